/** Who sits in the pub. Races are told apart by their outline: ears, beard, tusks, nose. */

import { disc, type Layer, type Sketch } from '@halcyon/page-kit/sketch.ts';
import { DWARF, GOBLIN, ORC, type Race, TROLL } from '../../rules/vocabulary.ts';

const LINE = '#241208';
const DARK = '#1b120a';
const edge = { s: LINE, w: 1.5 };

/** Long ears, wide eyes, a grin. */
const goblin: readonly Layer[] = [
  { d: 'M10 17L-4 9Q-2 22 11 26zM30 17L44 9Q42 22 29 26z', f: '#8cbf4f', ...edge },
  { d: 'M7 18L1 13Q2 20 9 23zM33 18L39 13Q38 20 31 23z', f: '#d98c8c' },
  { d: 'M20 6Q32 6 31 18Q30 29 20 37Q10 29 9 18Q8 6 20 6z', f: '#8cbf4f', ...edge },
  { d: disc(15, 18, 4) + disc(25, 18, 4), f: '#fff0a0', s: LINE, w: 1 },
  { d: 'M16 18.5h0M24 18.5h0', s: DARK, w: 3 },
  { d: 'M10 12L18 14.5M30 12L22 14.5', s: LINE, w: 1.8 },
  { d: 'M20 19L17.5 25H22.5z', f: '#6f9f38' },
  { d: 'M12.5 26Q20 29 27.5 26Q24 33 20 33T12.5 26z', f: '#5a1f1a', s: LINE, w: 1 },
  { d: 'M15 27l1.5 3l1.5-2.5zM25 27l-1.5 3l-1.5-2.5z', f: '#fff' },
];
/** A helmet and a beard that fills the chair. */
const dwarf: readonly Layer[] = [
  { d: 'M6 18Q3 36 20 44Q37 36 34 18Q27 25 20 24T6 18z', f: '#d2691e', ...edge },
  { d: 'M14 30Q15 37 18 41M26 30Q25 37 22 41M20 31V42', s: '#9c4510', w: 1.4 },
  { d: 'M9 20Q9 11 20 11Q31 11 31 20Q27 26 20 25T9 20z', f: '#f0c096', ...edge },
  { d: 'M15 17.5h0M25 17.5h0', s: DARK, w: 3 },
  { d: 'M20 23.5Q14 21 8 29Q16 31 20 26.5Q24 31 32 29Q26 21 20 23.5z', f: '#b65414', s: LINE, w: 1 },
  { d: disc(20, 21.5, 3.6), f: '#e8927a', s: LINE, w: 1 },
  { d: 'M6 16Q6-2 20-2Q34-2 34 16Q20 9 6 16z', f: '#9aa7b4', ...edge },
  { d: 'M20-2V11', s: '#dfe7ee', w: 2.4 },
  { d: 'M5.5 16.5Q20 9 34.5 16.5', s: '#e5b53a', w: 3.4 },
];
/** A square jaw with two tusks, the hair in a knot. */
const orc: readonly Layer[] = [
  { d: 'M17 6Q11-4 20-5Q29-4 23 6z', f: '#2b1b14', ...edge },
  { d: 'M15.5 4.5h9', s: '#c8342f', w: 2.6 },
  { d: 'M9 15L2 11L6 23zM31 15L38 11L34 23z', f: '#7f8f5c', ...edge },
  { d: 'M10 9Q20 2 30 9L34 25Q34 35 27 39H13Q6 35 6 25z', f: '#7f8f5c', ...edge },
  { d: 'M9 14Q20 20 31 14V18Q20 22 9 18z', f: '#4e5a35' },
  { d: 'M14 20.5h1M25 20.5h1', s: '#ffb32e', w: 3.4 },
  { d: 'M14.5 20.5h0M25.5 20.5h0', s: DARK, w: 1.6 },
  { d: 'M16.5 27Q20 22 23.5 27z', f: '#4e5a35' },
  { d: 'M10 32Q20 28 30 32', s: LINE, w: 2 },
  { d: 'M11 33Q8 27 11 22Q14.5 28 15 32.5zM29 33Q32 27 29 22Q25.5 28 25 32.5z', f: '#fff3d6', s: LINE, w: 1 },
];
/** Large and round, moss for hair, and a nose. */
const troll: readonly Layer[] = [
  { d: 'M7 15L-1 4L10 8L11-4L19 4L26-5L29 6L41 2L34 15z', f: '#5f7f3a', ...edge },
  { d: 'M20 4Q39 5 39 23Q39 41 20 41T1 23Q1 5 20 4z', f: '#9db3c4', ...edge },
  { d: disc(11, 17, 3) + disc(29, 17, 3), f: '#fff', s: LINE, w: 1 },
  { d: 'M11.5 17.5h0M28.5 17.5h0', s: DARK, w: 2.6 },
  { d: 'M6 11.5Q11 9 15 12.5M34 11.5Q29 9 25 12.5', s: LINE, w: 2 },
  { d: 'M8 32Q20 41 32 32', s: LINE, w: 2 },
  { d: 'M29 34.5l.5-6l3.5 4z', f: '#fff3d6', s: LINE, w: 1 },
  { d: 'M20 11Q25 17 27 26Q27 34 20 34T13 26Q15 17 20 11z', f: '#7d93a8', ...edge },
  { d: 'M17 29h0M23 29h0', s: DARK, w: 2.2 },
  { d: 'M5 25h0M34 24h0M8 28.5h0', s: '#6f8598', w: 2.4 },
];
/** The second of its race in a clan lost an eye, they say. */
const patch: readonly Layer[] = [
  { d: 'M4 9L36 20', s: DARK, w: 1.6 },
  { d: 'M21 15h9v3q-1 4-4.5 4t-4.5-4z', f: DARK },
];
const FACES: Readonly<Record<number, readonly Layer[]>> = {
  [GOBLIN]: goblin,
  [DWARF]: dwarf,
  [ORC]: orc,
  [TROLL]: troll,
};
const BOX = { box: '-6 -7 52 52', fades: [] };
export const face = (race: Race, isSecond: boolean): Sketch => ({
  ...BOX,
  layers: [...FACES[race]!, ...(isSecond ? patch : [])],
});
/** Bald, with a great moustache and a clean apron. */
export const innkeeper: Sketch = {
  ...BOX,
  layers: [
    { d: 'M-4 46Q-2 33 12 32H28Q42 33 44 46z', f: '#f7f1e3', ...edge },
    { d: 'M20 3Q34 3 33 20Q32 34 20 35Q8 34 7 20Q6 3 20 3z', f: '#f0c096', ...edge },
    { d: 'M7 17Q3 14 3 20T8 25zM33 17Q37 14 37 20T32 25z', f: '#f0c096', ...edge },
    { d: 'M14.5 17h0M25.5 17h0', s: DARK, w: 3 },
    { d: 'M11 12.5Q14 10.5 17 12.5M29 12.5Q26 10.5 23 12.5', s: '#6b4423', w: 2 },
    { d: disc(20, 21.5, 3.4), f: '#e8927a', s: LINE, w: 1 },
    { d: 'M20 25Q13 22 5 29Q14 33 20 28Q26 33 35 29Q27 22 20 25z', f: '#6b4423', s: LINE, w: 1 },
  ],
};
/** Somebody who has not come in yet. */
export const stranger: Sketch = {
  ...BOX,
  layers: [
    { d: 'M3 40Q0 12 20 1Q40 12 37 40z', f: '#4a3a52', ...edge },
    { d: 'M20 10Q31 16 29 30Q20 37 11 30Q9 16 20 10z', f: DARK },
    { d: 'M16 22h0M24 22h0', s: '#ffe27a', w: 2.6 },
  ],
};
