/** The course of a turn (T4.1, T4.13), with what features do before the draw and the extra cards of the Start. */
import { ALLOWED, frameArg, type Guard, popFrame, pushFrame, type Seat, setFrameArg } from '@halcyon/kernel';
import {
  type Turn as CommonTurn,
  DISCARDED_AS_ACTION,
  installTurn as installCommonTurn,
  numberArg,
  type Purse,
  seatOf,
} from '@halcyon/parts';
import { START } from './cards.ts';
import { SOLO } from './house.ts';
import { mayDiscard, payableCards, type Read, reader } from './read.ts';
import { type Slots, secretCardArg } from './slots.ts';
import type { State } from './state.ts';

/** T4.1. */
export const HAND_LIMIT = 5;

/** What an action is paid for on: the draws that follow, and what features do before them. */
export const BELOW_PAYMENT = ['draw', 'settled'];

export interface Turn extends CommonTurn<State> {
  /** Whether the seat has an action. */
  canAct(s: State, seat: Seat): boolean;
  read(s: State, seat: Seat): Read;
  /** T4.7. */
  readonly startFirst: Guard<State, Read>;
  readonly purse: Purse<State>;
  afterAction(s: State, seat: Seat, everybodyDraws?: boolean): void;
  pushTake(s: State, seat: Seat, count: number): void;
}

export const installTurn = (slots: Slots): Turn => {
  const { book, setup } = slots;
  const { seats } = setup;
  slots.handLimit.add(() => HAND_LIMIT);
  const kept = slots.kept.flatten();
  const read = reader(slots.board);
  // Nearly every hand can discard two, or must play its Start: only the others are asked for all they could do.
  const canAct = (s: State, seat: Seat): boolean =>
    payableCards(s, seat) >= DISCARDED_AS_ACTION || book.canDo(s, seat, slots.actions);
  const purse: Purse<State> = { mayDiscard, payable: payableCards, kept: (card) => kept.get(card)! };
  const common = installCommonTurn<State, Read>({
    book,
    seats,
    rules: { turn: 'T4.1', drops: 'T4.13' },
    card: secretCardArg,
    purse,
    kinds: slots.turnKinds,
    interruptible: true,
    opening: ['first', 'start-in', 'compasses-in'],
    belowPayment: BELOW_PAYMENT,
    facts: (s, seat) => ({ start: read(s, seat).startBinds ? 1 : 0, stuck: canAct(s, seat) ? 0 : 1 }),
    limit: (s, seat) => slots.flat.handLimit(s, seat),
    whenBegins: (s, tell) => slots.flat.whenTurnBegins?.(s, tell),
    whenAsked: (s, tell) => slots.flat.whenAsked?.(s, tell),
    whenEnds: (s, tell) => slots.flat.whenTurnEnds?.(s, tell),
    beforeSeatDraws: (s, seat) => slots.flat.beforeSeatDraws?.(s, seat),
    effect: (card) => slots.flat.whenDrawn[card],
  });
  if (slots.box.starts) slots.kept.add(START, book.clause('start-kept', 'T4.11'));
  const startBinds = slots.box.starts ? book.clause('start-first', 'T4.7') : ALLOWED;

  /** So many cards, whatever the limit. */
  const take = book.frame({
    id: 'take',
    args: [seatOf(seats), numberArg('cards', SOLO.extra + 1)],
    on: ['eight', 'take'],
    run(s, tell) {
      const seat = frameArg(s, 0);
      const left = frameArg(s, 1);
      if (left === 0 || turn.source.left(s, seat) === 0) popFrame(s);
      // A card that takes effect does not count: it is replaced, and what it pushed lies on top of this frame.
      else if (turn.source.draw(s, seat, 1, tell) === 1) setFrameArg(s, 1, left - 1);
    },
  });
  const settled = book.frame({
    id: 'settled',
    on: ['draw'],
    run(s) {
      popFrame(s);
      slots.flat.beforeDrawing?.(s);
    },
  });
  const turn: Turn = Object.assign(common, {
    purse,
    canAct,
    read,
    startFirst: ((_s, now) => (now.startBinds ? startBinds : ALLOWED)) satisfies Guard<State, Read>,
    afterAction(s: State, seat: Seat, everybodyDraws = false): void {
      popFrame(s);
      pushFrame(s, common.next);
      if (everybodyDraws) for (let i = seats - 1; i > 0; i--) pushFrame(s, common.draw, (seat + i) % seats);
      pushFrame(s, common.draw, seat);
      if (slots.flat.beforeDrawing !== null) pushFrame(s, settled);
    },
    pushTake: (s: State, seat: Seat, count: number): void => pushFrame(s, take, seat, count),
  });
  return turn;
};
