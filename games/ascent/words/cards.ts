/** What every language needs to name cards and places: as people count, rows from the bottom and places from the left, both from 1. */

import { capital, figure, fromOne, type Maybe } from '@halcyon/speech/grammar';
import { dearerSide } from '../look/cards.ts';
import { PANORAMAS, type Panorama } from '../rules/features/documentary/vocabulary.ts';
import {
  CARD_WORDS,
  type Card,
  type Cell,
  columnOf,
  isIbex,
  type Needed,
  type Payable,
  type Row,
  rowOf,
  type Value,
} from '../rules/vocabulary.ts';

interface Spot {
  readonly row: string;
  readonly place: string;
}
export const rowNumber = (row: Maybe<Row>): string => fromOne(row);
export const spotOf = (cell: Maybe<Cell>): Spot => ({
  row: rowNumber(rowOf(cell ?? 0)),
  place: fromOne(columnOf(cell ?? 0)),
});
export const worth = (value: Maybe<Value>): string => figure(value);

/** What a panorama wants to see, from the left: '3-4-3'. */
export const sequence = (panorama: Maybe<Panorama>): string => PANORAMAS[panorama ?? 0]!.join('-');

/** A6.3: an ibex on a card counts for nobody without Wildlife, and is not spoken of. */
export const showsIbex = (card: Card, features: readonly string[]): boolean =>
  isIbex(card) && features.includes('wildlife');

/** A label for every card, by the words of the notation. */
export const cardLabels = (name: (card: Card) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(CARD_WORDS).map(([card, word]) => [word, capital(name(Number(card)))]));

/** What each language says of a cost, with numbers that cannot be taken for each other. */
export type TooDear = (
  left: Maybe<Value>,
  right: Maybe<Value>,
  needed: Maybe<Needed>,
  payable: Maybe<Payable>,
) => string;

interface Sides {
  /** Of the terrain that is to lie there. */
  readonly value?: Value;
  readonly left?: Value;
  readonly right?: Value;
}
/** A4.16: of two neighbours of a bridge only the one that makes the cost, as [left, right] with 0 for the other. */
export const dearer = ({ value, left, right }: Sides): readonly [left: Maybe<Value>, right: Maybe<Value>] => {
  if (value === undefined || !left || !right) return [left, right];
  return dearerSide(value, left, right) === 'right' ? [0, right] : [left, 0];
};
