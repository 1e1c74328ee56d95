/** A hex with its point upwards, in a box of 100 x 115.47. */
export const HEX = 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)';
/** The same as a path, a little inside its box, so that a line along it is not cut off. */
export const OUTLINE = 'M50 3L97.4 30.4V85.100L50 112.500L2.600 85.100V30.400z';
/** From the middle to the six sides in a circle, beginning with the one on the right. */
export const SIDES: readonly (readonly [x: number, y: number])[] = [
  [50, 0],
  [25, 43.3],
  [-25, 43.3],
  [-50, 0],
  [-25, -43.3],
  [25, -43.3],
];
