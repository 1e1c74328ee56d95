/**
 * Cards dropped face down, one by one and in ascending order, so that a set of cards is one sequence (T4.13).
 * Payments, discards, a Yellow Storm and the eight for the Start are the same thing with another question.
 */
import {
  ALLOWED,
  argOf,
  type Clause,
  type Facts,
  popFrame,
  pushFrame,
  type Seat,
  type SeatSet,
  topFrame,
} from '@halcyon/kernel';
import { holds, takeFromHand } from '@halcyon/parts';
import { START } from './cards.ts';
import { mayDiscard, payableCards } from './read.ts';
import type { State } from './state.ts';
import { seatArg, secretCardArg, type Table } from './table.ts';

export interface Drops {
  readonly drop: number;
  /** Declares a question that is answered by drops; features may still add to `kinds`. */
  frame(id: string, notYou: Clause, kinds?: number[]): number;
  mustDrop(s: State, frame: number, seat: Seat, count: number): void;
}

const owing = (s: State): SeatSet => {
  let set = 0;
  for (let seat = 0; seat < s.due.length; seat++) if (s.due[seat]! > 0) set |= 1 << seat;
  return set;
};
/** Cards that may be dropped from this one on. */
const dropsFrom = (s: State, seat: Seat, card: number): number => {
  let n = 0;
  for (const held of s.hands[seat]!) if (held >= card && mayDiscard(s, held)) n++;
  return n;
};

/** Takes cards off a seat's debt; the question is answered when nobody owes any more. */
export const settleDebt = (s: State, seat: Seat, count: number): void => {
  s.due[seat]! -= count;
  if (s.due[seat] === 0) s.floor[seat] = 0;
  if (owing(s) === 0) popFrame(s);
};

export const installDrops = (table: Table, notHeld: Clause): Drops => {
  const { book } = table;
  if (table.box.starts) table.kept.add(START, book.clause('start-kept', 'T4.11'));
  const kept = table.kept.flatten();
  const ascending = book.clause('ascending', 'T4.13', (s, seat) => ({ floor: s.floor[seat]! }));
  const tooFew = book.clause('too-few-left', 'T4.13', (s, seat, move) => ({
    left: s.due[seat]!,
    from: dropsFrom(s, seat, argOf(move, 0)),
  }));
  const dropFirst = book.clause('drop-first', 'T4.13', (s, seat) => ({ left: s.due[seat]! }));
  const dropped = book.event('dropped', seatArg, secretCardArg);

  const drop = book.kind({
    name: 'drop',
    guards: book.every(),
    choices: [
      {
        ...secretCardArg,
        // Two thirds of all decisions are drops, so one pass over the hand finds exactly the cards that may go.
        candidates(s, _read, seat, _a, _b, out) {
          const hand = s.hands[seat]!;
          const floor = s.floor[seat]!;
          let spare = payableCards(s, seat) - s.due[seat]!;
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
          (s, _read, _seat, card) => (mayDiscard(s, card) ? ALLOWED : kept.get(card)!),
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
    frame(id, notYou, kinds = []) {
      kinds.unshift(drop);
      return book.frame({
        id,
        must: owing,
        kinds,
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
