/** How English names the cards, faces and clouds of Cloud 9. */

import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { BLANK, COLOURS, WILD } from '../../rules/vocabulary.ts';

export const points = counted('en', 'point', 'points');
export const dice = counted('en', 'die', 'dice');
/** As people count: the lowest is 1. */
export const cell = (n: Maybe): string => `cloud ${figure(n === undefined ? n : n + 1)}`;

const colour = (n: Maybe): string | undefined => COLOURS[(n ?? 0) - 1];
/** A card, or one that is not seen. */
export const card = (n: Maybe): string => {
  if (n === WILD) return 'a Wild';
  const known = colour(n);
  return known ? `a ${known} card` : 'a card';
};
export const face = (n: Maybe): string => (n === BLANK ? 'a blank' : (colour(n) ?? card(n)));
