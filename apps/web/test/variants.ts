/** Positions of the modules and variants, for the browser tests. */
import type { Match } from '@halcyon/kernel';
import { type Drawn, gridOf, play, table } from '@halcyon/tranquility/draw';

const SEA = `
  . 63 . 70 . 78
  49 . 51 . . 60
  . 40 . 44 . .
  . 20 22 . . 33
  12 . . 16 . .
  3 4 . 8 . .`;
/** One Monster is gone; player 2 was named as the holder of another. */
export const MONSTERS: Drawn = {
  features: ['sea-monsters'],
  sea: SEA,
  hands: ['5 41 65 finish monster', '50 monster'],
  more: ['started: 0', 'devoured: 17 monster', 'monstersNamed: 2'],
};
export const WILDS: Drawn = {
  features: ['sea-monsters', 'wild'],
  sea: SEA,
  hands: ['5 41 65 79 wild'],
  more: ['wilds: 15'],
};
/** The left pillar has two gaps, the right one three. */
export const ARCH: Drawn = {
  layout: 'high-arch',
  sea: `
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . .
    60 .
    50 51
    44 49
    . 22
    3 .`,
  hands: ['5 17 41 65 79', '1 2'],
};
/** A Storm lies on the first border cell, in row 2; the next Explorer card is another one. */
export const PYRAMID: Drawn = {
  layout: 'pyramid',
  sea: `
    78
    . 73 .
    . 61 . . 70
    . 48 . 51 . . .
    . 33 . 36 . . 41 . 45
    2 3 4 . . 10 11 14 . 20 22`,
  hands: ['5 17 39 compass border', '1 80'],
  more: ['storms: 14', 'explorer: start finish storm', 'kept: 2 0'],
};
/** The hands are turned to night; 3 lies so already. */
export const SIDES: Drawn = {
  mode: 'day-night',
  sea: SEA,
  hands: ['5 17 41 65 79', '1 2'],
  more: ['started: 0', 'night: 1', 'compassesGone: 3', gridOf('sides', [1, ...Array(35).fill(0)], Array(6).fill(6))],
};
/** Player 1 has a run of three; the last two cells are empty. */
export const RIVALS: Drawn = {
  mode: 'competitive',
  sea: `
    31 32 33 34 . .
    25 26 27 28 29 30
    19 20 21 22 23 24
    13 14 15 16 17 18
    7 8 9 10 11 12
    1 2 3 4 5 6`,
  hands: ['35 60', '36 61'],
  piles: [''],
  more: ['row:', gridOf('owners', [...`000${'10'.repeat(15)}1..`], Array(6).fill(6))],
};
/** The grid is full. */
export const rivalsOver = (): Match => play(table(RIVALS), 'place 35 35', '0: drop 60', '1: place 36 36', '1: drop 61');
