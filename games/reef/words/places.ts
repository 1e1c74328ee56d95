/** What every language needs to name places, cards and colours. */

import type { Seat } from '@halcyon/kernel';
import { capital, type Maybe } from '@halcyon/speech/grammar';
import type { Who } from '@halcyon/speech/speaker';
import {
  BREEDING_WORDS,
  type Breeding,
  CARD_WORDS,
  type Card,
  CELL_WORDS,
  type Cell,
  type COLOURS,
  type Column,
  columnOf,
  isMiddle,
  ROWS,
  rowOf,
} from '../rules/vocabulary.ts';

interface Spot {
  /** Whose row it is; of a middle row, who sits on its side. */
  readonly seat: Seat;
  /** An outer row; or a middle one as the reader sees it, who may sit at neither side. */
  readonly row: 'outer' | 'near' | 'far' | 'watched';
  readonly column: Column;
  /** As it is typed: 'a3'. */
  readonly word: string;
}
export const spotOf = (cell: Maybe<Cell>, who: Who): Spot => {
  const row = rowOf(cell ?? 0);
  const seat = row < ROWS / 2 ? 0 : 1;
  const middle = who.me(seat) ? 'near' : who.me(1 - seat) ? 'far' : 'watched';
  return {
    seat,
    row: isMiddle(row) ? middle : 'outer',
    column: columnOf(cell ?? 0),
    word: CELL_WORDS[cell ?? 0]!,
  };
};

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
  card: (card: Card) => string,
  breeding: (breeding: Breeding) => string,
): Readonly<Record<string, string>> => ({ ...labels(CARD_WORDS, card), ...labels(BREEDING_WORDS, breeding) });
