/** What every language needs to name cards and places: as people count, rows from the bottom and places from the left, both from 1. */

import { capital, type Maybe } from '@halcyon/speech/grammar';
import { CARD_WORDS, columnOf, PANORAMAS, rowOf } from '../rules/vocabulary.ts';

interface Spot {
  readonly row: number;
  readonly place: number;
}
export const spotOf = (cell: Maybe): Spot => ({ row: rowOf(cell ?? 0) + 1, place: columnOf(cell ?? 0) + 1 });

/** What a panorama wants to see, from the left: '3-4-3'. */
export const sequence = (panorama: Maybe): string => PANORAMAS[panorama ?? 0]!.join('-');

/** A label for every card, by the words of the notation. */
export const cardLabels = (name: (card: number) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(CARD_WORDS).map(([card, word]) => [word, capital(name(Number(card)))]));

/** A4.16: of two neighbours of a bridge only the one that makes the cost, as [left, right] with 0 for the other. */
export const dearer = (value: Maybe, left: Maybe, right: Maybe): readonly [Maybe, Maybe] => {
  if (value === undefined || !left || !right) return [left, right];
  return Math.abs(value - left) < Math.abs(value - right) ? [0, right] : [left, 0];
};
