/** The home picture: light shafts, a reef, and two fish that meet above a coral. */
import { at, block, disc, down, moved, ridge, type Sketch } from '@halcyon/page-kit/sketch.ts';
import { coral } from './coral.ts';
import { fishOfSea } from './fish.ts';

/** Inks that pages with a sea set by day and night. */
const inked = <T extends { readonly s?: string }>(layers: readonly T[]): T[] =>
  layers.map((layer) => (layer.s === 'var(--edge)' ? { ...layer, s: '#0a2c40' } : layer));

export const picture = (): Sketch => ({
  box: '0 0 320 180',
  fit: 'xMidYMid slice',
  fades: [
    down('sea', '#bff0e6', '#4db4c6', '#155a86', '#0b3154'),
    {
      id: 'ray',
      line: [0, 0, 0, 1],
      stops: [
        [0, '#fff', 0.55],
        [1, '#fff', 0],
      ],
    },
  ],
  layers: [
    { d: block(0, 0, 320, 180), f: '@sea' },
    { d: 'M40-4h34L30 180H-40zM120-4h22L100 180H50zM196-4h44L190 180H110zM276-4h20L270 180H226z', f: '@ray' },
    { d: ridge(-20, 340, 190, [30, 54, 26, 34, 60, 34, 24, 50, 64]), f: '#0a2a48' },
    ...inked([
      ...moved(at(16, 92, 1.9), coral()),
      ...moved(at(128, 108, 1.6), coral('#f5c23a', '#7236ab')),
      ...moved(at(236, 82, 2.2), coral('#f2a65a')),
      ...moved(at(142, 40, -1.9, 1.9), fishOfSea(1, 0)),
      ...moved(at(182, 48, 1.8), fishOfSea(4, 1)),
      ...moved(at(206, 128, 0.7), fishOfSea(0, 1)),
    ]),
    { d: disc(152, 40, 4) + disc(164, 26, 2.6) + disc(158, 14, 1.8) + disc(40, 70, 3), s: '#fff', w: 1.4, o: 0.8 },
  ],
});
