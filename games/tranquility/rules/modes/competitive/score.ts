/** T7.5d: the score sheet of both players, and who wins. */
import type { SeatSet } from '@halcyon/kernel';
import { topSeats } from '@halcyon/parts';
import type { Rivalry } from './index.ts';

const PER_CARD = 2;
const LEAST_RUN = 3;

export interface Score {
  readonly cards: number;
  readonly discarded: number;
  /** The lengths of the runs that score, along the chain. */
  readonly runs: readonly number[];
  readonly longest: number;
  readonly total: number;
}

/** Lengths of all stretches of own cards along the chain. */
const stretches = (owners: readonly number[], seat: number): number[] => {
  const lengths: number[] = [];
  owners.forEach((owner, cell) => {
    if (owner !== seat + 1) return;
    if (owners[cell - 1] === owner) lengths[lengths.length - 1]!++;
    else lengths.push(1);
  });
  return lengths;
};

type Scored = Pick<Rivalry, 'owners' | 'shown'> & { readonly discards: readonly (readonly number[])[] };
export const scoreSheet = ({ owners, shown, discards }: Scored): Score[] =>
  discards.map((dropped, seat) => {
    const all = stretches(owners, seat);
    const runs = all.filter((length) => length >= LEAST_RUN);
    const cards = all.reduce((sum, n) => sum + n, 0);
    const discarded = dropped.length + shown[seat]!.length;
    const total = PER_CARD * cards - discarded + runs.reduce((sum, n) => sum + n, 0);
    return { cards, discarded, runs, longest: Math.max(0, ...all), total };
  });

/** By what is compared in turn; whoever is left after all of it shares the win. */
export const winnersOf = (sheet: readonly Score[]): SeatSet =>
  topSeats(
    sheet.map(({ total }) => total),
    sheet.map(({ cards }) => cards),
    sheet.map(({ discarded }) => -discarded),
    sheet.map(({ longest }) => longest),
  );
