/** What a game in flight takes, and what single calls of the contract cost in the middle of one. */
import {
  type AnyRules,
  type AnyState,
  bit,
  CHANCE,
  MOST_MOVES,
  type Random,
  randomFrom,
  rollChance,
} from '@halcyon/kernel';
import { bytesEach } from '../memory.ts';
import { cpuEach, median } from '../runs.ts';

const STATES = 20_000;
const SAMPLE = 1_000;
/** Decisions before a state counts as the middle of a game: from the first turns to near the end. */
const EARLIEST = 10;
const LATEST = 100;

const moves = new Int32Array(MOST_MOVES);
const firstSeat = (set: number): number => 31 - Math.clz32(set & -set);

/** A state after so many random decisions, or undefined when the game ended before. */
const playFor = (rules: AnyRules, random: Random, decisions: number): AnyState | undefined => {
  const s = rules.start();
  for (let made = 0; ; ) {
    const must = rules.mustAct(s);
    if (must === 0) return undefined;
    if (must === bit(CHANCE)) rules.apply(s, CHANCE, rollChance(rules.chance(s), random));
    else if (made === decisions) return s;
    else {
      const seat = firstSeat(must);
      rules.apply(s, seat, moves[random.below(rules.legal(s, seat, moves))]!);
      made++;
    }
  }
};
/** States in the middle of games, one after another. */
const middles = (rules: AnyRules): (() => AnyState) => {
  const random = randomFrom('middles');
  let i = 0;
  return () => {
    for (;;) {
      const s = playFor(rules, random, EARLIEST + (i++ % (LATEST - EARLIEST)));
      if (s) return s;
    }
  };
};

/** Bytes for each game in flight. */
export const memoryPerGame = (rules: AnyRules): number => bytesEach(STATES, middles(rules));

export type Costs = Readonly<Record<'copy' | 'view' | 'digest' | 'legal', number>>;

/** Nanoseconds a call. */
export const measureCosts = (rules: AnyRules): Costs => {
  const next = middles(rules);
  const states = Array.from({ length: SAMPLE }, next).map((s) => ({ s, seat: firstSeat(rules.mustAct(s)) }));
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
