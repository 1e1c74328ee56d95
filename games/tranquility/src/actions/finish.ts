/** T4.12: the Finish wins when the sea is full and a Start lies. */
import { ALLOWED } from '@halcyon/kernel';
import { holds } from '@halcyon/parts';
import { filled, size } from '../board.ts';
import { FINISH } from '../cards.ts';
import { end, seatArg, type Table } from '../table.ts';
import type { Turn } from '../turn.ts';

export const installFinish = (table: Table, turn: Turn): void => {
  const { book, board } = table;
  const cells = size(board);
  const notHeld = book.clause('no-finish', 'T4.12');
  const notFull = book.clause('sea-not-full', 'T4.12', (s) => ({ empty: cells - filled(s) }));
  const noStart = book.clause('no-start-lies', 'T4.12');
  const won = book.ending('won', 'T4.12');
  const finished = book.event('finished', seatArg);
  const finish = book.kind({
    name: 'finish',
    guards: book.every(
      turn.startFirst,
      (s, _read, seat) => (holds(s.hands[seat]!, FINISH) ? ALLOWED : notHeld),
      (s) => (filled(s) === cells ? ALLOWED : notFull),
      (s) => (s.started !== 0 ? ALLOWED : noStart),
    ),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      tell?.(finished, seat, 0, 0);
      end(s, won, true);
    },
  });
  table.actions.push(finish);
};
