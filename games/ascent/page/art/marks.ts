/** Small pieces that stand on cards, and their like beside the seats. */
import { disc, type Sketch } from '@halcyon/page-kit/sketch.ts';
import { BOX } from './shape.ts';

const PIECE = { box: '0 0 24 24', fades: [] };
const LINE = '#3a2412';

export const MARKS = {
  /** Ibex: a round piece under two great horns. Their number stands on it. */
  herd: {
    ...PIECE,
    layers: [
      {
        d: 'M9.5 10C9 5 6 1.5 1 2C4 4 5.5 8 6.5 12zM14.5 10C15 5 18 1.5 23 2C20 4 18.5 8 17.5 12z',
        f: '#c98a3c',
        s: LINE,
        w: 1.4,
      },
      { d: disc(12, 15, 8), f: '#fff4da', s: LINE, w: 1.6 },
    ],
  },
  /** The hiker, with pack and stick. */
  hiker: {
    box: '0 0 20 26',
    fades: [],
    layers: [
      { d: 'M17 9L19 25', s: LINE, w: 1.6 },
      { d: 'M8 17L6 25M11 17L14 25', s: LINE, w: 3 },
      { d: 'M3.5 9h5v9h-4q-2-4-1-9z', f: '#2f6f5b', s: LINE, w: 1.2 },
      { d: 'M7 9Q10 7 13 10L13.5 18H7z', f: '#c8342f', s: LINE, w: 1.2 },
      { d: 'M11 12L16 15', s: '#c8342f', w: 2.6 },
      { d: disc(10.5, 5, 3.6), f: '#f7d3ac', s: LINE, w: 1.2 },
      { d: 'M6 4.5Q10 2 15 4.5Q13 .8 10.5.8T6 4.5z', f: '#e2a93b', s: LINE, w: 1 },
    ],
  },
  /** A grapple on its rope. Takes the colour of the text around it, as the flag does. */
  grapple: {
    ...PIECE,
    layers: [
      { d: 'M23 1Q16 0 16 5', s: 'currentColor', w: 1.6 },
      { d: 'M15 6L10 17M10 17Q2 17 2.5 9.5M10 17Q19 22 22 13M10 17Q8 22 12.5 23', s: 'currentColor', w: 2.2 },
      { d: 'M.8 12.5L2.5 8.5L5.5 11.5M19 14.5L22.2 12L23.5 16', s: 'currentColor', w: 1.8 },
    ],
  },
  /** Where the summit will be. */
  flag: {
    ...PIECE,
    layers: [
      { d: 'M8 2V22M4 22H12', s: 'currentColor', w: 2 },
      { d: 'M8 3Q12 1.5 15 3.5T21 4V11Q18 12.5 15 10.5T8 11z', f: 'currentColor' },
    ],
  },
  /** The mountain, as far as it stands. */
  peak: {
    ...PIECE,
    layers: [
      { d: 'M12 3L22 21H2z', f: '#6f7f9f' },
      { d: 'M12 3L16 10L13.5 9.5L12 12L10 9.5L8 10z', f: '#fff' },
    ],
  },
  /** A frame of film. */
  film: {
    ...PIECE,
    layers: [
      { d: 'M1 4h22v16H1z', f: '#2a2342' },
      { d: 'M4 8h16v8H4z', f: '#ffd79a' },
      { d: 'M3 6h1.5M8 6h1.5M13 6h1.5M18 6h1.5M3 18h1.5M8 18h1.5M13 18h1.5M18 18h1.5', s: '#ffe9c2', w: 1.6 },
    ],
  },
  /** What is seen of a bridge below the card that covers it. */
  covered: {
    ...BOX,
    fades: [],
    layers: [
      { d: 'M2 60Q38 112 74 60', s: '#fff4da', w: 7 },
      { d: 'M2 60Q38 112 74 60', s: '#5b3a22', w: 4 },
      { d: 'M12 66l-5 5M19 74l-5 5M27 80l-3 6M38 82v7M49 80l3 6M57 74l5 5M64 66l5 5', s: '#5b3a22', w: 2.4 },
    ],
  },
} satisfies Readonly<Record<string, Sketch>>;
