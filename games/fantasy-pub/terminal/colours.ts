/** Clans by colour. */
import type { Seat } from '@halcyon/kernel';
import type { Rgb } from '@halcyon/terminal-kit/ink';

const CLANS: readonly Rgb[] = [
  [166, 60, 52],
  [58, 96, 156],
  [214, 174, 84],
  [66, 116, 76],
  [122, 78, 140],
];
export const backOf = (seat: Seat): Rgb => CLANS[seat] ?? CLANS[0]!;
