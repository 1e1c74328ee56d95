/** What each terrain would cost at least somewhere on the mountain, and how much of what is left is welcome there. */
import { ROWS, TYPES } from '../rules/index.ts';
import { fading, IMPOSSIBLE } from './fading.ts';
import { isOpen, type RowRead } from './rows.ts';
import type { Spot } from './spots.ts';
import { FACES, type Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const NOWHERE = new Uint8Array(FACES).fill(IMPOSSIBLE);

export interface Places {
  /** By face. */
  readonly cheapest: Uint8Array;
  /** Finds what is cheapest on these rows. */
  look(rows: readonly RowRead[]): void;
  /** The share of what is left that finds no place on them. */
  homeless(survey: Survey): number;
}

export const makePlaces = (weights: Weights, payable: number): Places => {
  const welcome = fading(weights.welcomeNear, payable);
  const cheapest = new Uint8Array(FACES);
  const lower = ({ faces, costs }: Spot): void => {
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i]!;
      const cost = costs[i]!;
      if (cost < cheapest[face]!) cheapest[face] = cost;
    }
  };
  return {
    cheapest,
    look(rows) {
      cheapest.set(NOWHERE);
      for (let row = 0; row < ROWS.length; row++) {
        const { count, spots, first } = rows[row]!;
        // The next slot comes last; nothing can lie there before it rests on the row below.
        const waits = first < ROWS[row]! && !isOpen(rows, row) ? 1 : 0;
        for (let i = 0; i < count - waits; i++) lower(spots[i]!);
      }
    },
    homeless({ supply, supplied }) {
      let fitting = 0;
      for (let face = TYPES; face < FACES; face++) fitting += supply[face]! * welcome[cheapest[face]!]!;
      return Math.max(0, 1 - (supplied === 0 ? 1 : fitting / supplied));
    },
  };
};
