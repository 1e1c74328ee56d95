/** Which card is which: a card of the sea keeps its name while it slides, and when it comes to lie before somebody. */

import type { Session } from '@halcyon/page-kit/session.ts';
import { reefOf } from '../look/reef.ts';
import { CELLS, type Cell, COLUMNS, CORAL, cellAt, GAP, ROWS, SEATS } from '../rules/vocabulary.ts';
import { caughtFrom } from './deeds.ts';

/** Nothing there. */
const NONE = -1;
export interface Drift {
  /** By cell; -1 in a gap. */
  readonly sea: readonly number[];
  /** By seat and coral: the coral itself, and the fish on it. */
  readonly corals: readonly (readonly number[])[];
  readonly fish: readonly (readonly number[])[];
}

const slide = (sea: number[]): void => {
  for (let row = 0; row < ROWS; row++) {
    const at = cellAt(row, 0);
    const there = sea.slice(at, at + COLUMNS).filter((name) => name !== NONE);
    for (let column = 0; column < COLUMNS; column++) sea[at + column] = there[column] ?? NONE;
  }
};

export const driftOf = ({ outlook, news }: Session): Drift => {
  let next = 0;
  const fresh = (): number => next++;
  const { origin } = outlook.past;
  const begun = origin && reefOf(origin);
  const sea = Array.from({ length: CELLS }, (_, cell) => (begun?.sea[cell] === GAP ? NONE : fresh()));
  const corals = Array.from({ length: SEATS }, (_, seat) => (begun?.broods[seat] ?? []).map(fresh));
  const fish = corals.map((list) => list.map(fresh));
  const take = (cell: Cell): number => {
    const name = sea[cell] ?? NONE;
    sea[cell] = NONE;
    return name;
  };
  for (const { name, args, step } of news) {
    const [a = 0, b = 0, c = 0] = args;
    if (name === 'washed') take(a);
    else if (name === 'shark-took') take(b);
    else if (name === 'drifted') slide(sea);
    else if (name === 'flowed-in') sea[a] = fresh();
    else if (name === 'caught') fish[a]![c] = take(caughtFrom(outlook, step));
    else if (name === 'bought') {
      const bought = take(b);
      if (c === CORAL) corals[a]!.push(bought);
    }
  }
  return { sea, corals, fish };
};
