/** The moments of a game at which the chance is asked for: when a turn begins, and the end. */
import { type AnyState, bit, CHANCE } from '@halcyon/kernel';
import { beginningOf, type Finished } from './finished.ts';

const CHANCE_ONLY = bit(CHANCE);

/** By how many steps stand; the first is where somebody is asked for the first time. In a game without turns, every step. */
const turnStarts = (game: Finished): number[] => {
  const { rules, steps } = game;
  const turn = rules.events.findIndex(({ name }) => name === 'turn');
  const starts: number[] = [];
  const s = beginningOf(game);
  let begins = true;
  steps.forEach(({ seat, move }, n) => {
    if (begins && rules.mustAct(s) !== CHANCE_ONLY) {
      starts.push(n);
      begins = turn < 0;
    }
    rules.apply(s, seat, move, (event) => {
      if (event === turn) begins = true;
    });
  });
  return starts;
};
/** At most so many, evenly apart, the first among them; and the end. */
export const momentsOf = (game: Finished, most: number): number[] => {
  const starts = turnStarts(game);
  const apart = Math.max(1, (starts.length - 1) / Math.max(1, most - 1));
  const kept = new Set(starts.map((_, i) => starts[Math.round(i * apart)]!).filter((step) => step !== undefined));
  return [...kept, game.steps.length];
};
/** Calls with the state before each of these steps, and after the last. Lent: it changes with the next. */
export const visit = (game: Finished, at: readonly number[], show: (s: AnyState, step: number) => void): void => {
  const { rules, steps } = game;
  const wanted = new Set(at);
  const s = beginningOf(game);
  for (let n = 0; n <= steps.length; n++) {
    if (wanted.has(n)) show(s, n);
    if (n < steps.length) rules.apply(s, steps[n]!.seat, steps[n]!.move);
  }
};
