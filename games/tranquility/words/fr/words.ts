/** How French names the cards and places of Tranquility. */
import { HIDDEN } from '@halcyon/kernel';
import { figure, type Maybe } from '@halcyon/speech/grammar';
import { whom } from '@halcyon/speech/parts/fr';
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
export const card = (n: Maybe): string => NAMES[n ?? HIDDEN] ?? `l’île ${figure(n)}`;
/** The card that stands for a number: a Wild, in the Pyramid a border card. */
export const joker = ({ layout }: Who, article: 'le' | 'votre'): string =>
  isPyramid(layout) ? `${article === 'le' ? 'la' : article} carte de bordure` : `${article} Joker`;

const PARTS = { left: ' du pilier gauche', right: ' du pilier droit', roof: ' du toit' };
export const cell = (n: Maybe, { layout }: Who): string => {
  const { part, row: at, column } = spotOf(layout, n);
  return `rangée ${at}, ${isPyramid(layout) ? 'case' : 'colonne'} ${column}${part ? PARTS[part] : ''}`;
};
export const row = (n: Maybe): string => `la rangée ${rowNumber(n)}`;
/** Which numbers fit: 'entre 38 et 47'. */
export const range = (low: Maybe, high: Maybe): string =>
  low === NO_LOW && high === NO_HIGH
    ? 'de 1 à 80'
    : low === NO_LOW
      ? `au-dessous de ${figure(high)}`
      : high === NO_HIGH
        ? `au-dessus de ${figure(low)}`
        : `entre ${figure(low)} et ${figure(high)}`;
export const side = (n: Maybe): string => (n === 1 ? 'nuit' : 'jour');

export const storm = (place: Maybe, who: Who): string => {
  const at = stormAt(who.layout, place);
  if (at === 'drawn') return 'la Tempête qui vient d’être piochée';
  if (at.card === PURPLE) return `la Tempête pourpre de ${row(at.row)}`;
  return `la Tempête ${at.card === YELLOW ? 'jaune' : 'orange'} devant ${whom(at.seat, who)}`;
};
