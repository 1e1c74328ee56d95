/**
 * A step may be taken back for free as long as nobody learnt anything from it: no other seat's view changed, no chance
 * came into play, and the actor knew beforehand how it would look. Computed by comparing views, with no code per game.
 */
import { type AnyRules, CHANCE, type Seat } from './contract.ts';
import type { AnyState } from './fields.ts';
import type { Match, Step } from './match.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The actor learns something when the own view, played on alone, comes out different from what really happened. */
const actorLearnt = (rules: AnyRules, before: AnyState, after: AnyState, { seat, move }: Step): boolean => {
  const expected = rules.view(before, seat);
  try {
    rules.apply(expected, seat, move);
  } catch {
    return true;
  }
  return !same(expected, rules.view(after, seat));
};

const anybodyLearnt = (rules: AnyRules, before: AnyState, after: AnyState, step: Step): boolean => {
  if (step.seat === CHANCE) return true;
  for (let seat = 0; seat < rules.seats; seat++) {
    if (seat !== step.seat && !same(rules.view(before, seat), rules.view(after, seat))) return true;
  }
  return actorLearnt(rules, before, after, step);
};

/** The number of steps that remain when this seat takes back all it may for free; equals match.steps.length if nothing. */
export const freeUndo = (match: Match, seat: Seat): number => {
  const { rules, steps } = match;
  const before = rules.copy(match.origin ?? rules.start(), rules.start());
  const after = rules.copy(before, rules.start());
  let free = 0;
  for (const [i, step] of steps.entries()) {
    rules.apply(after, step.seat, step.move);
    if (step.seat !== seat || anybodyLearnt(rules, before, after, step)) free = i + 1;
    rules.copy(after, before);
  }
  return free;
};

/** Takes back this seat's last step for free if it may; says whether it did. */
export const undoFree = (match: Match, seat: Seat): boolean => {
  const last = match.steps.length - 1;
  if (freeUndo(match, seat) > last) return false;
  match.rewind(last);
  return true;
};

/** Takes back the seat's last own step and all after it, because the team agreed; the log keeps a note of it. */
export const undoByConsent = (match: Match, seat: Seat): boolean => {
  const last = match.steps.findLastIndex((step) => step.seat === seat);
  if (last < 0) return false;
  const undone = match.steps
    .slice(last)
    .map((step) => `${step.seat === CHANCE ? '~' : step.seat} ${match.word(step, 'audience')}`);
  match.rewind(last);
  match.mark(`taken back by consent: ${undone.join(', ')}`);
  return true;
};
