/** Fish swim to the shore, which is at the left. The colour's symbol is on the body; sexes differ in outline: pointed fins, round fins. */
import { mix } from '@halcyon/page-kit/colour.ts';
import { at, disc, type Layer, moved } from '@halcyon/page-kit/sketch.ts';
import type { Colour, Sex } from '../../rules/vocabulary.ts';
import { PAINTS } from './paints.ts';

interface Shape {
  readonly fins: string;
  readonly body: string;
}
/** By sex; in a box of 44 x 32. */
const SHAPES: readonly Shape[] = [
  {
    fins: 'M12 8L17 .8L29 2.5L32 9zM33 16L43.3 5.5L40.8 16L43.3 26.5zM17 25L19.5 31.5L27 26z',
    body: 'M1.5 17.5C6 8.5 14 5 22 5.5C29 6 34 10 36.5 16C34 22 29 26.5 22 27C14 27.5 6 25 1.5 17.5z',
  },
  {
    fins: 'M11 7C13 -.5 29 -.5 32 8zM34 16C37 8.5 43.5 5.5 43.3 10.5C43.2 13.5 40.8 14.5 40.8 16C40.8 17.5 43.2 18.5 43.3 21.5C43.5 26.5 37 23.5 34 16zM14 26C15 32.5 26 32.5 28 26z',
    body: 'M1.5 17C5 7.5 13 3.5 21 3.8C29.5 4.2 35 9.5 36.5 16C35 22.5 29.5 28 21 28.4C13 28.6 5 25.5 1.5 17z',
  },
];
const EYE = '#06202f';

/** The symbol of a colour, in a box of 24 x 24. */
export const sign = (colour: Colour): Layer[] => {
  const { d, w, veins, back, ink } = PAINTS[colour]!;
  return [w ? { d, s: ink, w } : { d, f: ink }, ...(veins ? [{ d: veins, s: back, w: 1.7 }] : [])];
};
export const fishOfSea = (colour: Colour, sex: Sex): Layer[] => {
  const { fins, body } = SHAPES[sex]!;
  const { back } = PAINTS[colour]!;
  return [
    { d: fins, f: mix(back, '#061c2e', 0.28), s: 'var(--edge)', w: 1.3 },
    { d: body, f: back, s: 'var(--edge)', w: 1.5 },
    { d: disc(8.5, 14, 3), f: '#ffffff', s: EYE, w: 0.8 },
    { d: 'M8 14.2h0', s: EYE, w: 2.8 },
    ...moved(at(14.5, 7.3, 0.74), sign(colour)),
  ];
};
