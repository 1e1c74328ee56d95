/** How French names the cards and places of Tranquility. */
import { HIDDEN } from '@halcyon/kernel';
import { FINISH, ORANGE, PURPLE, START, YELLOW } from '@halcyon/tranquility';
import { counted, figure, type Maybe } from '../../grammar.ts';
import type { Who } from '../../speaker.ts';
import type { TranquilitySpeech } from '../en.ts';
import { columnOf, rowNumber, rowOf, stormAt } from '../places.ts';

export const things = {
  start: 'Départ',
  finish: 'Arrivée',
  yellow: 'Tempête jaune',
  purple: 'Tempête pourpre',
  orange: 'Tempête orange',
  storm: 'Tempête',
  compass: 'Boussole',
  compasses: 'Boussoles',
  rocks: 'Récifs acérés',
  sea: 'Mer',
  island: 'Île',
} satisfies TranquilitySpeech['things'];
export const cards = counted('fr', 'carte', 'cartes');

const NAMES: Readonly<Record<number, string>> = {
  [HIDDEN]: 'une carte',
  [START]: 'une carte de départ',
  [FINISH]: 'une carte d’arrivée',
  [YELLOW]: 'une Tempête jaune',
  [PURPLE]: 'une Tempête pourpre',
  [ORANGE]: 'une Tempête orange',
};
export const card = (n: Maybe): string => NAMES[n ?? HIDDEN] ?? `l’île ${figure(n)}`;
export const cell = (n: Maybe): string => `rangée ${rowOf(n)}, colonne ${columnOf(n)}`;
export const row = (n: Maybe): string => `la rangée ${rowNumber(n)}`;

/** 'vous' or the name. */
export const whom = (seat: Maybe, who: Who): string => (who.me(seat ?? 0) ? 'vous' : who.name(seat ?? 0));
/** 'Vous placez' or 'Anna place'. */
export const does = (seat: Maybe, who: Who, you: string, other: string): string =>
  who.me(seat ?? 0) ? `Vous ${you}` : `${who.name(seat ?? 0)} ${other}`;
export const storm = (place: Maybe, who: Who): string => {
  const at = stormAt(place);
  if (at === 'drawn') return 'la Tempête qui vient d’être piochée';
  if (at.card === PURPLE) return `la Tempête pourpre de ${row(at.row)}`;
  return `la Tempête ${at.card === YELLOW ? 'jaune' : 'orange'} devant ${whom(at.seat, who)}`;
};
