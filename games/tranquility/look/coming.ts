/** Cards that may still come, as far as a seat can know. */
import type { Outlook, Seat } from '@halcyon/kernel';
import { unseenIn } from '@halcyon/parts';
import { type Card, isIsland } from '../rules/vocabulary.ts';
import { seaOf } from './sea.ts';

const HIDDEN_PLACES = ['hands', 'piles', 'discards', 'given', 'removed'];

export interface Coming {
  /** All that this seat has not seen, wherever it is. */
  readonly unseen: readonly Card[];
  /** Islands that it has not seen, holds, or sees in the row. */
  readonly islands: readonly Card[];
}
export const comingFor = (outlook: Outlook, seat: Seat): Coming => {
  const { hands, row } = seaOf(outlook.view);
  const unseen = unseenIn(outlook, HIDDEN_PLACES);
  return { unseen, islands: [...unseen, ...hands[seat]!, ...(row ?? [])].filter(isIsland) };
};
export const numbersBetween = (cards: readonly Card[], low: number, high: number): number =>
  cards.filter((card) => card > low && card < high).length;
