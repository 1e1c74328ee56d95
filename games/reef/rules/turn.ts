/** F3, F4: worms, then as many purchases as one can pay, then the current, then the other one. */
import { bit, type Clause, popFrame, pushFrame, type Rulebook } from '@halcyon/kernel';
import { over, seatArg } from '@halcyon/parts';
import type { Current } from './current.ts';
import { type Budget, wormsOf } from './purse.ts';
import type { State } from './state.ts';
import { MOST_TURNS, SEATS } from './vocabulary.ts';
import type { Throw } from './worms.ts';

export interface Actions {
  /** Kinds of moves. */
  readonly actions: readonly number[];
  /** The same, those first for which nothing must be looked for in the display. */
  readonly soonest: readonly number[];
}
export interface Turn {
  /** A seat's turn begins. */
  readonly begin: number;
}

export const installTurn = (
  book: Rulebook<State, Budget>,
  notYourTurn: Clause,
  throwDice: Throw,
  { actions, soonest }: Actions,
  current: Current,
): Turn => {
  const actFirst = book.clause('act-first', 'F3.2');
  const tooLong = book.ending('too-many-turns', 'F5.3');
  const began = book.event('turn', seatArg);

  const begin = book.frame({
    id: 'begin',
    run(s, tell) {
      popFrame(s);
      s.turns++;
      tell?.(began, s.turn, 0, 0);
      pushFrame(s, acting);
      throwDice(s);
    },
  });
  const pass = book.frame({
    id: 'pass',
    run(s) {
      popFrame(s);
      if (s.turns === MOST_TURNS) return over(s, tooLong);
      s.turn = (s.turn + 1) % SEATS;
      pushFrame(s, begin);
    },
  });
  const next = (s: State): void => {
    popFrame(s);
    pushFrame(s, pass);
    current(s);
  };
  const stop = book.kind({ name: 'end', guards: book.every(), choices: [], act: next });
  const acting = book.frame({
    id: 'act',
    must: (s) => bit(s.turn),
    kinds: [...actions, stop],
    facts: (s) => ({ worms: wormsOf(s, s.turn), pearls: s.pearls[s.turn]! }),
    notYou: notYourTurn,
    notThis: actFirst,
    // Nobody is asked to end a turn in which nothing is left to do.
    arrive(s) {
      if (!book.canDo(s, s.turn, soonest)) next(s);
    },
  });
  return { begin };
};
