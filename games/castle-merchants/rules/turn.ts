/** M3.2, M4.1: draw or act; what is drawn at the end of a turn; the next seat. */
import { ALLOWED, bit, popFrame, pushFrame, type Rulebook, topFrame } from '@halcyon/kernel';
import { over, seatArg, type Tell } from '@halcyon/parts';
import type { Manners } from './actions/manners.ts';
import { installDraws } from './draws.ts';
import { installSale } from './sale.ts';
import { ACTED, FRESH, type State } from './state.ts';
import type { Empties } from './tiles.ts';
import { HAND, MEADOW, MOST_TURNS, WAREHOUSE } from './vocabulary.ts';

const MOST_DRAWN = 3;

export interface TurnRules {
  /** Kinds of moves: before all others, and after the draw. */
  readonly first: readonly number[];
  readonly actions: readonly number[];
  /** The frame of a throw. */
  readonly thrown: number;
}

/** The frame in which a seat's turn begins. */
export const installTurn = (
  book: Rulebook<State, Empties>,
  seats: number,
  manners: Manners,
  { first, actions, thrown }: TurnRules,
): number => {
  const actFirst = book.clause('act-first', 'M3.2');
  const alreadyActed = book.clause('already-acted', 'M3.2');
  const doSomething = book.clause('do-something', 'M3.2');
  const tooLong = book.ending('too-many-turns', 'M5.1');
  const began = book.event('turn', seatArg);

  const start = (s: State, tell: Tell): void => {
    s.turns++;
    s.phase = FRESH;
    s.began = s.merchants[s.turn]!;
    s.spent = 0;
    tell?.(began, s.turn, 0, 0);
    pushFrame(s, acting);
  };
  const begin = book.frame({
    id: 'begin',
    run(s, tell) {
      popFrame(s);
      start(s, tell);
    },
  });
  const next = book.frame({
    id: 'next',
    run(s, tell) {
      popFrame(s);
      if (s.turns === MOST_TURNS) {
        over(s, tooLong);
        return;
      }
      s.turn = (s.turn + 1) % seats;
      start(s, tell);
    },
  });

  /** M4.1, M4.2: who has come to meadow or warehouse fills the hand. */
  const fills = (s: State): boolean => {
    const at = s.merchants[s.turn]!;
    return at !== s.began && (at === MEADOW || at === WAREHOUSE);
  };
  /** What a turn that ends here draws, if it would draw so many elsewhere. */
  const drawn = (s: State, normal: number): number =>
    Math.min(fills(s) ? HAND : normal, HAND - s.hands[s.turn]!.length);
  const forSpent = (s: State): number => drawn(s, Math.min(s.spent, MOST_DRAWN));
  const close = (s: State, cards: number): void => {
    popFrame(s);
    pushFrame(s, next);
    pushFrame(s, arrival);
    pushFrame(s, draws, cards);
  };
  const draw = book.kind({
    name: 'draw',
    guards: book.every((s) => (s.phase === ACTED ? alreadyActed : ALLOWED)),
    choices: [],
    act: (s) => close(s, drawn(s, 1)),
  });
  const end = book.kind({
    name: 'end',
    guards: book.every((s) => (topFrame(s) === acting && s.phase !== ACTED ? doSomething : ALLOWED)),
    choices: [],
    act(s) {
      if (topFrame(s) === acting) close(s, forSpent(s));
      else popFrame(s);
    },
  });
  const draws = installDraws(book);
  const arrival = installSale(book, manners, { end, draw: draws, thrown });
  const acting = book.frame({
    id: 'act',
    must: (s) => bit(s.turn),
    kinds: [...first, draw, ...actions, end],
    facts: (s, seat) => ({
      landslides: s.phase === FRESH ? s.slides[seat]! : 0,
      spent: s.spent,
      cards: s.hands[seat]!.length,
      drawn: forSpent(s),
      wares: s.cart[seat]!.filter((loaded) => loaded === 1).length,
    }),
    notYou: manners.notYourTurn,
    notThis: actFirst,
  });
  return begin;
};
