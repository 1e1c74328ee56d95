/** T4.1: two cards away instead of a card played. */
import { DISCARDED_AS_ACTION, installDiscardTwo } from '@halcyon/parts';
import type { Table } from '../table.ts';
import type { Turn } from '../turn.ts';

export const installDiscard = (table: Table, turn: Turn): void => {
  const discard = installDiscardTwo({
    book: table.book,
    rule: 'T4.1',
    turn,
    purse: turn.purse,
    guards: [turn.startFirst],
    whenAnnounced(s, seat, tell) {
      if (s.hands[seat]!.length === DISCARDED_AS_ACTION) turn.flat.whenHandDiscarded?.(s, seat, tell);
    },
  });
  table.actions.push(discard);
};
