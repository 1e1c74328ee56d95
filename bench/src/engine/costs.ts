/** What a game in flight takes, and what single calls of the contract cost in the middle of one. */
import { type AnyRules, type AnyState, MOST_MOVES } from '@halcyon/kernel';
import { bytesEach } from '../memory.ts';
import { cpuEach, median } from '../runs.ts';
import { middles, sampleOf } from './middles.ts';

const STATES = 20_000;
const SAMPLE = 1_000;

const moves = new Int32Array(MOST_MOVES);

/** Bytes for each game in flight. */
export const memoryPerGame = (rules: AnyRules): number => bytesEach(STATES, middles(rules));

export type Costs = Readonly<Record<'copy' | 'view' | 'digest' | 'legal', number>>;

/** Nanoseconds a call. */
export const measureCosts = (rules: AnyRules): Costs => {
  const states = sampleOf(rules, SAMPLE);
  const into = rules.start();
  let seen = 0;
  const time = (call: (s: AnyState, seat: number) => number): number =>
    1e9 *
    median(
      cpuEach(() => {
        for (const { s, seat } of states) seen ^= call(s, seat);
        return states.length;
      }),
    );
  const costs = {
    copy: time((s) => Number(rules.copy(s, into) === into)),
    view: time((s, seat) => Number(rules.view(s, seat) === s)),
    digest: time((s) => rules.digest(s)),
    legal: time((s, seat) => rules.legal(s, seat, moves)),
  };
  // Read, so that no compiler can drop the calls.
  if (!Number.isInteger(seen)) throw new Error('a call gave no number');
  return costs;
};
