/** T4.2-T4.4: an island into the sea. */
import { ALLOWED, argOf, type Guard } from '@halcyon/kernel';
import { differentCards, holds, takeFromHand } from '@halcyon/parts';
import { costOf, EMPTY } from '../board.ts';
import { isIsland } from '../cards.ts';
import { findGaps, payableCards, type Read } from '../read.ts';
import type { State } from '../state.ts';
import { cardArg, cellArg, seatArg, type Table } from '../table.ts';
import type { Turn } from '../turn.ts';

/** Returns the guard of the cost, which is judged last, after whatever features say of the cell. */
export const installPlace = (table: Table, turn: Turn): Guard<State, Read> => {
  const { book, board, placing } = table;
  const notIsland = book.clause('not-an-island', 'T4.2');
  const occupied = book.clause('occupied', 'T4.2', (s, _, move) => ({
    cell: argOf(move, 1),
    there: s.cells[argOf(move, 1)]!,
  }));
  const order = book.clause('order', 'T4.2', (s, _, move) => {
    const [card, cell] = [argOf(move, 0), argOf(move, 1)];
    const at = s.cells.findIndex((there, i) => there !== EMPTY && (i < cell ? there > card : there < card));
    return { card, cell, there: s.cells[at]!, at };
  });
  const tooDear = book.clause('cost', 'T4.4', (s, seat, move) => {
    const [card, cell] = [argOf(move, 0), argOf(move, 1)];
    const [before, after] = [s.cells[cell - 1] ?? EMPTY, s.cells[cell + 1] ?? EMPTY];
    return { needed: costOf(s, card, cell), payable: payableCards(s, seat) - 1, before, after };
  });
  const placed = book.event('placed', seatArg, cardArg(), cellArg(board));

  const place = book.kind({
    name: 'place',
    guards: book.every(turn.startFirst),
    choices: [
      {
        ...cardArg(),
        candidates: (s, read, seat, _a, _b, out) => {
          findGaps(s, read, seat);
          return differentCards(s.hands[seat]!, out);
        },
        given: book.every((s, _read, seat, card) => (holds(s.hands[seat]!, card) ? ALLOWED : turn.notHeld)),
        guards: book.every((_s, _read, _seat, card) => (isIsland(card) ? ALLOWED : notIsland)),
      },
      {
        ...cellArg(board),
        candidates: (_s, read, _seat, card, _b, out) => {
          let n = 0;
          for (let cell = read.low[card]! + 1; cell < read.high[card]!; cell++) out[n++] = cell;
          return n;
        },
        given: book.every((s, read, seat, card, cell) => {
          findGaps(s, read, seat);
          if (cell > read.low[card]! && cell < read.high[card]!) return ALLOWED;
          return s.cells[cell] === EMPTY ? order : occupied;
        }),
        guards: placing,
      },
    ],
    act(s, seat, card, cell, _c, tell) {
      const cost = costOf(s, card, cell);
      takeFromHand(s.hands[seat]!, card);
      s.cells[cell] = card;
      tell?.(placed, seat, card, cell);
      turn.flat.whenPlaced?.(s, cell, tell);
      turn.afterAction(s, seat);
      turn.mustDrop(s, turn.pay, seat, cost);
    },
  });
  table.actions.push(place);
  return (s, read, _seat, card, cell) => (costOf(s, card, cell) < read.payable ? ALLOWED : tooDear);
};
