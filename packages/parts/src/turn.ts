/** The course of a turn: action, payment, the draw up to the hand limit, the next seat. */
import { bit, type Clause, type Facts, frameArg, popFrame, pushFrame, type Seat, setFrameArg } from '@halcyon/kernel';
import { numberArg, seatArg, seatOf } from './args.ts';
import type { Course, Tell } from './course.ts';
import { type DropRules, type Drops, type Indebted, installDrops } from './drops.ts';
import { addToHand, tellDrawn } from './hand.ts';

/** A state that is played in turns, with debts. */
export type Played = Indebted & Course;

/** Where a seat draws. */
export interface Source<S> {
  left(s: S, seat: Seat): number;
  /**
   * At most so many cards; returns how many went to the hand. A card that takes effect instead ends it, and what it
   * pushed lies on top then.
   */
  draw(s: S, seat: Seat, most: number, tell: Tell): number;
}

export interface TurnRules<S extends Played, R> extends Omit<DropRules<S, R>, 'rule' | 'notHeld'> {
  readonly seats: number;
  /** The clauses about a turn and about the order of drops. */
  readonly rules: { readonly turn: string; readonly drops: string };
  /** Kinds that answer the question for an action; more may come until the book is closed. */
  readonly kinds: number[];
  readonly interruptible?: boolean;
  /** Frames of the set-up on which opening draws lie. */
  readonly opening: readonly string[];
  /** What lies below a payment; the draw when absent. */
  readonly belowPayment?: readonly string[];
  facts?(s: S, seat: Seat): Facts;
  limit(s: S, seat: Seat): number;
  /** Once a turn; may end the game. */
  whenBegins?(s: S, tell: Tell): void;
  /** Whenever the active player is asked for an action; may end the game. */
  whenAsked(s: S, tell: Tell): void;
  /** After the draw; may end the game. */
  whenEnds?(s: S, tell: Tell): void;
  /** Before one seat draws: may push frames. */
  beforeSeatDraws?(s: S, seat: Seat): void;
  /** What a card does when it is drawn, instead of going to the hand. */
  effect?(card: number): ((s: S, seat: Seat, card: number, tell: Tell) => void) | undefined;
}

export interface Turn<S> extends Drops<S> {
  /** The own pile; a mode may draw from elsewhere. */
  source: Source<S>;
  readonly notHeld: Clause;
  readonly notYourTurn: Clause;
  /** Frames. */
  readonly turn: number;
  readonly next: number;
  /** Draws up to the limit: seat, and 1 if nobody is to be asked before. */
  readonly draw: number;
  readonly pay: number;
  readonly discard: number;
  /** A seat's turn, the first one too. */
  begin(s: S, seat: Seat, tell: Tell): void;
  /** Ends the question for an action and lines up what follows; payments are pushed on top of it. */
  afterAction(s: S, seat: Seat): void;
}

export const installTurn = <S extends Played, R>(rules: TurnRules<S, R>): Turn<S> => {
  const { book, seats, card: cardArg, limit, whenBegins, whenAsked, whenEnds, beforeSeatDraws, effect } = rules;
  const notYourTurn = book.clause('not-your-turn', rules.rules.turn, (s) => {
    const owing = s.due.findIndex((n) => n > 0);
    return { seat: owing < 0 ? s.turn : owing };
  });
  const notHeld = book.clause('not-in-hand', rules.rules.turn);
  const actFirst = book.clause('act-first', rules.rules.turn);
  const drew = book.event('drew', seatArg, cardArg);
  const began = book.event('turn', seatArg);
  const drops = installDrops({ book, rule: rules.rules.drops, card: cardArg, notHeld, purse: rules.purse });

  const ownPile: Source<S> = {
    left: (s, seat) => s.piles[seat]!.length,
    draw(s, seat, most, tell) {
      const pile = s.piles[seat]!;
      const drawn: number[] | undefined = tell && [];
      let n = 0;
      let act: ReturnType<NonNullable<typeof effect>>;
      let last = 0;
      while (n < most && pile.length > 0) {
        last = pile.pop()!;
        act = effect?.(last);
        if (act !== undefined) break;
        n++;
        drawn?.push(last);
        addToHand(s.hands[seat]!, last);
      }
      if (drawn) tellDrawn(tell, drew, seat, drawn);
      act?.(s, seat, last, tell);
      return n;
    },
  };
  const turn = book.frame({
    id: 'turn',
    must: (s) => bit(s.turn),
    kinds: rules.kinds,
    ...(rules.facts && { facts: rules.facts }),
    interruptible: rules.interruptible ?? false,
    notYou: notYourTurn,
    notThis: actFirst,
    arrive: whenAsked,
  });
  const next = book.frame({
    id: 'next',
    run(s, tell) {
      popFrame(s);
      whenEnds?.(s, tell);
      if (s.ended === 0) begin(s, (s.turn + 1) % seats, tell);
    },
  });
  const begin = (s: S, seat: Seat, tell: Tell): void => {
    s.turn = seat;
    pushFrame(s, turn);
    tell?.(began, seat, 0, 0);
    whenBegins?.(s, tell);
  };
  const draw = book.frame({
    id: 'draw',
    args: [seatOf(seats), numberArg('asked', 2)],
    on: ['next', 'draw', ...rules.opening],
    run(s, tell) {
      const seat = frameArg(s, 0);
      if (beforeSeatDraws !== undefined && frameArg(s, 1) === 0) {
        setFrameArg(s, 1, 1);
        const depth = s.frames.length;
        beforeSeatDraws(s, seat);
        if (s.frames.length !== depth) return;
      }
      const { source } = all;
      const room = limit(s, seat) - s.hands[seat]!.length;
      if (room <= 0 || source.left(s, seat) === 0 || source.draw(s, seat, room, tell) === room) popFrame(s);
    },
  });
  const belowPayment = rules.belowPayment ?? ['draw'];
  const all: Turn<S> = {
    ...drops,
    source: ownPile,
    notHeld,
    notYourTurn,
    turn,
    next,
    draw,
    pay: drops.frame('pay', notYourTurn, belowPayment, { acted: true }),
    discard: drops.frame('discard', notYourTurn, belowPayment, { acted: true }),
    begin,
    afterAction(s, seat) {
      popFrame(s);
      pushFrame(s, next);
      pushFrame(s, draw, seat);
    },
  };
  return all;
};
