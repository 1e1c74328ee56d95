/** T4.1: two cards away instead of a card played. */
import { DISCARDED_AS_ACTION, installDiscardTwo } from '@halcyon/parts';
import type { Slots } from '../slots.ts';
import type { Turn } from '../turn.ts';

export const installDiscard = (slots: Slots, turn: Turn): void => {
  const discard = installDiscardTwo({
    book: slots.book,
    rule: 'T4.1',
    turn,
    purse: turn.purse,
    guards: [turn.startFirst],
    whenAnnounced(s, seat, tell) {
      if (s.hands[seat]!.length === DISCARDED_AS_ACTION) slots.flat.whenHandDiscarded?.(s, seat, tell);
    },
  });
  slots.actions.push(discard);
};
