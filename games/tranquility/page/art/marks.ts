/** Small badges for a card's side: rays or a full round, so that they differ by their outline. */
import { disc, type Sketch } from '@halcyon/page-kit/sketch.ts';

const BADGE = { box: '0 0 24 24', fades: [] };

const sunMark = (): Sketch => ({
  ...BADGE,
  layers: [
    {
      d: 'M12 1 14.7 5.5 19.8 4.2 18.5 9.3 23 12 18.5 14.7 19.8 19.8 14.7 18.5 12 23 9.3 18.5 4.2 19.8 5.5 14.7 1 12 5.5 9.3 4.2 4.2 9.3 5.5z',
      f: '#ffc93d',
      s: '#4a2600',
      w: 1.6,
    },
    { d: disc(12, 12, 5), f: '#fff1b8', s: '#4a2600', w: 1 },
  ],
});

const moonMark = (): Sketch => ({
  ...BADGE,
  layers: [
    { d: disc(12, 12, 10.5), f: '#141a44', s: '#dfe6ff', w: 1.6 },
    { d: 'M19.6 14.5A8 8 0 1 1 9.5 4.4a7.2 7.2 0 0 0 10.1 10.1z', f: '#f7f1d6' },
  ],
});

export const sideMark = (night: boolean): Sketch => (night ? moonMark() : sunMark());
