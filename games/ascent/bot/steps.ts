/** Wildlife: the steps of the ibex that are still to be paid. */
import { FROM, IBEX_NEEDED, ROWS, SLOTS } from '../rules/index.ts';

const TOP = ROWS.length - 1;

/**
 * Steps that bring the ibex up, gathered on the way: from each row, as many as there are slots with ibex after those
 * side by side have met above. So many ibex as are too many stay behind, from the lowest slots.
 */
export const stepsUp = (ibex: readonly number[], spare: number): number => {
  let steps = 0;
  let left = spare;
  let here = 0;
  for (let row = 0; row < TOP; row++) {
    const from = FROM[row]!;
    for (let column = 0; column < ROWS[row]!; column++) {
      const there = ibex[from + column]!;
      if (there === 0) continue;
      if (there <= left && (here & (1 << column)) === 0) left -= there;
      else here |= 1 << column;
    }
    let next = 0;
    const slots = ROWS[row + 1]!;
    for (let column = 0; column <= slots; column++) {
      if ((here & (1 << column)) === 0) continue;
      steps++;
      // Up to the left if something is there already, or else up to the right, where a neighbour can come too.
      const metLeft = column > 0 && ((next & (1 << (column - 1))) !== 0 || ibex[FROM[row + 1]! + column - 1]! > 0);
      next |= 1 << (metLeft || column === slots ? column - 1 : column);
    }
    here = next;
  }
  return steps;
};

export const sumOf = (ibex: readonly number[]): number => {
  let n = 0;
  for (let cell = 0; cell < SLOTS; cell++) n += ibex[cell]!;
  return n;
};

/** The steps of those that are here, and as many for each that is missing as it takes from the middle. */
export const stepsToCome = (ibex: readonly number[]): number => {
  const there = sumOf(ibex);
  return stepsUp(ibex, Math.max(0, there - IBEX_NEEDED)) + (TOP / 4) * Math.max(0, IBEX_NEEDED - there);
};
