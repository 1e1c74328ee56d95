/** How German names the cards, faces and clouds of Cloud 9. */

import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { BLANK, WILD } from '../../rules/vocabulary.ts';

export const points = counted('de', 'Punkt', 'Punkte');
export const dice = counted('de', 'Würfel', 'Würfel');
/** As people count: the lowest is 1. */
export const cell = (n: Maybe): string => `Wolke ${figure(n === undefined ? n : n + 1)}`;

const CARDS = [undefined, 'rote', 'grüne', 'gelbe', 'violette'];
const COLOURS = [undefined, 'Rot', 'Grün', 'Gelb', 'Violett'];
/** In the accusative: a card, or one that is not seen. */
export const card = (n: Maybe): string => {
  if (n === WILD) return 'einen Joker';
  const known = CARDS[n ?? 0];
  return known ? `eine ${known} Karte` : 'eine Karte';
};
export const face = (n: Maybe): string => (n === BLANK ? 'eine leere Seite' : (COLOURS[n ?? 0] ?? card(n)));
