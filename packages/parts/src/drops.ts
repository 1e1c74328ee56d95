/**
 * Cards dropped face down, one by one and in ascending order, so that a set of cards is one sequence.
 * Payments and discards, whatever for, are the same thing with another question.
 */
import {
  ALLOWED,
  type AnyState,
  type Arg,
  type AskFrame,
  argOf,
  type Clause,
  type Facts,
  popFrame,
  pushFrame,
  type Rulebook,
  type Seat,
  type SeatSet,
  type Stacked,
  topFrame,
} from '@halcyon/kernel';
import { seatArg } from './args.ts';
import { holds, takeFromHand } from './hand.ts';
import type { Debts, Holdings } from './holdings.ts';

export type Indebted = AnyState & Stacked & Holdings & Debts;

export interface Purse<S> {
  mayDiscard(s: S, card: number): boolean;
  /** Cards in hand that may be discarded. */
  payable(s: S, seat: Seat): number;
  /** Why a card may not be discarded. */
  kept(card: number): Clause;
}
export interface DropRules<S extends Indebted, R> {
  readonly book: Rulebook<S, R>;
  /** The clause about the order of drops. */
  readonly rule: string;
  readonly card: Arg;
  readonly notHeld: Clause;
  readonly purse: Purse<S>;
}
export interface DropFrame extends Pick<AskFrame<never>, 'acted'> {
  /** Kinds that answer besides; features may still add some. */
  readonly kinds?: number[];
}
export interface Drops<S> {
  readonly drop: number;
  /** Declares a question that is answered by drops and lies on these frames. */
  frame(id: string, notYou: Clause, on: readonly string[], more?: DropFrame): number;
  mustDrop(s: S, frame: number, seat: Seat, count: number): void;
}

/** Where any card pays. */
export const openPurse: Purse<Holdings> = {
  mayDiscard: () => true,
  payable: (s, seat) => s.hands[seat]!.length,
  kept: () => ALLOWED,
};

const owing = (s: Debts): SeatSet => {
  let set = 0;
  for (let seat = 0; seat < s.due.length; seat++) if (s.due[seat]! > 0) set |= 1 << seat;
  return set;
};

/** Takes cards off a seat's debt; the question is answered when nobody owes any more. */
export const settleDebt = (s: Debts & Stacked, seat: Seat, count: number): void => {
  s.due[seat]! -= count;
  if (s.due[seat] === 0) s.floor[seat] = 0;
  if (owing(s) === 0) popFrame(s);
};

export const installDrops = <S extends Indebted, R>({
  book,
  rule,
  card: cardArg,
  notHeld,
  purse,
}: DropRules<S, R>): Drops<S> => {
  const { mayDiscard, payable, kept } = purse;
  /** Cards that may be dropped from this one on. */
  const dropsFrom = (s: S, seat: Seat, card: number): number => {
    let n = 0;
    for (const held of s.hands[seat]!) if (held >= card && mayDiscard(s, held)) n++;
    return n;
  };
  const ascending = book.clause('ascending', rule, (s, seat) => ({ floor: s.floor[seat]! }));
  const tooFew = book.clause('too-few-left', rule, (s, seat, move) => ({
    left: s.due[seat]!,
    from: dropsFrom(s, seat, argOf(move, 0)),
  }));
  const dropFirst = book.clause('drop-first', rule, (s, seat) => ({ left: s.due[seat]! }));
  const dropped = book.event('dropped', seatArg, cardArg);

  const drop = book.kind({
    name: 'drop',
    guards: book.every(),
    choices: [
      {
        ...cardArg,
        // Two thirds of all decisions are drops, so one pass over the hand finds exactly the cards that may go.
        candidates(s, _read, seat, _a, _b, out) {
          const hand = s.hands[seat]!;
          const floor = s.floor[seat]!;
          let spare = payable(s, seat) - s.due[seat]!;
          let n = 0;
          for (let i = 0; i < hand.length && spare >= 0; i++) {
            const card = hand[i]!;
            if (!mayDiscard(s, card)) continue;
            if (card >= floor && (n === 0 || out[n - 1] !== card)) out[n++] = card;
            spare--;
          }
          return n;
        },
        given: book.every(
          (s, _read, seat, card) => (holds(s.hands[seat]!, card) ? ALLOWED : notHeld),
          (s, _read, _seat, card) => (mayDiscard(s, card) ? ALLOWED : kept(card)),
          (s, _read, seat, card) => (card >= s.floor[seat]! ? ALLOWED : ascending),
          (s, _read, seat, card) => (dropsFrom(s, seat, card) >= s.due[seat]! ? ALLOWED : tooFew),
        ),
        guards: book.every(),
      },
    ],
    act(s, seat, card, _b, _c, tell) {
      takeFromHand(s.hands[seat]!, card);
      s.discards[seat]!.push(card);
      s.floor[seat] = card;
      tell?.(dropped, seat, card, 0);
      settleDebt(s, seat, 1);
    },
  });

  return {
    drop,
    frame(id, notYou, on, { kinds = [], acted = false } = {}) {
      kinds.unshift(drop);
      return book.frame({
        id,
        on,
        must: owing,
        kinds,
        acted,
        facts: (s, seat): Facts => ({ left: s.due[seat]! }),
        notYou,
        notThis: dropFirst,
      });
    },
    mustDrop(s, frame, seat, count) {
      if (count === 0) return;
      s.due[seat] = count;
      if (topFrame(s) !== frame) pushFrame(s, frame);
    },
  };
};
