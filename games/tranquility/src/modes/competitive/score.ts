/** T7.5d: the score sheet of both players, and who wins. */
import { bit, type SeatSet } from '@halcyon/kernel';
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
export const winnersOf = (sheet: readonly Score[]): SeatSet => {
  let left = sheet.map((score, seat) => ({ score, seat }));
  const merits: ((score: Score) => number)[] = [
    ({ total }) => total,
    ({ cards }) => cards,
    ({ discarded }) => -discarded,
    ({ longest }) => longest,
  ];
  for (const merit of merits) {
    const best = Math.max(...left.map(({ score }) => merit(score)));
    left = left.filter(({ score }) => merit(score) === best);
  }
  return left.reduce((set, { seat }) => set | bit(seat), 0);
};
