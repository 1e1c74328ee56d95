/** Corals, bare or filled with the colours of a brood; in a box of 44 x 40. */
import { at, type Layer } from '@halcyon/page-kit/sketch.ts';
import type { Colour } from '../../rules/vocabulary.ts';
import { PAINTS } from './paints.ts';

/** Branches to the left; the stem with those to the right. */
const LEFT = 'M22 31Q12 29 12 19V11M12 20Q6 19 6 14M22 16Q16 14 16 8';
const RIGHT = 'M22 38V8M22 27Q32 25 32 16V8M32 18Q38 17 38 12M22 19Q27 17 27 11';
export const STEMS = LEFT + RIGHT;
/** In these colours: its own, or those of a brood. */
export const coral = (left = '#f0705f', right = left): Layer[] => [
  { d: STEMS, s: 'var(--edge)', w: 6.6 },
  { d: LEFT, s: left, w: 4.6 },
  { d: RIGHT, s: right, w: 4.6 },
  { d: 'M12 17V12M32 14V9M22 24V9', s: '#ffffff', w: 1.2, o: 0.55 },
];
/** The young of a pair, around the coral. */
export const fry = (colours: readonly Colour[]): Layer[] => {
  const small = 'M0 3Q4-1 8 3L11 0V6L8 3Q4 7 0 3z';
  return [
    [1, 2],
    [33, 3],
    [18, 1],
    [37, 24],
    [-2, 24],
  ].map(([x = 0, y = 0], i) => ({
    d: small,
    f: PAINTS[colours[i % 2]!]!.back,
    s: 'var(--edge)',
    w: 0.9,
    t: at(x, y, 0.8),
  }));
};
