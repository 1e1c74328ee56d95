/** How German names the cards and places of Tranquility. */
import { HIDDEN } from '@halcyon/kernel';
import { FINISH, ORANGE, PURPLE, START, YELLOW } from '@halcyon/tranquility';
import { counted, figure, type Maybe } from '../../grammar.ts';
import type { Who } from '../../speaker.ts';
import type { TranquilitySpeech } from '../en.ts';
import { columnOf, rowNumber, rowOf, stormAt } from '../places.ts';

export const things = {
  start: 'Start',
  finish: 'Ziel',
  yellow: 'Gelber Sturm',
  purple: 'Violetter Sturm',
  orange: 'Orangefarbener Sturm',
  storm: 'Sturm',
  compass: 'Kompass',
  compasses: 'Kompasse',
  rocks: 'Schroffe Felsen',
  sea: 'Meer',
  island: 'Insel',
} satisfies TranquilitySpeech['things'];
export const cards = counted('de', 'Karte', 'Karten');

/** In the accusative, which 'ziehen', 'platzieren' and 'ablegen' take. */
const NAMES: Readonly<Record<number, string>> = {
  [HIDDEN]: 'eine Karte',
  [START]: 'einen Start',
  [FINISH]: 'ein Ziel',
  [YELLOW]: 'einen Gelben Sturm',
  [PURPLE]: 'einen Violetten Sturm',
  [ORANGE]: 'einen Orangefarbenen Sturm',
};
export const card = (n: Maybe): string => NAMES[n ?? HIDDEN] ?? `die ${figure(n)}`;
export const cell = (n: Maybe): string => `Reihe ${rowOf(n)}, Spalte ${columnOf(n)}`;
export const row = (n: Maybe): string => `Reihe ${rowNumber(n)}`;

/** 'dir' or the name, after 'vor'. */
export const whom = (seat: Maybe, who: Who): string => (who.me(seat ?? 0) ? 'dir' : who.name(seat ?? 0));
/** 'Du platzierst' or 'Anna platziert'. */
export const does = (seat: Maybe, who: Who, you: string, other: string): string =>
  who.me(seat ?? 0) ? `Du ${you}` : `${who.name(seat ?? 0)} ${other}`;
/** In the accusative: 'den Gelben Sturm vor dir'. */
export const storm = (place: Maybe, who: Who): string => {
  const at = stormAt(place);
  if (at === 'drawn') return 'den eben gezogenen Sturm';
  if (at.card === PURPLE) return `den Violetten Sturm an ${row(at.row)}`;
  return `den ${at.card === YELLOW ? 'Gelben' : 'Orangefarbenen'} Sturm vor ${whom(at.seat, who)}`;
};
