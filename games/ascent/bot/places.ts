/** What each terrain would cost at least somewhere on the mountain, and how much of what is left is welcome there. */
import { ROWS, TYPES } from '../rules/index.ts';
import { fading, IMPOSSIBLE } from './fading.ts';
import { isOpen, type RowRead } from './rows.ts';
import type { Spot } from './spots.ts';
import { FACES, type Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const TOP = ROWS.length;

export interface Places {
  /** By face. */
  readonly cheapest: Uint8Array;
  /** A new decision begins. */
  read(): void;
  /** Finds what is cheapest on the rows as they are now, of which those that are tried differ from those found. */
  look(survey: Survey, found: readonly RowRead[], now: readonly RowRead[]): void;
  /** The share of what is left that finds no place. */
  homeless(survey: Survey): number;
}

export const makePlaces = (weights: Weights, payable: number): Places => {
  const welcome = fading(weights.welcomeNear, payable);
  const cheapest = new Uint8Array(FACES);
  /**
   * By row: what is cheapest beside it and beside the next slot of the row that rests on it, which may open; last, of all
   * rows. Most moves touch one row, and others of the same decision the same one.
   */
  const beside = new Uint8Array((TOP + 1) * FACES);
  /** How much is welcome there. */
  const welcomed = new Float64Array(TOP + 1);
  /** A bit for each that is known. */
  let known = 0;
  /** How much is welcome now, and where the sum is put together in another order than by face. */
  const sum = new Float64Array(1);

  const lower = (supply: Float64Array, { faces, costs }: Spot): void => {
    let more = 0;
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i]!;
      const cost = costs[i]!;
      const least = cheapest[face]!;
      if (cost >= least) continue;
      cheapest[face] = cost;
      more += supply[face]! * (welcome[cost]! - welcome[least]!);
    }
    sum[0]! += more;
  };
  /** The bridges of a row, and its next slot where there is one to lie in. */
  const lowerRow = (supply: Float64Array, rows: readonly RowRead[], row: number, isLeftOut: boolean): void => {
    const { count, spots, first } = rows[row]!;
    const bridges = first === ROWS[row] ? count : count - 1;
    for (let i = 0; i < bridges; i++) lower(supply, spots[i]!);
    if (!isLeftOut && isOpen(rows, row)) lower(supply, spots[bridges]!);
  };
  const begin = (): void => {
    cheapest.fill(IMPOSSIBLE);
    sum[0] = 0;
  };
  const learn = (supply: Float64Array, found: readonly RowRead[], except: number): void => {
    begin();
    for (let row = 0; row < TOP; row++) if (row !== except) lowerRow(supply, found, row, row === except + 1);
    for (let face = TYPES; face < FACES; face++) beside[except * FACES + face] = cheapest[face]!;
    welcomed[except] = sum[0]!;
    known |= 1 << except;
  };

  return {
    cheapest,
    read() {
      known = 0;
    },
    look({ supply, tried }, found, now) {
      const row = tried === 0 ? TOP : 31 - Math.clz32(tried);
      if (tried !== 0 && tried !== 1 << row) {
        begin();
        for (let each = 0; each < TOP; each++) lowerRow(supply, now, each, false);
        return;
      }
      if (((known >> row) & 1) === 0) learn(supply, found, row);
      for (let face = TYPES; face < FACES; face++) cheapest[face] = beside[row * FACES + face]!;
      sum[0] = welcomed[row]!;
      if (row < TOP) lowerRow(supply, now, row, false);
      if (row + 1 < TOP && isOpen(now, row + 1)) lower(supply, now[row + 1]!.spots[now[row + 1]!.count - 1]!);
    },
    homeless({ supply, supplied, isRough }) {
      let fitting = sum[0]!;
      if (!isRough) {
        fitting = 0;
        for (let face = TYPES; face < FACES; face++) fitting += supply[face]! * welcome[cheapest[face]!]!;
      }
      return Math.max(0, 1 - (supplied === 0 ? 1 : fitting / supplied));
    },
  };
};
