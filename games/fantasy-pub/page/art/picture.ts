/** The home picture: two mugs and a candle on a round table, seen from above, in a dark room. */
import { block, disc, down, glow, type Sketch } from '@halcyon/page-kit/sketch.ts';

const LINE = '#2a1206';
const mug = (x: number): Sketch['layers'] => [
  { d: `M${x + 34} 92q20-2 18 18t-18 18`, s: '#e9c27a', w: 6 },
  { d: `M${x} 82h36l-3 56h-30z`, f: '@beer', s: LINE, w: 2 },
  { d: `M${x + 10} 98v32M${x + 18} 98v34M${x + 26} 98v32`, s: '#fff', w: 3, o: 0.35 },
  { d: `M${x - 4} 86q-4-12 8-12q4-10 14-6q10-6 14 4q12 0 8 14q-8 8-14 2q-8 8-14 0q-10 6-16-2z`, f: '#fff8e8' },
];
export const picture = (): Sketch => ({
  box: '0 0 320 180',
  fit: 'xMidYMid slice',
  fades: [
    down('room', '#1d0e12', '#4a2412', '#2a1408'),
    down('wood', '#c07a38', '#6d3c17'),
    down('beer', '#ffcf5a', '#d9821a'),
    glow('light', '#ffb84d'),
  ],
  layers: [
    { d: block(0, 0, 320, 180), f: '@room' },
    { d: 'M34 0v70M96 0v60M224 0v60M286 0v70', s: '#120806', w: 8, o: 0.6 },
    { d: disc(160, 300, 200), f: '@wood', s: LINE, w: 4 },
    { d: disc(160, 300, 176) + disc(160, 300, 150), s: '#4d270c', w: 2, o: 0.5 },
    { d: disc(160, 62, 130), f: '@light' },
    { d: 'M150 70h20v68h-20z', f: '#fdf0d2' },
    { d: 'M138 136h44q-4 12-14 12h-16q-10 0-14-12z', f: '#b9862e', s: LINE, w: 2 },
    { d: 'M160 26Q176 50 160 66Q144 50 160 26z', f: '#ff9d2b' },
    { d: 'M160 42Q168 54 160 64Q152 54 160 42z', f: '#fff6c9' },
    ...mug(70),
    ...mug(212),
    { d: disc(128, 160, 9) + disc(196, 164, 9), f: '#f6cd5b', s: LINE, w: 2 },
    // Who looks over the edge: long ears on the left, a nose under moss on the right.
    { d: 'M-10 180q0-62 44-62t44 62zM246 180q-2-66 46-66t46 66z', f: '#2c1a2b', s: LINE, w: 2 },
    { d: 'M10 92L-14 66Q-12 96 14 106zM58 92L80 66Q78 96 54 106z', f: '#5d8a33', s: LINE, w: 2 },
    { d: 'M34 68q26 0 24 26q-2 22-24 38q-22-16-24-38q-2-26 24-26z', f: '#6b9b3a', s: LINE, w: 2 },
    { d: disc(25, 92, 7) + disc(43, 92, 7), f: '#ffe99a' },
    { d: 'M27 93h0M41 93h0', s: LINE, w: 5 },
    { d: 'M21 110q13 7 26 0', s: LINE, w: 3 },
    { d: 'M262 82l-8-22l18 8l6-18l12 14l12-14l6 18l18-8l-8 22z', f: '#4f6b2e', s: LINE, w: 2 },
    { d: 'M290 70q34 2 34 34t-34 32t-34-32t34-34z', f: '#7d93a8', s: LINE, w: 2 },
    { d: disc(275, 94, 6) + disc(305, 94, 6), f: '#fff' },
    { d: 'M274 95h0M304 95h0', s: LINE, w: 5 },
    { d: 'M290 84q12 32 0 34t0-34z', f: '#5d7388', s: LINE, w: 2 },
  ],
});
