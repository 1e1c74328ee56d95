/** The balloon in the four colours of the cards, with its basket. The home picture shows the same one. */
import { type Fade, type Layer, path } from '@halcyon/page-kit/sketch.ts';

/** A gore seen from the front: the whole envelope for 1, a narrow strip for less. */
const gore = (part: number): string => {
  const x = (n: number): number => 56 + n * part;
  return path`M56 2C${x(34)} 2 ${x(54)} 25 ${x(54)} 53C${x(54)} 82 ${x(26)} 98 ${x(16)} 120H${x(-16)}C${x(-26)} 98 ${x(-54)} 82 ${x(-54)} 53C${x(-54)} 25 ${x(-34)} 2 56 2z`;
};

export const SHADE: Fade = {
  id: 'shade',
  line: [0, 0, 1, 0],
  stops: [
    [0, '#fff', 0.22],
    [0.34, '#fff', 0.05],
    [0.6, '#1a1038', 0.06],
    [1, '#1a1038', 0.42],
  ],
};
/** In a box of 112 x 160; the basket of the home picture stands in the same box. */
export const envelope = (): Layer[] => [
  { d: 'M41 118L22 160M71 118L90 160M50 118L44 160M62 118L68 160', s: '#4a3320', w: 1.3 },
  { d: gore(1), f: '#d2453a' },
  { d: gore(0.76), f: '#f0b83f' },
  { d: gore(0.5), f: '#2f8f5b' },
  { d: gore(0.22), f: '#7d58bd' },
  { d: 'M2.3 60Q56 80 109.7 60L107 71Q56 91 5 71z', f: '#fff7e3', o: 0.9 },
  { d: gore(1), f: '@shade' },
  { d: 'M40 120H72L69 127H43z', f: '#6b3d2a' },
];
/** The front of the basket, in a box of 92 x 40. */
export const basket = (): Layer[] => [
  { d: 'M4 6H88L83 35Q82 39 77 39H15Q10 39 9 35z', f: '#a86f38' },
  {
    d: 'M6 14H86M7 21H85M8 28H84M10 34H82M16 8L19 38M29 8L31 38M42 8L43 38M50 8L49 38M63 8L61 38M76 8L73 38',
    s: '#7a4a20',
    w: 1.2,
    o: 0.75,
  },
  { d: 'M4 6H88L83 35Q82 39 77 39H60L64 6z', f: '#3a1f0c', o: 0.18 },
  { d: 'M3 2H89Q92 2 92 5T89 8H3Q0 8 0 5T3 2z', f: '#7a4a20' },
  { d: 'M4 3.8H88', s: '#d9a566', w: 1.2 },
];
/** A cloud in a box of 130 x 60. */
export const CLOUD = 'M24 58Q3 58 3 41T22 24Q26 6 46 7Q62 -4 78 9Q101 4 106 25Q127 25 127 42T106 58z';
