/** The colours behind cards: a fish has the colour of its kind, the others each have one. */

import type { Rgb } from '@halcyon/terminal-kit/ink';
import { type Card, CORAL, type Colour, colourOf, isFish, PEARL, SHARK, WATER } from '../rules/vocabulary.ts';

const FISH: readonly Rgb[] = [
  [184, 48, 44],
  [240, 200, 60],
  [48, 120, 64],
  [40, 88, 172],
  [112, 64, 152],
  [244, 160, 190],
];
const OTHERS: Readonly<Record<number, Rgb>> = {
  [CORAL]: [236, 136, 96],
  [SHARK]: [96, 104, 112],
  [PEARL]: [236, 232, 222],
  [WATER]: [164, 212, 232],
};
const DEEP: Rgb = [18, 40, 72];

export const backOfColour = (colour: Colour): Rgb => FISH[colour] ?? DEEP;
/** Of a card of the sea; one that lies face down is as dark as the deep. */
export const backOf = (card: Card): Rgb => (isFish(card) ? backOfColour(colourOf(card)) : (OTHERS[card] ?? DEEP));
