/** T4.2-T4.4: an island into the sea. */
import { ALLOWED, argOf, type Guard, type Seat } from '@halcyon/kernel';
import { differentCards, holds, seatArg, type Tell, takeFromHand } from '@halcyon/parts';
import { costOf, EMPTY, isBesideIsland, islandAfter, islandBefore } from '../board.ts';
import { isIsland } from '../cards.ts';
import { barsFor, isOpen, mayLand } from '../cells.ts';
import { findGaps, payableCards, type Read, spot } from '../read.ts';
import { cardArg, cellArg, type Slots } from '../slots.ts';
import type { State } from '../state.ts';
import type { Turn } from '../turn.ts';

export interface Placing {
  readonly kind: number;
  /** What follows when an island, or what counts as one, has left the hand for a cell. */
  lay(s: State, seat: Seat, number: number, cell: number, tell: Tell): void;
}

export const installPlace = (slots: Slots, turn: Turn): Placing => {
  const { book, board, placing } = slots;
  const notIsland = book.clause('not-an-island', 'T4.2');
  const occupied = book.clause('occupied', 'T4.2', (s, _, move) => ({
    cell: argOf(move, 1),
    there: s.cells[argOf(move, 1)]!,
  }));
  const order = book.clause('order', 'T4.2', (s, _, move) => {
    const [card, cell] = [argOf(move, 0), argOf(move, 1)];
    const chain = board.chainAt[cell];
    const at = s.cells.findIndex(
      (there, i) => there !== EMPTY && board.chainAt[i] === chain && (i < cell ? there >= card : there <= card),
    );
    return { card, cell, there: s.cells[at]!, at };
  });
  const tooDear = book.clause('cost', 'T4.4', (s, seat, move) => {
    const [card, cell] = [argOf(move, 0), argOf(move, 1)];
    return {
      needed: costOf(board, s, card, cell),
      payable: payableCards(s, seat) - 1,
      before: islandBefore(board, s, cell),
      after: islandAfter(board, s, cell),
    };
  });
  const placed = book.event('placed', seatArg, cardArg(), cellArg(board));
  const cost: Guard<State, Read> = (s, read, _seat, card, cell) =>
    costOf(board, s, card, cell) < read.payable ? ALLOWED : tooDear;

  /** The same for all cards of a decision, so it is asked once, with the first choice. */
  let bars = { closed: 0, bound: false };
  const place = book.kind({
    name: 'place',
    guards: book.every(turn.startFirst),
    choices: [
      {
        ...cardArg(),
        candidates: (s, read, seat, _a, _b, out) => {
          findGaps(board, s, read, seat);
          bars = barsFor(slots, s, seat);
          return differentCards(s.hands[seat]!, out);
        },
        given: book.every((s, _read, seat, card) => (holds(s.hands[seat]!, card) ? ALLOWED : turn.notHeld)),
        guards: book.every((_s, _read, _seat, card) => (isIsland(card) ? ALLOWED : notIsland)),
      },
      {
        ...cellArg(board),
        candidates: (s, read, _seat, card, _b, out) => {
          const { closed, bound } = bars;
          let n = 0;
          for (let chain = 0; chain < board.chains.length; chain++) {
            const at = spot(chain, card);
            const first = read.low[at]! + 1;
            const last = read.high[at]! - 1;
            for (let cell = first; cell <= last; cell++) {
              if (closed !== 0 && !isOpen(board, closed, cell)) continue;
              if (bound && !isBesideIsland(board, s, cell)) continue;
              // Inside a gap there is no neighbour to pay for.
              if ((cell > first && cell < last) || costOf(board, s, card, cell) < read.payable) out[n++] = cell;
            }
          }
          return n;
        },
        // The cost comes before what features say of the cell, as in the rule book.
        given: book.every(
          (s, read, seat, card, cell) => {
            findGaps(board, s, read, seat);
            const at = spot(board.chainAt[cell]!, card);
            if (cell > read.low[at]! && cell < read.high[at]!) return ALLOWED;
            return s.cells[cell] === EMPTY ? order : occupied;
          },
          cost,
          (s, _read, seat, _card, cell) => mayLand(slots, s, seat, cell),
        ),
        guards: book.every(placing),
      },
    ],
    act(s, seat, card, cell, _c, tell) {
      takeFromHand(s.hands[seat]!, card);
      tell?.(placed, seat, card, cell);
      lay(s, seat, card, cell, tell);
    },
  });
  slots.actions.push(place);
  const lay = (s: State, seat: Seat, number: number, cell: number, tell: Tell): void => {
    s.cells[cell] = number;
    turn.afterAction(s, seat);
    turn.mustDrop(s, turn.pay, seat, costOf(board, s, number, cell));
    // The debt stands before anything happens to the card: what takes the card away also forgives it (T7.3a).
    slots.flat.whenPlaced?.(s, cell, tell);
  };
  return {
    kind: place,
    lay,
  };
};
