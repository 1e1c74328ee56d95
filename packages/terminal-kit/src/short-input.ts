/** Short input that games with hands share: cards to drop, and an action that is paid in the same breath. */
import { parseMove } from '@halcyon/kernel';
import { fold, isOneOf } from './input.ts';
import { offers } from './offers.ts';
import type { Reading, Scene } from './scene.ts';

export type Typed = readonly string[];
/** How a game's cards are written. */
export interface CardWords {
  /** The card that the first of these words name, and what follows. */
  take(words: Typed): { readonly card: number; readonly rest: Typed } | undefined;
  /** As the log writes it. */
  write(card: number): string;
}

/** A move that may be typed by other words, or by the beginning of one. */
export interface MoveName {
  readonly move: string;
  /** In the reader's language, separated by spaces. */
  readonly words: string;
}
/** The one move that a word means: what is offered now comes before what is not, the reader's language before the notation. */
export const moveMeant = (typed: string, names: readonly MoveName[], scene: Scene): string | undefined => {
  const begins = (word: string): boolean => fold(word).startsWith(typed);
  const open = names.filter(({ move }) => offers(scene, move));
  for (const list of [open, names]) {
    for (const wordsOf of [({ words }: MoveName) => words.split(' '), ({ move }: MoveName) => [move]]) {
      const meant = list.filter((name) => wordsOf(name).some(begins));
      if (meant.length > 0) return meant.length === 1 ? meant[0]!.move : undefined;
    }
  }
  return undefined;
};

export const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d{1,3}$/.test(word);

/** The rules name drops in ascending order; people need not. */
const drops = (words: Typed, cards: CardWords): string[] | undefined => {
  const named: number[] = [];
  for (let rest = words; rest.length > 0; ) {
    const found = cards.take(rest);
    if (!found) return undefined;
    named.push(found.card);
    rest = found.rest;
  }
  return named.length === 0 ? undefined : named.sort((a, b) => a - b).map((card) => `drop ${cards.write(card)}`);
};
const moves = (list: readonly string[] | undefined): Reading | undefined => list && { moves: list };

/** 'd 3 7', 'drop 3', or cards alone while some have to be dropped. Undefined: it is about something else. */
export const readDrops = (
  words: Typed,
  scene: Scene,
  cards: CardWords,
): { readonly reading: Reading | undefined } | undefined => {
  const [first = '', ...rest] = words;
  if (first === 'd' || first === 'discard') {
    const dropped = rest.length > 0 ? drops(rest, cards) : [];
    return { reading: dropped && { moves: ['discard', ...dropped] } };
  }
  if (first === 'drop') return { reading: moves(drops(rest, cards)) };
  return offers(scene, 'drop') ? { reading: moves(drops(words, cards)) } : undefined;
};

/** 'pay 3 7 12', also behind an action: 'place 41 17 pay 3 7'. */
export const readPaid = (
  words: Typed,
  scene: Scene,
  cards: CardWords,
  readAction: (words: Typed) => Reading | undefined,
): Reading | undefined => {
  const at = words.findIndex((word) => isOneOf(scene.words.cards.payWords, word));
  if (at < 0) return readAction(words);
  const paid = drops(words.slice(at + 1), cards);
  if (!paid || at === 0) return moves(paid);
  const text = words.slice(0, at).join(' ');
  const written = typeof parseMove(scene.rules.moves, text) === 'number';
  const before = written ? { moves: [text] } : readAction(words.slice(0, at));
  return before && 'moves' in before ? { moves: [...before.moves, ...paid] } : before;
};
