/** How French names cards and places, and what modules say in the same words. */
import { HIDDEN } from '@halcyon/kernel';
import { figure, type Maybe } from '@halcyon/speech/grammar';
import { handAsks, tooDear, whom } from '@halcyon/speech/parts/fr';
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
  [HIDDEN]: 'une carte',
  [START]: 'une carte de départ',
  [FINISH]: 'une carte d’arrivée',
  [MONSTER]: 'un Monstre marin',
  [WILD]: 'un Joker',
  [COMPASS]: 'une Boussole',
  [BORDER]: 'une carte de bordure',
  [YELLOW]: 'une Tempête jaune',
  [PURPLE]: 'une Tempête pourpre',
  [ORANGE]: 'une Tempête orange',
  [STORM]: 'une Tempête',
  [ROCKS]: 'les Récifs acérés',
};
export const cardName = (card: Maybe<Card>): string => NAMES[card ?? HIDDEN] ?? `l’île ${figure(card)}`;

const PARTS = { left: ' du pilier gauche', right: ' du pilier droit', roof: ' du toit' };
export const cellName = (cell: Maybe<Cell>, { layout }: Who): string => {
  const { part, row, column } = spotOf(layout, cell);
  return `rangée ${row}, ${isPyramid(layout) ? 'case' : 'colonne'} ${column}${part ? PARTS[part] : ''}`;
};
export const rowName = (row: Maybe<Row>): string => `la rangée ${rowNumber(row)}`;
export const stormName = (place: Maybe<Place>, who: Who): string => {
  const at = stormAt(who.layout, place);
  if (at === 'drawn') return 'la Tempête qui vient d’être piochée';
  if (at.card === PURPLE) return `la Tempête pourpre de ${rowName(at.row)}`;
  return `la Tempête ${at.card === YELLOW ? 'jaune' : 'orange'} devant ${whom(at.seat, who)}`;
};
/** Which numbers fit: 'entre 38 et 47'. */
export const range = (low: Maybe<Low>, high: Maybe<High>): string =>
  low === NO_LOW && high === NO_HIGH
    ? 'de 1 à 80'
    : low === NO_LOW
      ? `au-dessous de ${figure(high)}`
      : high === NO_HIGH
        ? `au-dessus de ${figure(low)}`
        : `entre ${figure(low)} et ${figure(high)}`;

/** Why a card is too dear for a cell. */
export const cost = ({ before, after, needed, payable }: Partial<Names>): string =>
  tooDear(before, after, needed, payable);
export const yourTurn = ({ start }: Partial<Names>): string =>
  start === 1 ? 'Vous avez une carte de départ : jouez-la maintenant.' : handAsks.turn();
/** What it means to lose. */
export const LOST = 'Cette fois, le bateau est perdu.';
