/** The six colours of The Reef (F1.4), each with a symbol of its own: star, shell, leaf, wave, spiral, drop. */
import { disc } from '@halcyon/page-kit/sketch.ts';

interface Sign {
  /** In a box of 24 x 24. */
  readonly d: string;
  /** Drawn as a line so thick; filled without it. */
  readonly w?: number;
  /** Fine lines in the colour behind it. */
  readonly veins?: string;
}
interface Paint extends Sign {
  readonly back: string;
  readonly ink: string;
}
/** By colour. */
export const PAINTS: readonly Paint[] = [
  {
    back: '#c4332b',
    ink: '#ffffff',
    d: 'M12 1L15.2 8.8L23.5 9.4L17.1 14.8L19.1 22.9L12 18.5L4.9 22.9L6.9 14.8L.5 9.4L8.8 8.8z',
  },
  {
    back: '#f5c23a',
    ink: '#38270a',
    d: 'M8.5 22H15.5L14.6 18.8C20 17 23.2 12.8 22.6 8.6A3.6 3.6 0 0 0 18 5.4A3.8 3.8 0 0 0 12 3.4A3.8 3.8 0 0 0 6 5.4A3.6 3.6 0 0 0 1.4 8.6C.8 12.8 4 17 9.4 18.8z',
    veins: 'M12 17.5V7M9.8 17L6.2 8.6M14.2 17L17.8 8.6',
  },
  {
    back: '#217a41',
    ink: '#ffffff',
    d: 'M22 2C9 1.5 1.5 8 4 20C15.5 22.5 22.5 15 22 2z',
    veins: 'M2.5 21.5L16.5 7.5M9 15V9.5M9 15H14.5',
  },
  {
    back: '#1d5bbd',
    ink: '#ffffff',
    d: 'M1.5 9Q5 3.5 8.5 9T15.5 9T22.5 9M1.5 17Q5 11.5 8.5 17T15.5 17T22.5 17',
    w: 3.4,
  },
  {
    back: '#7236ab',
    ink: '#ffffff',
    d: 'M12 11.5a2.2 2.2 0 0 1 4.4 0a4.4 4.4 0 0 1-8.8 0a6.6 6.6 0 0 1 13.2 0a8.8 8.8 0 0 1-17.6 0',
    w: 2.7,
  },
  {
    back: '#f49abf',
    ink: '#4b0d2b',
    d: 'M12 1C16.5 8 20.2 11.5 20.2 15.6A8.2 8.2 0 0 1 3.8 15.6C3.8 11.5 7.5 8 12 1z',
  },
];

/** Male and female. */
export const SEXES: readonly string[] = [
  `${disc(9.5, 14.5, 6)}M14 10L20.5 3.5M14 3.5H20.5V10`,
  `${disc(12, 8.5, 6)}M12 14.5V22.5M8 18.5H16`,
];
