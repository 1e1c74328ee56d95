/** States in the middle of games that are played at random. */
import {
  type AnyRules,
  type AnyState,
  bit,
  CHANCE,
  MOST_MOVES,
  type Random,
  randomFrom,
  rollChance,
  type Seat,
} from '@halcyon/kernel';

/** Decisions before a state counts as the middle of a game: from the first turns to near the end. */
const EARLIEST = 10;
const LATEST = 100;

const moves = new Int32Array(MOST_MOVES);
const firstSeat = (set: number): Seat => 31 - Math.clz32(set & -set);

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
/** One after another. */
export const middles = (rules: AnyRules): (() => AnyState) => {
  const random = randomFrom('middles');
  let i = 0;
  return () => {
    for (;;) {
      const s = playFor(rules, random, EARLIEST + (i++ % (LATEST - EARLIEST)));
      if (s) return s;
    }
  };
};

/** So many of them, each with a seat that is asked there. */
export const sampleOf = (rules: AnyRules, count: number): { readonly s: AnyState; readonly seat: Seat }[] => {
  const next = middles(rules);
  return Array.from({ length: count }, next).map((s) => ({ s, seat: firstSeat(rules.mustAct(s)) }));
};
