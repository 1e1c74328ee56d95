/** Short input: a card and a hex, an action and what it needs, hexes alone for the die. The rules judge the result. */

import { isOneOf } from '@halcyon/terminal-kit/input';
import { cellsOfCard, handOf, isLegal, offers } from '@halcyon/terminal-kit/offers';
import type { Reading, Scene } from '@halcyon/terminal-kit/scene';
import type { Typed } from '@halcyon/terminal-kit/short-input';
import { cardWord, hexWord } from '../look/names.ts';
import { type Card, HEX_WORDS, MEADOW, PATHS } from '../rules/index.ts';
import { isEmpty, landOf, REMOVAL, SLIDE } from './land.ts';
import { cardIn, hexesIn, moveNamed, typedCard } from './names.ts';

const choose = (scene: Scene, cards: readonly Card[], behind = ''): Reading => ({
  form: cards.map((card) => typedCard(scene, card) + behind).join(' | '),
});

/** 'forest field', 'pay forest': cards that are paid one by one. */
const readPaid = (words: Typed, scene: Scene): Reading | undefined => {
  const moves: string[] = [];
  let rest = isOneOf(scene.words.cards.payWords, words[0] ?? '') ? words.slice(1) : words;
  while (rest.length > 0) {
    const found = cardIn(rest, scene);
    if (!found) return undefined;
    if (found.cards.length > 1) return choose(scene, found.cards);
    const [card] = found.cards;
    moves.push(`pay ${cardWord(card!)}`);
    rest = found.rest;
  }
  return moves.length > 0 ? { moves } : undefined;
};
/** An action that costs two cards; they may be named in the same breath. */
const paidWith = (action: string, words: Typed, scene: Scene): Reading | undefined => {
  if (words.length === 0) return { moves: [action] };
  const paid = readPaid(words, scene);
  return paid && 'moves' in paid ? { moves: [action, ...paid.moves] } : paid;
};

/** One hex: a tile comes where none lies, else the merchant goes there. Two: a tile is shifted. */
const withCard = (card: Card, words: Typed, scene: Scene, said?: string): Reading | undefined => {
  const { hexes, rest } = hexesIn(words, scene);
  const [first, second, ...more] = hexes;
  if (first === undefined || rest.length + more.length > 0) return undefined;
  const word = cardWord(card);
  const meant = second !== undefined ? 'shift' : isEmpty(scene, first) ? 'place' : 'move';
  // Whoever says what to do is not given something else.
  const kind = said ?? meant;
  if ((kind === 'shift') !== (meant === 'shift')) return undefined;
  return { moves: [[kind, word, ...hexes.map(hexWord)].join(' ')] };
};
const onHex = (kind: 'landslide' | 'remove', words: Typed, scene: Scene): Reading | undefined => {
  const { hexes, rest } = hexesIn(words, scene);
  if (hexes.length !== 1) return undefined;
  const action = `${kind} ${hexWord(hexes[0]!)}`;
  if (kind === 'remove') return paidWith(action, rest, scene);
  return rest.length === 0 ? { moves: [action] } : undefined;
};
/** What follows when something is picked up. */
const withPicked = (picked: number, words: Typed, scene: Scene): Reading | undefined => {
  if (picked === SLIDE) return onHex('landslide', words, scene);
  return picked === REMOVAL ? onHex('remove', words, scene) : withCard(picked, words, scene);
};

/** Where what the die shows lies, it is taken back; elsewhere it is put down. Two hexes: it is carried. */
const withDie = (words: Typed, scene: Scene): Reading | undefined => {
  const { die, tiles } = landOf(scene);
  const { hexes, rest } = hexesIn(words, scene);
  const [first, second, ...more] = hexes;
  if (first === undefined || rest.length + more.length > 0) return undefined;
  if (second !== undefined) return { moves: [`carry ${hexWord(first)} ${hexWord(second)}`] };
  return { moves: [`${tiles[first] === die ? 'take' : 'put'} ${hexWord(first)}`] };
};

/** Of several cards the one with which it would be allowed, if there is only one. */
const onlyOne = (cards: readonly Card[], rest: Typed, scene: Scene, said?: string): readonly number[] => {
  const able = cards.filter((card) => {
    const meant = withCard(card, rest, scene, said);
    return meant && 'moves' in meant && isLegal(scene, meant.moves[0]!);
  });
  return able.length === 1 ? able : cards;
};
const readCard = (named: readonly number[], rest: Typed, scene: Scene, said?: string): Reading | undefined => {
  const cards = onlyOne(named, rest, scene, said);
  const [card] = cards;
  if (card === undefined || cards.length > 1) return choose(scene, cards, rest.length > 0 ? ` ${rest.join(' ')}` : '');
  const form = `${typedCard(scene, card)} <hex>${said === 'shift' ? ' <hex>' : ''}`;
  if (rest.length > 0) return withCard(card, rest, scene, said) ?? { form };
  // Who holds none or is not asked gets the rules' answer.
  const held = scene.ask?.id === 'act' && handOf(scene).includes(card);
  return held ? { select: card } : { moves: [`move ${cardWord(card)} ${HEX_WORDS[MEADOW]}`] };
};
const readMove = (move: string, rest: Typed, scene: Scene): Reading | undefined => {
  if (move === 'throw') return paidWith(move, rest, scene);
  if (move !== 'landslide' && move !== 'remove') return rest.length === 0 ? { moves: [move] } : undefined;
  if (rest.length > 0) return onHex(move, rest, scene) ?? { form: `${move} <hex>` };
  if (offers(scene, move)) return { select: move === 'landslide' ? SLIDE : REMOVAL };
  return { moves: [`${move} ${hexWord(PATHS[0]!)}`] };
};
/** Hexes alone: what could be done there with which card. */
const readHex = (words: Typed, scene: Scene): Reading | undefined => {
  const { hexes, rest } = hexesIn(words, scene);
  if (hexes.length === 0 || rest.length > 0) return undefined;
  const behind = ` ${hexes.map(hexWord).join(' ')}`;
  const able = [...new Set(handOf(scene))].filter(
    (card) =>
      hexes.length === 1 && ['move', 'place'].some((kind) => cellsOfCard(scene, kind, card).includes(hexes[0]!)),
  );
  return able.length > 0 ? choose(scene, able, behind) : { form: `<card>${behind}` };
};

export const readShort = (words: Typed, scene: Scene): Reading | undefined => {
  const { ask, selected, words: speech } = scene;
  const [first = '', ...rest] = words;
  if (ask?.id === 'pay' || isOneOf(speech.cards.payWords, first)) {
    const paid = readPaid(words, scene);
    if (paid) return paid;
  }
  const aimed =
    ask?.id === 'die' ? withDie(words, scene) : selected === undefined ? undefined : withPicked(selected, words, scene);
  if (aimed) return aimed;
  const said = ['place', 'move', 'shift'].find((kind) => kind === first);
  const named = cardIn(said === undefined ? words : rest, scene);
  if (named) return readCard(named.cards, named.rest, scene, said);
  const move = moveNamed(scene, first);
  if (move !== undefined) return readMove(move, rest, scene);
  return ask?.id === 'act' ? readHex(words, scene) : undefined;
};
