/** How French names the cards, faces and clouds of Cloud 9. */

import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { BLANK, WILD } from '../../rules/vocabulary.ts';

export const points = counted('fr', 'point', 'points');
export const dice = counted('fr', 'dé', 'dés');
/** As people count: the lowest is 1. */
export const cell = (n: Maybe): string => `nuage ${figure(n === undefined ? n : n + 1)}`;

/** Cards are feminine, colours masculine. */
const CARDS = [undefined, 'rouge', 'verte', 'jaune', 'violette'];
const COLOURS = [undefined, 'rouge', 'vert', 'jaune', 'violet'];
/** A card, or one that is not seen. */
export const card = (n: Maybe): string => {
  if (n === WILD) return 'un Joker';
  const known = CARDS[n ?? 0];
  return known ? `une carte ${known}` : 'une carte';
};
export const face = (n: Maybe): string => {
  if (n === BLANK) return 'une face blanche';
  const known = COLOURS[n ?? 0];
  return known ? `du ${known}` : card(n);
};
