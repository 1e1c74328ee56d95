/** A4.15: a bridge into an empty slot inside a row. */
import { ALLOWED, argOf } from '@halcyon/kernel';
import { holds, seatArg, takeFromHand } from '@halcyon/parts';
import { cellArg } from '../args.ts';
import type { Base } from '../base.ts';
import { BRIDGE } from '../cards.ts';
import type { Placing } from '../placing.ts';
import { findSpots } from '../read.ts';
import { isSupported } from '../slopes.ts';
import type { Turn } from '../turn.ts';
import { EMPTY, isFirst, isLast } from '../vocabulary.ts';

export const installBridge = ({ book, actions }: Base, turn: Turn, { unsupported }: Placing): void => {
  const notHeld = book.clause('no-bridge', 'A4.15');
  const needsEmpty = book.clause('bridge.needs-empty', 'A4.15', (s, _seat, move) => ({
    cell: argOf(move, 0),
    there: s.cells[argOf(move, 0)]!,
  }));
  const edge = book.clause('bridge.edge', 'A4.15', (_s, _seat, move) => ({ cell: argOf(move, 0) }));
  const needsLeft = book.clause('bridge.needs-left', 'A4.15', (_s, _seat, move) => ({ cell: argOf(move, 0) }));
  const bridged = book.event('bridged', seatArg, cellArg());

  const bridge = book.kind({
    name: 'bridge',
    guards: book.every((s, _read, seat) => (holds(s.hands[seat]!, BRIDGE) ? ALLOWED : notHeld)),
    choices: [
      {
        ...cellArg(),
        candidates(s, read, _seat, _a, _b, out) {
          findSpots(s, read);
          let n = 0;
          for (let spot = 0; spot < read.spots; spot++) {
            const cell = read.cell[spot]!;
            if (s.cells[cell] === EMPTY && !isFirst(cell) && !isLast(cell)) out[n++] = cell;
          }
          return n;
        },
        given: book.every(
          (s, _read, _seat, cell) => (s.cells[cell] === EMPTY ? ALLOWED : needsEmpty),
          (s, _read, _seat, cell) => (isSupported(s, cell) ? ALLOWED : unsupported),
          (_s, _read, _seat, cell) => (isFirst(cell) || isLast(cell) ? edge : ALLOWED),
          (s, _read, _seat, cell) => (s.cells[cell - 1] === EMPTY ? needsLeft : ALLOWED),
        ),
        guards: book.every(),
      },
    ],
    act(s, seat, cell, _b, _c, tell) {
      takeFromHand(s.hands[seat]!, BRIDGE);
      s.cells[cell] = BRIDGE;
      turn.seen?.forget(s, seat, BRIDGE);
      tell?.(bridged, seat, cell, 0);
      turn.afterAction(s, seat);
    },
  });
  actions.push(bridge);
};
