/** Colours of cards and dice, each with a sign of its own: kite, leaf, sun, moon; the Wild is a balloon of all four. */
import { WILD } from '../../rules/vocabulary.ts';

interface Paint {
  readonly back: string;
  readonly ink: string;
  /** In a box of 24 x 24. */
  readonly sign: string;
}
const RAYS = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
  const at = (r: number, side: number): string =>
    `${(12 + x * r - y * side).toFixed(1)} ${(12 + y * r + x * side).toFixed(1)}`;
  return `M${at(7, 1.9)}L${at(11, 0)}L${at(7, -1.9)}z`;
}).join('');
/** By card. */
export const PAINTS: Readonly<Record<number, Paint>> = {
  1: { back: '#c33a30', ink: '#fff', sign: 'M12 1L20 9.5L12 18L4 9.5zM11.3 17L13.6 20L10.5 22L9.5 24L8.6 22L11.5 20z' },
  2: {
    back: '#1f7a4d',
    ink: '#fff',
    sign: 'M20.5 2.5C9 2.5 3 8 4.5 17L2.5 21.5L4.7 22.5L6.4 19C15.5 20 21.5 14 20.5 2.5zM17.5 6L8 16.5',
  },
  3: { back: '#f0b429', ink: '#3a2600', sign: `M12 6.2a5.8 5.8 0 1 0 .01 0z${RAYS}` },
  4: { back: '#6a45ad', ink: '#fff', sign: 'M15.5 2A10.5 10.5 0 1 0 22.5 15.5A8.7 8.7 0 0 1 15.5 2z' },
  [WILD]: {
    back: '#1d3f6e',
    ink: '#fff',
    sign: 'M12 1C17 1 20.5 4.5 20.5 8.7C20.5 13 16 14.5 14.5 17.5H9.5C8 14.5 3.5 13 3.5 8.7C3.5 4.5 7 1 12 1zM9.5 19H14.5V23H9.5z',
  },
};
