/** Wildlife: where the ibex stand, and the steps that are still to be paid. */
import { FROM, IBEX_NEEDED, ROWS, rowOf, SLOTS } from '../rules/index.ts';

const TOP = ROWS.length - 1;

/** The ibex on the mountain, to try steps on. */
export class Ibex {
  readonly at = new Uint8Array(SLOTS);
  /** By row, a bit for each column where any stand: they are few, and many ways are tried for each herd. */
  readonly standing = new Uint16Array(ROWS.length);
  count = 0;

  put(cell: number, ibex: number): void {
    const row = rowOf(cell);
    const bit = 1 << (cell - FROM[row]!);
    this.count += ibex - this.at[cell]!;
    this.at[cell] = ibex;
    this.standing[row] = ibex === 0 ? this.standing[row]! & ~bit : this.standing[row]! | bit;
  }
  read(ibex: readonly number[]): void {
    for (let cell = 0; cell < SLOTS; cell++) if (ibex[cell] !== this.at[cell]) this.put(cell, ibex[cell]!);
  }
}

const columnOf = (bit: number): number => 31 - Math.clz32(bit);

/**
 * Steps that bring the ibex up, gathered on the way: from each row, as many as there are slots with ibex after those
 * side by side have met above. So many ibex as are too many stay behind, from the lowest slots.
 */
export const stepsUp = ({ at, standing, count }: Ibex): number => {
  let steps = 0;
  let left = Math.max(0, count - IBEX_NEEDED);
  let here = 0;
  for (let row = 0; row < TOP; row++) {
    for (let rest = standing[row]!; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const there = at[FROM[row]! + columnOf(bit)]!;
      if (there <= left && (here & bit) === 0) left -= there;
      else here |= bit;
    }
    let next = 0;
    const above = standing[row + 1]!;
    const end = 1 << ROWS[row + 1]!;
    for (; here !== 0; here &= here - 1) {
      const bit = here & -here;
      steps++;
      // Up to the left if something is there already, or else up to the right, where a neighbour can come too.
      const metLeft = ((next | above) & (bit >> 1)) !== 0;
      next |= metLeft || bit === end ? bit >> 1 : bit;
    }
    here = next;
  }
  return steps;
};

/** The steps of those that are here, and as many for each that is missing as it takes from the middle. */
export const stepsToCome = (ibex: Ibex): number => stepsUp(ibex) + (TOP / 4) * Math.max(0, IBEX_NEEDED - ibex.count);
