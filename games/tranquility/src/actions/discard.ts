/** T4.1: two cards away instead of a card played. Announced first, then dropped one by one. */
import { ALLOWED } from '@halcyon/kernel';
import { payableCards } from '../read.ts';
import { seatArg, type Table } from '../table.ts';
import type { Turn } from '../turn.ts';

export const DISCARDED_AS_ACTION = 2;

export const installDiscard = (table: Table, turn: Turn): void => {
  const { book } = table;
  const tooFew = book.clause('too-few-to-discard', 'T4.1', (s, seat) => ({
    needed: DISCARDED_AS_ACTION,
    payable: payableCards(s, seat),
  }));
  const discarding = book.event('discarding', seatArg);
  const discard = book.kind({
    name: 'discard',
    guards: book.every(turn.startFirst, (_s, read) => (read.payable >= DISCARDED_AS_ACTION ? ALLOWED : tooFew)),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      tell?.(discarding, seat, 0, 0);
      if (s.hands[seat]!.length === DISCARDED_AS_ACTION) turn.flat.whenHandDiscarded?.(s, seat, tell);
      turn.afterAction(s, seat);
      turn.mustDrop(s, turn.discard, seat, DISCARDED_AS_ACTION);
    },
  });
  table.actions.push(discard);
};
