/** P2.1: throw, one action that must be, one that may be, the next seat. */
import { ALLOWED, bit, type Clause, popFrame, pushFrame, type Rulebook } from '@halcyon/kernel';
import { numberArg, over, seatArg, type Tell } from '@halcyon/parts';
import { bothLeft, clearDice } from './dice.ts';
import type { Pub } from './seating.ts';
import type { State } from './state.ts';
import { MOST_THROWS, MOST_TURNS, PIPS } from './vocabulary.ts';

export interface Turn {
  /** Kinds of moves that are an action. Each is installed after this and added then. */
  readonly actions: number[];
  /** The same, those first that are nearly always possible: whether there is any is then seen at once. */
  readonly soonest: number[];
  readonly notYourTurn: Clause;
  /** A seat's turn begins. */
  readonly begin: number;
}

export const installTurn = (book: Rulebook<State, Pub>, seats: number): Turn => {
  const notYourTurn = book.clause('not-your-turn', 'P2.1', (s) => ({ seat: s.turn }));
  const actFirst = book.clause('act-first', 'P2.1');
  const mustAct = book.clause('must-act', 'P2.1');
  const tooLong = book.ending('too-many-turns', 'P5.3');
  const began = book.event('turn', seatArg);
  const threw = book.event('threw', seatArg, numberArg('first', PIPS + 1), numberArg('second', PIPS + 1));
  const again = book.event('throws-again', seatArg);
  const passed = book.event('passed', seatArg);
  const actions: number[] = [];
  const soonest: number[] = [];

  const die = book.frame({
    id: 'die',
    on: ['act', 'die'],
    outcomes: () => PIPS,
    roll(s, outcome, tell) {
      popFrame(s);
      const first = s.dice[0] === 0;
      s.dice[first ? 0 : 1] = outcome + 1;
      if (!first) tell?.(threw, s.turn, s.dice[0]!, s.dice[1]!);
    },
  });
  const throwBoth = (s: State): void => {
    s.throws++;
    clearDice(s);
    pushFrame(s, die);
    pushFrame(s, die);
  };
  const next = (s: State, tell: Tell): void => {
    popFrame(s);
    if (s.turns === MOST_TURNS) over(s, tooLong);
    else {
      s.turn = (s.turn + 1) % seats;
      start(s, tell);
    }
  };
  const start = (s: State, tell: Tell): void => {
    s.turns++;
    s.throws = 0;
    tell?.(began, s.turn, 0, 0);
    pushFrame(s, acting);
    throwBoth(s);
  };
  const begin = book.frame({
    id: 'begin',
    run(s, tell) {
      popFrame(s);
      start(s, tell);
    },
  });
  const stop = book.kind({
    name: 'end',
    guards: book.every((s) => (bothLeft(s) ? mustAct : ALLOWED)),
    choices: [],
    act: (s, _seat, _a, _b, _c, tell) => next(s, tell),
  });
  const acting = book.frame({
    id: 'act',
    must: (s) => bit(s.turn),
    get kinds() {
      return [...actions, stop];
    },
    facts: (s) => ({ first: s.dice[0]!, second: s.dice[1]! }),
    notYou: notYourTurn,
    notThis: actFirst,
    arrive(s, tell) {
      if (s.dice[0] === 0 && s.dice[1] === 0) return next(s, tell);
      if (!bothLeft(s) || book.canDo(s, s.turn, soonest)) return;
      if (s.throws < MOST_THROWS) {
        tell?.(again, s.turn, 0, 0);
        throwBoth(s);
      } else {
        tell?.(passed, s.turn, 0, 0);
        next(s, tell);
      }
    },
  });
  return { actions, soonest, notYourTurn, begin };
};
