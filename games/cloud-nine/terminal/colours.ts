/** Cards and dice by colour. */

import type { Rgb } from '@halcyon/terminal-kit/ink';
import { BLANK, WILD } from '../rules/vocabulary.ts';

const CHALK: Rgb = [226, 226, 220];
const BACKS: readonly Rgb[] = [CHALK, [176, 42, 48], [52, 122, 66], [232, 190, 72], [112, 66, 148]];
const GOLD: Rgb = [250, 226, 150];
/** Of a card, or of a face of a die. */
export const backOf = (card: number): Rgb => (card === WILD ? GOLD : (BACKS[card] ?? BACKS[BLANK]!));
