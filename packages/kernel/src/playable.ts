/** Whether a table can go on from a state that somebody typed or sent: what rules make impossible must not come in. */
import type { ChanceSource } from './chance.ts';
import { type AnyRules, BOTTOM, CHANCE, has, seatsOf } from './contract.ts';
import type { AnyState } from './fields.ts';
import { FRAME_WIDTH } from './frames.ts';
import { Match, type MatchOptions } from './match.ts';
import { legalMoves } from './moves.ts';
import { BadInput, type Game, type Setup } from './setup.ts';

const bad = (message: string): BadInput => new BadInput('frames', `this position cannot be played on: ${message}`);

/** Every frame lies on one that it can lie on. */
const demandStack = ({ frames: kinds }: AnyRules, frames: readonly number[]): void => {
  let below = BOTTOM;
  for (let i = 0; i < frames.length; i += FRAME_WIDTH) {
    const { name, on } = kinds[frames[i]!]!;
    if (!on.includes(below))
      throw bad(`'${name}' cannot lie ${below === BOTTOM ? 'lowest' : `on '${below}'`} in 'frames'`);
    below = name;
  }
};
/** Each seat that the table waits for is there and has a move; nobody is waited for exactly when the game is over. */
const demandWaiting = (rules: AnyRules, s: AnyState): void => {
  const must = rules.mustAct(s);
  const outcome = rules.outcome(s);
  if (outcome) {
    if ((s.frames as number[]).length > 0)
      throw bad(`the game has ended ('${rules.clauses[outcome.why]!.id}'), and 'frames' still waits`);
  } else if (must === 0) throw bad("'frames' waits for nobody, and the game has not ended");
  const shuffles = has(must, CHANCE) && rules.chance(s) === 0;
  if (!shuffles && (s.shuffling as number[]).length > 0) throw bad("'shuffling' has numbers outside a shuffle");
  if (has(must, CHANCE)) return;
  for (const seat of seatsOf(must)) {
    if (seat >= rules.seats) throw bad(`it waits for seat ${seat}`);
    if (legalMoves(rules, s, seat).length === 0) throw bad(`seat ${seat} is waited for and has no move`);
  }
};
/** Whatever else goes wrong with such a state is the fault of who made it. */
const blaming = <T>(body: () => T): T => {
  try {
    return body();
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BadInput('position', `this position cannot be played on: ${why}`);
  }
};

/** Audited, and waiting for somebody who can answer. */
export const demandPlayable = (rules: AnyRules, s: AnyState): void =>
  blaming(() => {
    demandStack(rules, s.frames as number[]);
    const problem = rules.audit(s);
    if (problem !== undefined) throw new BadInput('position', problem);
    demandWaiting(rules, s);
  });

/** A table that goes on from a state instead of a deal; where chance and what is entered lead to is looked at too. */
export const matchFrom = (
  game: Game,
  setup: Setup,
  chance: ChanceSource | undefined,
  options: MatchOptions & { readonly origin: AnyState },
): Match =>
  blaming(() => {
    const match = new Match(game, setup, chance, options);
    if (match.length > 0) demandWaiting(match.rules, match.view('referee'));
    return match;
  });
