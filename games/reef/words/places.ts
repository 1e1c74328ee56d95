/** What every language needs to name places, cards and colours. */

import { capital, type Maybe } from '@halcyon/speech/grammar';
import type { Who } from '@halcyon/speech/speaker';
import {
  BREEDING_WORDS,
  CARD_WORDS,
  CELL_WORDS,
  type COLOURS,
  columnOf,
  isMiddle,
  ROWS,
  rowOf,
} from '../rules/vocabulary.ts';

interface Spot {
  /** Whose row it is; of a middle row, who sits on its side. */
  readonly seat: number;
  /** An outer row; or a middle one as the reader sees it, who may sit at neither side. */
  readonly row: 'outer' | 'near' | 'far' | 'watched';
  /** As people count: column 1 is at the shore. */
  readonly column: number;
  /** As it is typed: 'a3'. */
  readonly word: string;
}
export const spotOf = (cell: Maybe, who: Who): Spot => {
  const row = rowOf(cell ?? 0);
  const seat = row < ROWS / 2 ? 0 : 1;
  const middle = who.me(seat) ? 'near' : who.me(1 - seat) ? 'far' : 'watched';
  return {
    seat,
    row: isMiddle(row) ? middle : 'outer',
    column: columnOf(cell ?? 0) + 1,
    word: CELL_WORDS[cell ?? 0]!,
  };
};
/** Corals and columns in moves and events, as people count. */
export const nth = (n: Maybe): Maybe => (n === undefined ? n : n + 1);

/** F1.4: what stands for a colour where there is only text, one column wide; and for male and female. */
export const SIGNS = {
  redSign: '★',
  yellowSign: '◗',
  greenSign: '♣',
  blueSign: '≈',
  purpleSign: '@',
  pinkSign: '♦',
  maleSign: '♂',
  femaleSign: '♀',
} satisfies Record<`${(typeof COLOURS)[number] | 'male' | 'female'}Sign`, string>;

const labels = (
  words: Readonly<Record<number, string>>,
  name: (n: number) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).map(([n, word]) => [word, capital(name(Number(n)))]));
/** A label for every sea card and for every breeding card, by the words of the notation. */
export const cardLabels = (
  card: (n: number) => string,
  breeding: (n: number) => string,
): Readonly<Record<string, string>> => ({ ...labels(CARD_WORDS, card), ...labels(BREEDING_WORDS, breeding) });
