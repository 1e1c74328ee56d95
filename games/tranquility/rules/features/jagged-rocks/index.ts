/** T6.1: Jagged Rocks close one row and move after every action. */

import { ALLOWED, bit, open, popFrame, pushFrame } from '@halcyon/kernel';
import { seatArg } from '@halcyon/parts';
import { fullRows, rowHasSpace, rowOf, rowsWithSpace } from '../../board.ts';
import type { Feature } from '../../parts.ts';
import { payableCards } from '../../read.ts';
import { rowArg } from '../../slots.ts';

const PRICE_OF_STAYING = 2;
const ROWS_THAT_END_IT = 4;

/** The row that the Rocks close, or the number of rows when they are gone. */
export type Rocks = { rocks: number };

export const jaggedRocks: Feature = {
  id: 'jagged-rocks',
  install({ slots, turn }) {
    const { book, board } = slots;
    const gone = board.rows.length;
    const slice = book.slice<Rocks>(
      { rocks: open({ ...rowArg(board), size: gone + 1, words: { [gone]: 'gone' } }) },
      () => ({ rocks: gone }),
    );

    const closed = book.clause('rocks.closed', 'T6.1', (s) => ({ row: slice(s).rocks }));
    const another = book.clause('rocks.another-row', 'T6.1');
    const full = book.clause('rocks.row-full', 'T6.1');
    const twoCards = book.clause('rocks.stay-costs-two', 'T6.1', (s, seat) => ({
      needed: PRICE_OF_STAYING,
      payable: payableCards(s, seat),
    }));
    const moveFirst = book.clause('rocks.move-first', 'T6.1');
    const lie = book.event('rocks-lie', rowArg(board));
    const moved = book.event('rocks-moved', seatArg, rowArg(board));
    const stayed = book.event('rocks-stayed', seatArg, rowArg(board));
    const removed = book.event('rocks-gone');

    const move = book.kind({
      name: 'rocks',
      guards: book.every(),
      choices: [
        {
          ...rowArg(board),
          candidates: (s, _read, _seat, _a, _b, out) => rowsWithSpace(board, s, slice(s).rocks, out),
          given: book.every((s, _read, _seat, row) =>
            row === slice(s).rocks ? another : rowHasSpace(board, s, row) ? ALLOWED : full,
          ),
          guards: book.every(),
        },
      ],
      act(s, seat, row, _b, _c, tell) {
        slice(s).rocks = row;
        popFrame(s);
        tell?.(moved, seat, row, 0);
      },
    });
    const stay = book.kind({
      name: 'stay',
      guards: book.every((_s, read) => (read.payable >= PRICE_OF_STAYING ? ALLOWED : twoCards)),
      choices: [],
      act(s, seat, _a, _b, _c, tell) {
        popFrame(s);
        tell?.(stayed, seat, slice(s).rocks, 0);
        turn.mustDrop(s, turn.pay, seat, PRICE_OF_STAYING);
      },
    });
    const ask = book.frame({
      id: 'rocks',
      on: ['draw'],
      must: (s) => bit(s.turn),
      kinds: [move, stay],
      facts: (s) => ({ row: slice(s).rocks }),
      interruptible: true,
      acted: true,
      notYou: turn.notYourTurn,
      notThis: moveFirst,
    });
    const lay = book.frame({
      id: 'rocks-row',
      on: ['draw'],
      outcomes: () => gone,
      roll(s, row, tell) {
        popFrame(s);
        slice(s).rocks = row;
        tell?.(lie, row, 0, 0);
      },
    });

    slots.afterDealing.push(lay);
    // Gone means a bit above all rows.
    slots.closers.add('T6.1', { why: closed, rows: (s) => 1 << slice(s).rocks });
    slots.whenPlaced.add((s, cell, tell) => {
      if (slice(s).rocks === gone || rowHasSpace(board, s, rowOf(board, cell)) || fullRows(board, s) < ROWS_THAT_END_IT)
        return;
      slice(s).rocks = gone;
      tell?.(removed, 0, 0, 0);
    });
    slots.beforeDrawing.add((s) => {
      if (slice(s).rocks !== gone) pushFrame(s, ask);
    });
  },
};
