/** How German names the characters and places of Fantasy Pub. */

import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { whose } from '@halcyon/speech/parts/de';
import type { Who } from '@halcyon/speech/speaker';
import { AWAY, DOOR } from '../../rules/vocabulary.ts';
import { characterOf } from '../characters.ts';

export const coins = counted('de', 'Münze', 'Münzen');
/** As one orders them: three 'Bier'. */
export const beers = counted('de', 'Bier', 'Bier');
export const steps = counted('de', 'Schritt', 'Schritte');

const RACES = ['Goblin', 'Zwerg', 'Ork', 'Troll'];
/** All are masculine. By case: yours, theirs, and 'second' after each of them. */
const CASES = {
  nominative: ['dein', 'der', 'zweiter', 'zweite'],
  accusative: ['deinen', 'den', 'zweiten', 'zweiten'],
  dative: ['deinem', 'dem', 'zweiten', 'zweiten'],
} as const;
const named = (n: Maybe, who: Who, inCase: keyof typeof CASES): string => {
  const { seat, race, isSecond } = characterOf(n);
  const [yours, theirs, yourSecond, theirSecond] = CASES[inCase];
  return whose(
    seat,
    who,
    `${yours} ${isSecond ? `${yourSecond} ` : ''}${RACES[race]}`,
    `${theirs} ${isSecond ? `${theirSecond} ` : ''}${RACES[race]}`,
  );
};
/** 'dein Troll', 'der zweite Goblin von Anna'. */
export const character = (n: Maybe, who: Who): string => named(n, who, 'nominative');
/** 'deinen Troll', 'den zweiten Goblin von Anna'. */
export const characterAsObject = (n: Maybe, who: Who): string => named(n, who, 'accusative');
/** 'deinem Troll', 'dem zweiten Goblin von Anna'. */
export const toCharacter = (n: Maybe, who: Who): string => named(n, who, 'dative');

const placed = (place: Maybe, door: string, table: string): string =>
  place === DOOR ? door : place === AWAY ? 'draußen' : `${table}Tisch ${figure(place)}`;
export const cell = (place: Maybe): string => placed(place, 'die Tür', '');
/** 'an der Tür', 'an Tisch 3'. */
export const at = (place: Maybe): string => placed(place, 'an der Tür', 'an ');
/** 'von der Tür', 'von Tisch 3'. */
export const from = (place: Maybe): string => placed(place, 'von der Tür', 'von ');
/** 'zur Tür', 'zu Tisch 3'. */
export const to = (place: Maybe): string => placed(place, 'zur Tür', 'zu ');
