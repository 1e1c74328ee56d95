/** How English names cards and places, and what modules say in the same words. */
import { HIDDEN } from '@halcyon/kernel';
import { figure, type Maybe } from '@halcyon/speech/grammar';
import { handAsks, tooDear, whom } from '@halcyon/speech/parts/en';
import type { Who } from '@halcyon/speech/speaker';
import { isPyramid, rowNumber, spotOf, stormAt } from '../../look/places.ts';
import type { Place } from '../../rules/features/storm-compass/vocabulary.ts';
import { type High, type Low, NO_HIGH, NO_LOW } from '../../rules/jokers/vocabulary.ts';
import {
  BORDER,
  type Card,
  type Cell,
  COMPASS,
  FINISH,
  MONSTER,
  type Names,
  ORANGE,
  PURPLE,
  ROCKS,
  type Row,
  START,
  STORM,
  WILD,
  YELLOW,
} from '../../rules/vocabulary.ts';

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
export const cardName = (card: Maybe<Card>): string => NAMES[card ?? HIDDEN] ?? figure(card);

const PARTS = { left: 'the left pillar, ', right: 'the right pillar, ', roof: 'the roof, ' };
export const cellName = (cell: Maybe<Cell>, { layout }: Who): string => {
  const { part, row, column } = spotOf(layout, cell);
  return `${part ? PARTS[part] : ''}row ${row}, ${isPyramid(layout) ? 'place' : 'column'} ${column}`;
};
export const rowName = (row: Maybe<Row>): string => `row ${rowNumber(row)}`;
export const stormName = (place: Maybe<Place>, who: Who): string => {
  const at = stormAt(who.layout, place);
  if (at === 'drawn') return 'the Storm just drawn';
  if (at.card === PURPLE) return `the Purple Storm beside ${rowName(at.row)}`;
  return `the ${at.card === YELLOW ? 'Yellow' : 'Orange'} Storm in front of ${whom(at.seat, who)}`;
};
/** Which numbers fit: 'between 38 and 47'. */
export const range = (low: Maybe<Low>, high: Maybe<High>): string =>
  low === NO_LOW && high === NO_HIGH
    ? 'from 1 to 80'
    : low === NO_LOW
      ? `below ${figure(high)}`
      : high === NO_HIGH
        ? `above ${figure(low)}`
        : `between ${figure(low)} and ${figure(high)}`;

/** Why a card is too dear for a cell. */
export const cost = ({ before, after, needed, payable }: Partial<Names>): string =>
  tooDear(before, after, needed, payable);
export const yourTurn = ({ start }: Partial<Names>): string =>
  start === 1 ? 'You hold a Start: play it now.' : handAsks.turn();
/** What it means to lose. */
export const LOST = 'This time the ship is lost.';
