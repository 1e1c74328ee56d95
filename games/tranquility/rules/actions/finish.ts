/** T4.12: the Finish wins when the board is full and, where Starts are used, one lies. */

import { ALLOWED } from '@halcyon/kernel';
import { end, seatArg, takeFromHand } from '@halcyon/parts';
import { filled, hasSpace } from '../board.ts';
import { FINISH } from '../cards.ts';
import { holdsCard } from '../read.ts';
import type { Slots, StandIn } from '../slots.ts';
import type { Turn } from '../turn.ts';

export const installFinish = (slots: Slots, turn: Turn): void => {
  const { book, board, box, finishing } = slots;
  const notHeld = book.clause('no-finish', 'T4.12');
  const notFull = book.clause('sea-not-full', 'T4.12', (s) => ({ empty: board.cells - filled(s) }));
  const won = book.ending('won', 'T4.12');
  const finished = book.event('finished', seatArg);
  if (box.starts) {
    const noStart = book.clause('no-start-lies', 'T4.12');
    finishing.add((s) => (s.started !== 0 ? ALLOWED : noStart));
  }
  const install = ({ card, prefix, notHeld: missing, announce }: StandIn): void => {
    const finish = book.kind({
      name: `${prefix}finish`,
      guards: book.every(
        (_s, read) => (holdsCard(read, card) ? ALLOWED : missing),
        turn.startFirst,
        (s) => (hasSpace(s, 0, board.cells) ? notFull : ALLOWED),
        finishing,
      ),
      choices: [],
      act(s, seat, _a, _b, _c, tell) {
        announce(seat, 'finish', tell);
        if (slots.flat.delaying?.(s, card, tell)) return;
        takeFromHand(s.hands[seat]!, card);
        s.finished = card;
        slots.flat.whenFinished?.(s, seat, card);
        tell?.(finished, seat, 0, 0);
        end(s, won, true);
      },
    });
    slots.actions.push(finish);
  };
  install({ card: FINISH, prefix: '', notHeld, announce: () => {} });
  slots.roles.add('finish', install);
};
