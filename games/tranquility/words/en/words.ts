/** How English names the cards and places of Tranquility. */
import { HIDDEN } from '@halcyon/kernel';
import { figure, type Maybe } from '@halcyon/speech/grammar';
import { whom } from '@halcyon/speech/parts/en';
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

const NAMES: Readonly<Record<number, string>> = {
  [HIDDEN]: 'a card',
  [START]: 'a Start',
  [FINISH]: 'a Finish',
  [MONSTER]: 'a Sea Monster',
  [WILD]: 'a Wild',
  [COMPASS]: 'a Compass',
  [BORDER]: 'a border card',
  [YELLOW]: 'a Yellow Storm',
  [PURPLE]: 'a Purple Storm',
  [ORANGE]: 'an Orange Storm',
  [STORM]: 'a Storm',
  [ROCKS]: 'the Jagged Rocks',
};
export const card = (n: Maybe): string => NAMES[n ?? HIDDEN] ?? figure(n);
/** The card that stands for a number: a Wild, in the Pyramid a border card. */
export const joker = ({ layout }: Who): string => (isPyramid(layout) ? 'border card' : 'Wild');

const PARTS = { left: 'the left pillar, ', right: 'the right pillar, ', roof: 'the roof, ' };
export const cell = (n: Maybe, { layout }: Who): string => {
  const { part, row: at, column } = spotOf(layout, n);
  return `${part ? PARTS[part] : ''}row ${at}, ${isPyramid(layout) ? 'place' : 'column'} ${column}`;
};
export const row = (n: Maybe): string => `row ${rowNumber(n)}`;
/** Which numbers fit: 'between 38 and 47'. */
export const range = (low: Maybe, high: Maybe): string =>
  low === NO_LOW && high === NO_HIGH
    ? 'from 1 to 80'
    : low === NO_LOW
      ? `below ${figure(high)}`
      : high === NO_HIGH
        ? `above ${figure(low)}`
        : `between ${figure(low)} and ${figure(high)}`;
export const side = (n: Maybe): string => (n === 1 ? 'night' : 'day');

export const storm = (place: Maybe, who: Who): string => {
  const at = stormAt(who.layout, place);
  if (at === 'drawn') return 'the Storm just drawn';
  if (at.card === PURPLE) return `the Purple Storm beside ${row(at.row)}`;
  return `the ${at.card === YELLOW ? 'Yellow' : 'Orange'} Storm in front of ${whom(at.seat, who)}`;
};
