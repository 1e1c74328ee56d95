/** The faces of all cards, and their back. */
import { block, disc, down, glow, type Layer, path, type Sketch } from '@halcyon/page-kit/sketch.ts';
import {
  BRIDGE,
  type Card,
  cardValue,
  isCampfire,
  isIbex,
  isTerrain,
  SUMMIT,
  type Type,
  typeOf,
} from '../../rules/vocabulary.ts';
import { BOX } from './shape.ts';
import { landOf, SNOW_FADE, terrain } from './terrain.ts';

const FULL = block(0, 0, 76, 100);
/** A fire on the ground of its type, before the sun is up: its light is all there is. */
const campfire = (type: Type): Sketch => ({
  ...BOX,
  fades: [down('sky', '#1f1b45', '#4d2f5e', '#b4566a'), SNOW_FADE, glow('fire', '#ffb35c', 0.95)],
  layers: [
    { d: FULL, f: '@sky' },
    { d: 'M20 26h0M54 30h0M30 16h0M60 42h0M14 44h0', s: '#fff', w: 1.6, o: 0.8 },
    ...landOf(type, 0),
    { d: FULL, f: '#1c1440', o: 0.12 },
    { d: disc(38, 60, 38), f: '@fire' },
    { d: 'M24 76L52 70M24 70L52 76', s: '#3b1d17', w: 5 },
    { d: 'M38 30C42 42 54 48 54 62A16 13 0 0 1 22 62C22 52 30 50 32 42C36 46 37 38 38 30z', f: '#ff7a2e' },
    { d: 'M38 44C40 52 48 55 48 64A10 9 0 0 1 28 64C28 57 34 56 35 50C37 52 38 48 38 44z', f: '#ffc04a' },
    { d: 'M38 56C40 60 43 62 43 67A5 5 0 0 1 33 67C33 63 37 61 38 56z', f: '#fff3c4' },
  ],
});

/** Planks on a rope, over mist. */
const planks = (): Layer[] => {
  let boards = '';
  let ropes = '';
  for (let i = -5; i <= 5; i++) {
    const [x, sag] = [38 + i * 5.6, 14 - i * i * 0.5];
    boards += path`M${x - 2} ${50 + sag}h4`;
    ropes += path`M${x} ${38 + sag}v12`;
  }
  return [
    { d: ropes, s: '#5b3a22', w: 1 },
    { d: 'M4 38Q38 64 72 38M4 50Q38 78 72 50', s: '#5b3a22', w: 2.2 },
    { d: boards, s: '#a8703c', w: 5 },
  ];
};
const bridge = (): Sketch => ({
  ...BOX,
  fades: [down('sky', '#bcd9ec', '#eaf3f4', '#fbf3e2')],
  layers: [
    { d: FULL, f: '@sky' },
    { d: 'M-2 30L8 34L12 48L9 62L18 80L16 102H-2zM78 30L68 34L64 48L67 62L58 80L60 102H78z', f: '#7b6670' },
    { d: 'M-2 44L10 46M-2 56L8 60M78 44L66 46M78 56L68 60', s: '#b9a7a6', w: 2 },
    { d: 'M6 84Q22 74 38 83T70 82V102H6z', f: '#fff', o: 0.75 },
    ...planks(),
  ],
});

const rays = (): string => {
  let d = '';
  for (let i = 0; i < 12; i++) {
    const [a, b] = [(i * Math.PI) / 6, (i * Math.PI) / 6 + 0.2];
    d += path`M38 40L${38 + 80 * Math.cos(a)} ${40 + 80 * Math.sin(a)}L${38 + 80 * Math.cos(b)} ${40 + 80 * Math.sin(b)}z`;
  }
  return d;
};
/** The peak in the first sun, with a flag. */
const summit = (): Sketch => ({
  ...BOX,
  fades: [down('sky', '#ffd98a', '#ffb27a', '#f48f83'), down('rock', '#6d5a86', '#3f3a66'), SNOW_FADE],
  layers: [
    { d: FULL, f: '@sky' },
    { d: rays(), f: '#fff3c4', o: 0.5 },
    { d: disc(38, 40, 17), f: '#fff6d8' },
    { d: 'M-2 84L14 68L24 62L38 38L50 58L62 66L78 86V102H-2z', f: '@rock' },
    { d: 'M38 38L50 58L46 60L42 55L38 62L33 56L29 60L25 61z', f: '@land' },
    { d: 'M38 39V18', s: '#3a2412', w: 2.4 },
    { d: 'M38 18Q45 15 50 19T60 20V30Q54 32 50 29T38 29z', f: '#c8342f' },
  ],
});

const back = (): Sketch => ({
  ...BOX,
  fades: [down('air', '#24356e', '#141c40'), down('sky', '#5b74b8', '#f2b48c')],
  layers: [
    { d: FULL, f: '@air' },
    { d: 'M38 7L71 43.5V56.5L38 93L5 56.5V43.5z', s: '#e6c37f', w: 2, o: 0.8 },
    { d: disc(38, 50, 22), f: '@sky', s: '#e6c37f', w: 2.4 },
    { d: 'M17.2 57L30 43L35 48L44 36L58.8 57A22 22 0 0 1 17.2 57z', f: '#1b2550' },
    { d: 'M44 36L50.5 45L46 44L43 47L40 42zM30 43L34 47.5L30 48L27 46z', f: '#fff4da' },
  ],
});

/** The back, if it is no card that can be seen. */
export const cardSketch = (card: Card): Sketch => {
  if (isTerrain(card)) return terrain(cardValue(card), typeOf(card), isIbex(card));
  if (isCampfire(card)) return campfire(typeOf(card));
  return card === BRIDGE ? bridge() : card === SUMMIT ? summit() : back();
};
