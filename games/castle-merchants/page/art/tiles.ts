/**
 * Woodcuts in a box of 100 x 115.5, by the word of what lies there. Each is told by its pattern, whatever the colours:
 * peaks, furrows, roofs, trees, paving, rubble. `f` names a paint of Tile.svelte; lines without a paint are ink.
 */
import { block, disc, path } from '@halcyon/page-kit/sketch.ts';

interface Cut {
  readonly d: string;
  readonly f?: 'pale' | 'deep' | 'ink' | 'bright';
  /** Width of its ink line; 0 = none. */
  readonly w?: number;
}

const tree = (x: number, y: number): string => path`M${x} ${y}l13 21h-6l11 19h-36l11-19h-6zM${x} ${y + 40}v8`;
const stone = (x: number, y: number, w: number): string =>
  path`M${x + 4} ${y}h${w - 8}q4 0 4 4v7q0 4-4 4h${8 - w}q-4 0-4-4v-7q0-4 4-4z`;
const flower = (x: number, y: number): string =>
  [
    [0, -6],
    [5.7, -1.9],
    [3.5, 4.9],
    [-3.5, 4.9],
    [-5.7, -1.9],
  ]
    .map(([dx, dy]) => disc(x + dx!, y + dy!, 3.6))
    .join('');
const tuft = (x: number, y: number): string => path`M${x} ${y}q-1-8-6-11M${x} ${y}v-14M${x} ${y}q1-8 6-11`;
const house = (x: number, y: number, w: number, h: number): readonly Cut[] => [
  { d: block(x, y, w, h), f: 'pale' },
  { d: path`M${x - 5} ${y + 2}L${x + w / 2} ${y - w * 0.62}L${x + w + 5} ${y + 2}z`, f: 'deep' },
  { d: path`M${x + w / 2 - 4} ${y + h}v-11h8v11`, f: 'ink', w: 0 },
];
const tower = (x: number, y: number, w: number, h: number): string => {
  const part = w / 5;
  return path`M${x} ${y}h${part}v6h${part}v-6h${part}v6h${part}v-6h${part}v${h}h${-w}z`;
};

export const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  mountain: [
    { d: 'M52 88L74 46L94 82L86 90z', f: 'pale' },
    { d: 'M6 86L42 24L74 88Q40 96 6 86z', f: 'pale' },
    { d: 'M42 24L55 50L46 44L41 52L35 45L28 48z', f: 'bright' },
    { d: 'M42 24L74 88Q62 92 50 91L47 66L52 58L45 50z', f: 'deep', w: 0 },
    { d: 'M42 24L74 88M48 52L54 90M53 50L63 88M74 46L94 82M77 56L80 90M81 62L87 88', w: 3.4 },
  ],
  field: [
    { d: 'M14 93Q50 72 86 93M6 79Q50 53 94 79M6 64Q50 37 94 64', w: 4 },
    { d: 'M20 51Q50 30 80 51', w: 4 },
    {
      d: 'M50 38V14M50 24q-9-1-10-10q9 1 10 10q1-9 10-10q-1 9-10 10M50 34q-9-1-10-10q9 1 10 10q1-9 10-10q-1 9-10 10',
      f: 'deep',
      w: 3,
    },
    { d: 'M22 74l5-8M40 67l3-9M59 67l-2-9M77 74l-4-8M24 90l4-9M42 83l2-9M58 83l-2-9M76 90l-4-9', w: 3 },
  ],
  village: [...house(54, 44, 26, 28), ...house(18, 56, 28, 28), ...house(52, 76, 24, 18)],
  forest: [
    { d: tree(66, 22), f: 'deep' },
    { d: tree(30, 34), f: 'deep' },
    { d: tree(58, 54), f: 'deep' },
  ],
  'castle-road': [
    {
      d: [
        [22, 26, 26],
        [52, 26, 26],
        [9, 44, 24],
        [37, 44, 28],
        [69, 44, 22],
        [8, 62, 30],
        [42, 62, 22],
        [68, 62, 24],
        [16, 80, 22],
        [42, 80, 28],
        [74, 80, 12],
      ]
        .map(([x, y, w]) => stone(x!, y!, w!))
        .join(''),
      f: 'pale',
      w: 3.2,
    },
  ],
  landslide: [
    { d: 'M8 84L18 58L40 54L54 76L46 94L22 96z', f: 'pale' },
    { d: 'M48 92L56 62L78 56L93 76L86 92L66 99z', f: 'pale' },
    { d: 'M30 56L40 28L64 26L76 44L66 62L46 66z', f: 'pale' },
    { d: 'M64 26L58 44L66 62M58 44L40 48M18 58L32 70L54 76M32 70L22 96M78 56L72 74L93 76M72 74L66 99', w: 3 },
    { d: disc(20, 44, 5) + disc(84, 46, 4) + disc(52, 104, 4), f: 'pale', w: 3 },
  ],
  meadow: [
    { d: tuft(20, 60) + tuft(78, 56) + tuft(50, 98) + tuft(52, 34), w: 3.4 },
    { d: flower(34, 38) + flower(70, 78) + flower(30, 80), f: 'bright', w: 2.4 },
    { d: flower(66, 32) + flower(50, 60), f: 'bright', w: 2.4 },
    { d: disc(34, 38, 3) + disc(70, 78, 3) + disc(30, 80, 3) + disc(66, 32, 3) + disc(50, 60, 3), f: 'deep', w: 0 },
  ],
  warehouse: [
    { d: 'M14 52L50 22L86 52V92H14z', f: 'pale' },
    { d: 'M6 56L50 18L94 56L87 61L50 30L13 61z', f: 'deep' },
    { d: 'M32 92V62H68V92z', f: 'deep' },
    { d: 'M32 62L68 92M68 62L32 92M50 62V92', w: 3 },
    { d: disc(50, 45, 6), f: 'ink', w: 0 },
  ],
  castle: [
    { d: tower(34, 27, 32, 29), f: 'pale' },
    { d: tower(16, 22, 22, 34) + tower(62, 22, 22, 34), f: 'deep' },
    { d: 'M50 27V6L65 11L50 16', f: 'bright', w: 3 },
    { d: 'M44 56V47Q44 41 50 41T56 47V56z', f: 'ink', w: 0 },
  ],
};
