/** The home picture: the mountain in the first sun, from meadow over rock to snow, with the diamonds that it is built of. */
import { birds, block, disc, down, glow, lens, path, ridge, type Sketch } from '@halcyon/page-kit/sketch.ts';

const [X, TOP, W, STEP] = [152, 16, 30, 16.6];
/** Nine rows of diamonds, the summit first. */
const lattice = (): string => {
  let d = '';
  for (let row = 0; row < 9; row += 1)
    for (let i = 0; i <= row; i += 1)
      d += path`M${X + (i - row / 2) * W} ${TOP + row * STEP}l${W / 2} ${STEP}l${-W / 2} ${STEP}l${-W / 2} ${-STEP}z`;
  return d;
};
/** Blades of grass at our feet. */
const blades = (): string => {
  let d = '';
  for (let i = 0; i < 46; i += 1) {
    const [x, y] = [i * 7 + ((i * 5) % 4), 170 + ((i * 7) % 11)];
    d += path`M${x} ${y}q-.4-3-2-5M${x} ${y}v-6M${x} ${y}q.4-3 2-4`;
  }
  return d;
};

export const picture = (): Sketch => ({
  box: '0 0 320 180',
  fit: 'xMidYMid slice',
  fades: [
    down('sky', '#3d72b4', '#8fc0e4', '#ffe8c6', '#ffc191'),
    down('rock', '#8d8fb8', '#9a8294', '#8a7068', '#5f7d52', '#3f7446'),
    down('shade', '#33407c', '#3a3a68', '#24503f'),
    down('foot', '#6aa357', '#2f6b3f'),
    glow('sun', '#fff0c4'),
    glow('fire', '#ffb057'),
  ],
  layers: [
    { d: block(0, 0, 320, 180), f: '@sky' },
    { d: disc(252, 78, 96), f: '@sun' },
    { d: disc(252, 78, 12), f: '#fffae0' },
    { d: lens(54, 34, 44, 3, 1) + lens(286, 30, 34, 2, 1) + lens(24, 62, 30, 2, 1), f: '#fff', o: 0.6 },
    { d: ridge(-20, 340, 172, [44, 76, 50, 60, 20, 20, 66, 42, 84, 50]), f: '#b6c6dd' },
    { d: ridge(-20, 340, 176, [34, 24, 52, 20, 10, 10, 30, 24, 52, 30]), f: '#8ba8c4' },
    {
      d: 'M-6 182L34 140L52 128L57 105L81 103L87 90L112 58L126 48L152 14L172 42L184 50L211 80L222 90L246 122L268 134L326 182z',
      f: '@rock',
    },
    {
      d: 'M-6 182L34 140L52 128L57 105L81 103L87 90L112 58L126 48L152 14L146 44L158 70L140 100L156 128L136 182z',
      f: '@shade',
      o: 0.62,
    },
    {
      d: 'M152 14L172 42L184 50L195 66L180 60L172 72L160 58L150 74L142 62L128 76L122 62L108 70L112 58L126 48z',
      f: '#fff',
    },
    { d: 'M152 14L146 44L150 60L142 62L128 76L122 62L108 70L112 58L126 48z', f: '#9db8e2' },
    { d: lattice(), s: '#fff', w: 0.7, o: 0.42 },
    // A bridge hangs between two crags.
    { d: 'M206 108L214 96L222 112L220 150H202zM262 116L270 102L280 120L282 150H260z', f: '#6a5560' },
    { d: 'M213 100Q241 124 270 106M213 107Q241 131 270 113', s: '#4a2f20', w: 1 },
    { d: 'M218 108v5M226 112v6M234 115v6M242 116v6M250 115v6M258 112v6M265 109v5', s: '#4a2f20', w: 1.4 },
    { d: ridge(-20, 340, 190, [40, 44, 34, 26, 30, 24, 36, 44, 40]), f: '@foot' },
    { d: blades(), s: '#a9d27a', w: 1 },
    { d: disc(112, 158, 34), f: '@fire' },
    { d: 'M104 164L120 160M104 160L120 164', s: '#3b1d17', w: 2.6 },
    { d: 'M112 142q9 10 6 18q-6 5-12 0q-3-7 6-18z', f: '#ff7a2e' },
    { d: 'M112 150q5 6 3 11q-3 3-6 0q-2-4 3-11z', f: '#ffe08a' },
    // An ibex on the ridge.
    { d: 'M60 102L62 94Q70 91 76 93L80 87L84 90L79 96L78 103L76 98L67 98L64 103z', f: '#2a2140' },
    { d: 'M80 88Q79 80 72 80M81 88Q81 79 75 77', s: '#2a2140', w: 1.4 },
    { d: birds(206, 36), s: '#2f4a78', w: 1.1 },
  ],
});
