/** Cards, hexes and moves as they are typed: in the reader's language, as the log writes them, or by a beginning. */

import { fold, isOneOf } from '@halcyon/terminal-kit/input';
import { handOf, offers } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { type MoveName, moveMeant, type Typed } from '@halcyon/terminal-kit/short-input';
import { cardWord } from '../look/names.ts';
import { CASTLES, type Card, HEX_WORDS, type Hex, MEADOW, TERRAINS, WAREHOUSE, WARES } from '../rules/index.ts';
import { labelOf, terrainName, thing, wareName, wordsOf } from './land.ts';

const LONGEST_NAME = 3;
/** A word of a name that is said for its sake: not 'de' or 'the'. */
const TELLING = 4;

const CARDS = TERRAINS.map((_, i) => i + 1);
/** Cards that this text may mean; first words go before others, the reader's language before the notation. */
const cardsNamed = (scene: Scene, text: string): number[] => {
  const typed = wordsOf(text).join(' ');
  const begins = (name: string): boolean => wordsOf(name).join(' ').startsWith(typed);
  const ways: readonly ((card: Card) => boolean)[] = [
    (card) => begins(terrainName(scene, card)),
    (card) =>
      wordsOf(terrainName(scene, card))
        .slice(1)
        .some((word) => word.length >= TELLING && word.startsWith(typed)),
    (card) => begins(cardWord(card)),
  ];
  return ways.map((means) => CARDS.filter(means)).find((found) => found.length > 0) ?? [];
};
/** The cards that the first words may mean (those in hand, if there are such), and what follows. */
export const cardIn = (
  words: Typed,
  scene: Scene,
): { readonly cards: readonly Card[]; readonly rest: Typed } | undefined => {
  for (let n = Math.min(LONGEST_NAME, words.length); n > 0; n--) {
    const found = cardsNamed(scene, words.slice(0, n).join(' '));
    const held = found.filter((card) => handOf(scene).includes(card));
    if (found.length > 0) return { cards: held.length > 0 ? held : found, rest: words.slice(n) };
  }
  return undefined;
};
/** How a card is offered: 'forest', 'route de château'. */
export const typedCard = (scene: Scene, card: Card): string => terrainName(scene, card).toLowerCase();

const HEX_OF: ReadonlyMap<string, number> = new Map(
  Object.entries(HEX_WORDS).map(([hex, word]) => [word, Number(hex)]),
);
const LEAST_OF_PLACE = 3;
/** 'meadow', 'wine': places that have a name. */
const placeNamed = (scene: Scene, word: string): number | undefined => {
  const places: (readonly [hex: Hex, ...names: string[]])[] = [
    [MEADOW, 'meadow', thing(scene, 'meadow')],
    [WAREHOUSE, 'warehouse', thing(scene, 'warehouse')],
    ...CASTLES.map((hex, ware) => [hex, WARES[ware]!, wareName(scene, ware)] as const),
  ];
  const meant =
    word.length < LEAST_OF_PLACE ? [] : places.filter(([, ...names]) => names.some((n) => fold(n).startsWith(word)));
  return meant.length === 1 ? meant[0]![0] : undefined;
};
/** A hex at the beginning, 'd4', 'd 4' or 'meadow', and what follows. */
const hexIn = (words: Typed, scene: Scene): { readonly hex: Hex; readonly rest: Typed } | undefined => {
  const [first = '', second = ''] = words;
  const one = HEX_OF.get(first) ?? placeNamed(scene, first);
  if (one !== undefined) return { hex: one, rest: words.slice(1) };
  const two = HEX_OF.get(first + second);
  return two === undefined ? undefined : { hex: two, rest: words.slice(2) };
};
/** All hexes at the beginning, and what follows. */
export const hexesIn = (words: Typed, scene: Scene): { readonly hexes: readonly Hex[]; readonly rest: Typed } => {
  const hexes: number[] = [];
  let rest = words;
  for (let found = hexIn(rest, scene); found; found = hexIn(rest, scene)) {
    hexes.push(found.hex);
    rest = found.rest;
  }
  return { hexes, rest };
};

/** The word that names a move is left when what it is done with is not counted. */
const tellingWords = (scene: Scene, kind: string): string[] => {
  const plain = ['oneCard', 'tile', 'die', 'ware'].flatMap((word) => wordsOf(thing(scene, word)));
  return labelOf(scene, kind)
    .split(' ')
    .filter((word) => word.length >= TELLING && !plain.includes(fold(word)));
};
const firstWord = (text: string): string => text.split(' ')[0] ?? '';
const moveNames = (scene: Scene): MoveName[] => {
  const names: Readonly<Record<string, readonly string[]>> = {
    landslide: [firstWord(thing(scene, 'landslide'))],
    remove: tellingWords(scene, 'remove'),
    draw: tellingWords(scene, 'draw'),
    [offers(scene, 'throw-free') ? 'throw-free' : 'throw']: [
      ...tellingWords(scene, 'throw'),
      ...tellingWords(scene, 'throw-free'),
    ],
    nothing: tellingWords(scene, 'nothing'),
    'sell-for-gold': [thing(scene, 'gold')],
    'sell-for-cards': [thing(scene, 'cards')],
    end: [...tellingWords(scene, 'end'), ...tellingWords(scene, 'keep')],
  };
  return Object.entries(names).map(([move, words]) => ({ move, words: words.join(' ') }));
};
/** One letter would do, but half a hex must not end the turn. */
const LEAST_OF_MOVE = 2;
/** The move that a word means. */
export const moveNamed = (scene: Scene, word: string): string | undefined =>
  word.length < LEAST_OF_MOVE || isOneOf(scene.words.cards.payWords, word)
    ? undefined
    : moveMeant(word, moveNames(scene), scene);
/** How a move is offered: in English as the log writes it. */
export const typedMove = (scene: Scene, move: string): string => {
  const own = moveNames(scene).find((name) => name.move === move);
  if (move.startsWith('sell')) return firstWord(own?.words ?? move).toLowerCase();
  if (scene.speaker.language === 'en') return move === 'throw-free' ? 'throw' : move;
  return firstWord(own?.words || move).toLowerCase();
};
