/** Wildlife: what it still costs to lead enough ibex to the top row. */
import { FROM, IBEX_NEEDED, isIbex, ROWS, SLOTS } from '../rules/index.ts';
import type { Aim } from './aims.ts';
import type { Sight } from './sight.ts';
import type { Weights } from './weights.ts';

const TOP = ROWS.length - 1;

/**
 * Steps that bring the ibex up, gathered on the way: from each row, as many as there are slots with ibex after those
 * side by side have met above. So many ibex as are too many stay behind, from the lowest slots.
 */
const stepsUp = (ibex: readonly number[], spare: number): number => {
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

const sum = (ibex: readonly number[]): number => {
  let n = 0;
  for (let cell = 0; cell < SLOTS; cell++) n += ibex[cell]!;
  return n;
};

/** The steps of those that are here, and as many for each that is missing as it takes from the middle. */
export const stepsToCome = (ibex: readonly number[]): number => {
  const there = sum(ibex);
  return stepsUp(ibex, Math.max(0, there - IBEX_NEEDED)) + (TOP / 4) * Math.max(0, IBEX_NEEDED - there);
};

/** The fuller the mountain, the harder it is to bring those that are missing. */
const urgency = ({ empty }: Sight, { ibexLate }: Weights): number => 1 + ibexLate * (1 - empty / SLOTS);

export const herdAim = (weights: Weights): Aim => ({
  weigh(sight) {
    const { ibex } = sight;
    const there = sum(ibex);
    const missing = Math.max(0, IBEX_NEEDED - there);
    const steps = stepsUp(ibex, Math.max(0, there - IBEX_NEEDED));
    return -weights.ibexStep * steps - weights.ibexMissing * missing * urgency(sight, weights);
  },
  keep: (sight, card) =>
    isIbex(card) && sum(sight.ibex) < IBEX_NEEDED ? weights.ibexCard * urgency(sight, weights) : 0,
});
