/** How English names the cards and places of Tranquility. */
import { HIDDEN } from '@halcyon/kernel';
import { FINISH, ORANGE, PURPLE, START, YELLOW } from '@halcyon/tranquility';
import { counted, figure, type Maybe } from '../../grammar.ts';
import type { Who } from '../../speaker.ts';
import { columnOf, rowNumber, rowOf, stormAt } from '../places.ts';

export const things = {
  start: 'Start',
  finish: 'Finish',
  yellow: 'Yellow Storm',
  purple: 'Purple Storm',
  orange: 'Orange Storm',
  storm: 'Storm',
  compass: 'Compass',
  compasses: 'Compasses',
  rocks: 'Jagged Rocks',
  sea: 'Sea',
  island: 'Island',
};
export const cards = counted('en', 'card', 'cards');

const NAMES: Readonly<Record<number, string>> = {
  [HIDDEN]: 'a card',
  [START]: 'a Start',
  [FINISH]: 'a Finish',
  [YELLOW]: 'a Yellow Storm',
  [PURPLE]: 'a Purple Storm',
  [ORANGE]: 'an Orange Storm',
};
export const card = (n: Maybe): string => NAMES[n ?? HIDDEN] ?? figure(n);
export const cell = (n: Maybe): string => `row ${rowOf(n)}, column ${columnOf(n)}`;
export const row = (n: Maybe): string => `row ${rowNumber(n)}`;

/** 'you' or the name. */
export const whom = (seat: Maybe, who: Who): string => (who.me(seat ?? 0) ? 'you' : who.name(seat ?? 0));
/** 'You place' or 'Anna places'. */
export const does = (seat: Maybe, who: Who, you: string, other: string): string =>
  who.me(seat ?? 0) ? `You ${you}` : `${who.name(seat ?? 0)} ${other}`;
export const storm = (place: Maybe, who: Who): string => {
  const at = stormAt(place);
  if (at === 'drawn') return 'the Storm just drawn';
  if (at.card === PURPLE) return `the Purple Storm beside ${row(at.row)}`;
  return `the ${at.card === YELLOW ? 'Yellow' : 'Orange'} Storm in front of ${whom(at.seat, who)}`;
};
