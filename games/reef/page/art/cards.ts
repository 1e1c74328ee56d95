/** What a sea card shows, in a box of 44 x 40. */

import { at, disc, type Layer, lens, moved, type Sketch } from '@halcyon/page-kit/sketch.ts';
import { type Card, CORAL, colourOf, isFish, PEARL, SHARK, sexOf } from '../../rules/vocabulary.ts';
import { coral } from './coral.ts';
import { fishOfSea } from './fish.ts';

const EDGE = { s: 'var(--edge)', w: 1.3 };

const shark: readonly Layer[] = [
  { d: 'M15 14L25 3.5L27 15zM22 27L27 35L30 26z', f: '#4a647c', ...EDGE },
  { d: 'M1.5 22C8 13.5 20 11.5 31 15.5L42.5 7L40 19L43 28L33 23.5C24 29 9 29.5 1.5 22z', f: '#6f8ba4', ...EDGE },
  { d: 'M4 24C12 28 24 27 32 23C24 24.5 12 25.5 4 24z', f: '#eef5fa' },
  { d: 'M9 20h0', s: '#06202f', w: 2.8 },
  { d: 'M16.5 18Q15 20.5 16.5 23M19.5 17.5Q18 20.5 19.5 23.5', s: '#3d566c', w: 1.2 },
  { d: 'M5 24L7 26.5L8.5 25L10.5 27.5L12 25.5', s: '#06202f', w: 1.1 },
];
const pearl: readonly Layer[] = [
  { d: 'M22 2.5Q40 4 41 19Q41 27 35 31H9Q3 27 3 19Q4 4 22 2.5z', f: '#8d5a78', ...EDGE },
  {
    d: 'M22 2.5Q40 4 41 19Q38 14.5 34 15.5Q31.5 12 28 14Q25.5 10.5 22 12.5Q18.5 10.5 16 14Q12.5 12 10 15.5Q6 14.5 3 19Q4 4 22 2.5z',
    f: '#e8b6c6',
    ...EDGE,
  },
  { d: 'M22 4.5V11M15 5.5L17 12M29 5.5L27 12M9 9L11.5 13.5M35 9L32.5 13.5', s: '#b57b93', w: 1.1 },
  { d: 'M3 24Q9 28.5 22 28.5T41 24Q40 36 22 37Q4 36 3 24z', f: '#dba0b4', ...EDGE },
  { d: disc(22, 21.5, 7.5), f: '#fffdf6', ...EDGE },
  { d: 'M18 20.5Q19 17.5 22 17', s: '#e3c3a8', w: 1.7 },
];
const water: readonly Layer[] = [
  { d: 'M5 14Q9.5 10 14 14T23 14M17 24Q21.5 20 26 24T35 24T44 24M1 33Q5.5 29 10 33T19 33', s: 'var(--ripple)', w: 2 },
  { d: disc(33, 10, 2.5) + disc(38, 15, 1.5) + disc(9, 23, 1.8), s: 'var(--ripple)', w: 1.3 },
];
const BOX = { box: '-1 0 46 40', fades: [] };
const layersOf = (card: Card): readonly Layer[] => {
  if (isFish(card)) return moved(at(0, 4), fishOfSea(colourOf(card), sexOf(card)));
  return { [CORAL]: coral(), [SHARK]: shark, [PEARL]: pearl }[card] ?? water;
};
/** A fish without water around it. */
export const fishSketch = (card: Card): Sketch => ({
  box: '-1 -1 46 34',
  fades: [],
  layers: fishOfSea(colourOf(card), sexOf(card)),
});
export const cardSketch = (card: Card): Sketch => ({ ...BOX, layers: layersOf(card) });

/** Nothing is seen but calm water. */
export const deep = (): Sketch => ({
  box: '0 0 44 60',
  fit: 'xMidYMid slice',
  fades: [],
  layers: [{ d: lens(14, 18, 9, 0.9) + lens(29, 30, 10, 0.9) + lens(16, 42, 9, 0.9), f: 'var(--calm)' }],
});
