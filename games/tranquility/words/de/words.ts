/** How German names the cards and places of Tranquility. */
import { HIDDEN } from '@halcyon/kernel';
import { figure, type Maybe } from '@halcyon/speech/grammar';
import { whom } from '@halcyon/speech/parts/de';
import type { Who } from '@halcyon/speech/speaker';
import {
  BORDER,
  COMPASS,
  FINISH,
  MONSTER,
  ORANGE,
  PURPLE,
  ROCKS,
  START,
  STORM,
  WILD,
  YELLOW,
} from '../../rules/vocabulary.ts';
import { isPyramid, NO_HIGH, NO_LOW, rowNumber, spotOf, stormAt } from '../places.ts';

/** In the accusative, which 'ziehen', 'platzieren' and 'ablegen' take. */
const NAMES: Readonly<Record<number, string>> = {
  [HIDDEN]: 'eine Karte',
  [START]: 'einen Start',
  [FINISH]: 'ein Ziel',
  [MONSTER]: 'ein Seeungeheuer',
  [WILD]: 'einen Platzhalter',
  [COMPASS]: 'einen Kompass',
  [BORDER]: 'eine Grenzkarte',
  [YELLOW]: 'einen Gelben Sturm',
  [PURPLE]: 'einen Violetten Sturm',
  [ORANGE]: 'einen Orangefarbenen Sturm',
  [STORM]: 'einen Sturm',
  [ROCKS]: 'die Schroffen Felsen',
};
export const card = (n: Maybe): string => NAMES[n ?? HIDDEN] ?? `die ${figure(n)}`;
/** The card that stands for a number, in the nominative: a Wild, in the Pyramid a border card. */
export const joker = ({ layout }: Who, article: 'der' | 'dein'): string =>
  isPyramid(layout) ? `${article === 'der' ? 'die' : 'deine'} Grenzkarte` : `${article} Platzhalter`;

const PARTS = { left: ' der linken Säule', right: ' der rechten Säule', roof: ' des Daches' };
export const cell = (n: Maybe, { layout }: Who): string => {
  const { part, row: at, column } = spotOf(layout, n);
  return `Reihe ${at}, ${isPyramid(layout) ? 'Feld' : 'Spalte'} ${column}${part ? PARTS[part] : ''}`;
};
export const row = (n: Maybe): string => `Reihe ${rowNumber(n)}`;
/** Which numbers fit: 'zwischen 38 und 47'. */
export const range = (low: Maybe, high: Maybe): string =>
  low === NO_LOW && high === NO_HIGH
    ? 'von 1 bis 80'
    : low === NO_LOW
      ? `unter ${figure(high)}`
      : high === NO_HIGH
        ? `über ${figure(low)}`
        : `zwischen ${figure(low)} und ${figure(high)}`;
export const side = (n: Maybe): string => (n === 1 ? 'Nacht' : 'Tag');

/** In the accusative: 'den Gelben Sturm vor dir'. */
export const storm = (place: Maybe, who: Who): string => {
  const at = stormAt(who.layout, place);
  if (at === 'drawn') return 'den eben gezogenen Sturm';
  if (at.card === PURPLE) return `den Violetten Sturm an ${row(at.row)}`;
  return `den ${at.card === YELLOW ? 'Gelben' : 'Orangefarbenen'} Sturm vor ${whom(at.seat, who)}`;
};
