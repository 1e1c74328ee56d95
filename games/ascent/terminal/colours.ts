/** Cards by colour: the ground of a terrain lies brighter the higher its value. */

import { mix, type Rgb } from '@halcyon/terminal-kit/ink';
import {
  BRIDGE,
  cardValue,
  GRASS,
  HIGHEST_VALUE,
  isCampfire,
  ROCK,
  SNOW,
  SUMMIT,
  typeOf,
} from '../rules/vocabulary.ts';

/** From value 1 to the highest. */
const GROUNDS: Readonly<Record<number, { readonly low: Rgb; readonly high: Rgb }>> = {
  [GRASS]: { low: [58, 98, 52], high: [164, 198, 112] },
  [SNOW]: { low: [168, 192, 218], high: [246, 249, 252] },
  [ROCK]: { low: [76, 68, 66], high: [172, 158, 146] },
};
const EMBERS: Rgb = [120, 44, 20];
const WOOD: Rgb = [140, 96, 56];
const GOLD: Rgb = [236, 200, 92];
const NIGHT: Rgb = [0, 0, 0];
const SHADE = 0.18;

export const backOf = (card: number): Rgb => {
  if (card === BRIDGE) return WOOD;
  if (card === SUMMIT) return GOLD;
  if (isCampfire(card)) return EMBERS;
  const { low, high } = GROUNDS[typeOf(card)]!;
  return mix(low, high, (cardValue(card) - 1) / (HIGHEST_VALUE - 1));
};
/** Each line of a card lies in the shade of the one above, so that cards in rows above each other keep apart. */
export const shadeOf = (back: Rgb, line: number): Rgb => mix(back, NIGHT, SHADE * line);
