/** How German names cards and places, and what modules say in the same words. */
import { HIDDEN } from '@halcyon/kernel';
import { figure, type Maybe } from '@halcyon/speech/grammar';
import { handAsks, tooDear, whom } from '@halcyon/speech/parts/de';
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
export const cardName = (card: Maybe<Card>): string => NAMES[card ?? HIDDEN] ?? `die ${figure(card)}`;

const PARTS = { left: ' der linken Säule', right: ' der rechten Säule', roof: ' des Daches' };
export const cellName = (cell: Maybe<Cell>, { layout }: Who): string => {
  const { part, row, column } = spotOf(layout, cell);
  return `Reihe ${row}, ${isPyramid(layout) ? 'Feld' : 'Spalte'} ${column}${part ? PARTS[part] : ''}`;
};
export const rowName = (row: Maybe<Row>): string => `Reihe ${rowNumber(row)}`;
/** In the accusative: 'den Gelben Sturm vor dir'. */
export const stormName = (place: Maybe<Place>, who: Who): string => {
  const at = stormAt(who.layout, place);
  if (at === 'drawn') return 'den eben gezogenen Sturm';
  if (at.card === PURPLE) return `den Violetten Sturm an ${rowName(at.row)}`;
  return `den ${at.card === YELLOW ? 'Gelben' : 'Orangefarbenen'} Sturm vor ${whom(at.seat, who)}`;
};
/** Which numbers fit: 'zwischen 38 und 47'. */
export const range = (low: Maybe<Low>, high: Maybe<High>): string =>
  low === NO_LOW && high === NO_HIGH
    ? 'von 1 bis 80'
    : low === NO_LOW
      ? `unter ${figure(high)}`
      : high === NO_HIGH
        ? `über ${figure(low)}`
        : `zwischen ${figure(low)} und ${figure(high)}`;

/** Why a card is too dear for a cell. */
export const cost = ({ before, after, needed, payable }: Partial<Names>): string =>
  tooDear(before, after, needed, payable);
export const yourTurn = ({ start }: Partial<Names>): string =>
  start === 1 ? 'Du hast einen Start: Spiele ihn jetzt.' : handAsks.turn();
/** What it means to lose. */
export const LOST = 'Diesmal ist das Schiff verloren.';
