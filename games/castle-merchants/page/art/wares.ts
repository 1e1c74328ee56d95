/** What is in a cart, in a box of 24 x 24: told by shape, then by colour. */
import { disc } from '@halcyon/page-kit/sketch.ts';

interface Ware {
  readonly d: string;
  readonly fill: string;
  /** Lines over the shape. */
  readonly lines: string;
}
/** By ware: grapes, a bolt of cloth, a wedge of cheese, a gem, crossed swords. */
export const WARE_ART: readonly Ware[] = [
  {
    d: [
      [7, 10],
      [12, 10],
      [17, 10],
      [9.5, 14.5],
      [14.5, 14.5],
      [12, 19],
    ]
      .map(([x, y]) => disc(x!, y!, 3.2))
      .join(''),
    fill: '#8d3f9e',
    lines: 'M12 7Q12 3 16 2M12 5Q8 2 5 4Q8 7 12 6',
  },
  { d: 'M3 6Q3 3 6 3H21V18Q21 21 18 21H3z', fill: '#3f7fc4', lines: 'M3 8H17V21M3 13H17M3 17H17' },
  { d: 'M2 13L15 4Q21 7 22 13V20H2z', fill: '#f2bd3a', lines: `M2 13H22${disc(8, 17, 1.6)}${disc(16, 16.5, 1.4)}` },
  { d: 'M6 3H18L23 9.500L12 22L1 9.500z', fill: '#3fb8a6', lines: 'M1 9.500H23M6 3L9 9.500L12 22L15 9.500L18 3' },
  {
    d: 'M3 2L7 3L19 15L21 13L22 14L15 21L14 20L16 18L4 6zM21 2L17 3L5 15L3 13L2 14L9 21L10 20L8 18L20 6z',
    fill: '#b9c2cc',
    lines: 'M18.500 18.500L22 22M5.500 18.500L2 22',
  },
];
