/**
 * T6.10, T7.3a: a card that counts as an island of any number. It takes two small steps, the cell and then the number:
 * all cells times all numbers would be thousands of moves.
 */
import {
  ALLOWED,
  argOf,
  bit,
  type Clause,
  frameArg,
  open,
  popFrame,
  pushFrame,
  type Seat,
  topFrame,
} from '@halcyon/kernel';
import { numberArg, seatArg, seatOf, takeFromHand } from '@halcyon/parts';
import type { Placing } from '../actions/place.ts';
import { costOf, EMPTY, higherAt, isBesideIsland, islandAfter, islandBefore, type Jokers, lowerAt } from '../board.ts';
import { HIGHEST_ISLAND } from '../cards.ts';
import { barsFor, isOpen, mayLand } from '../cells.ts';
import { holdsCard, payableCards } from '../read.ts';
import { cellArg, type Slots } from '../slots.ts';
import type { State } from '../state.ts';
import type { Turn } from '../turn.ts';

const ABOVE = HIGHEST_ISLAND + 1;
/** T6.10 has two Wilds, T7.3b up to seven border cards. */
const MOST_JOKERS = 7;

/** The joker of the box as an island. Returns the clause that says that the seat holds none. */
export const installNaming = (slots: Slots, turn: Turn, placing: Placing, name: string, rule: string): Clause => {
  const { book, board, box, setup } = slots;
  const card = box.joker;
  const slice = book.slice<Jokers>({ wilds: open(cellArg(board), { most: MOST_JOKERS }) }, () => ({ wilds: [] }));
  /** The numbers that fit lie strictly between these two; none of them is on the grid. */
  const below = (s: State, cell: number): number => {
    const at = lowerAt(board, s.cells, cell);
    return at < board.chains[board.chainAt[cell]!]!.from ? 0 : s.cells[at]!;
  };
  const above = (s: State, cell: number): number => {
    const at = higherAt(board, s.cells, cell);
    const { from, cells } = board.chains[board.chainAt[cell]!]!;
    return at === from + cells ? ABOVE : s.cells[at]!;
  };
  /** A number next to a neighbour's costs one card. */
  const least = (s: State, cell: number): number => (isBesideIsland(board, s, cell) ? 1 : 0);

  const notHeld = book.clause(`${name}.none`, rule);
  const occupied = book.clause(`${name}.occupied`, rule, (s, _seat, move) => ({
    cell: argOf(move, 0),
    there: s.cells[argOf(move, 0)]!,
  }));
  const noNumber = book.clause(`${name}.no-number`, rule, (_s, _seat, move) => ({ cell: argOf(move, 0) }));
  const tooDear = book.clause(`${name}.too-dear`, rule, (s, seat, move) => ({
    needed: least(s, argOf(move, 0)),
    payable: payableCards(s, seat) - 1,
  }));
  const order = book.clause('name.order', rule, (s, _seat, move) => {
    const cell = frameArg(s, 1);
    return { number: argOf(move, 0), low: below(s, cell), high: above(s, cell) };
  });
  const cost = book.clause('name.cost', 'T4.4', (s, seat, move) => {
    const cell = frameArg(s, 1);
    return {
      needed: costOf(board, s, argOf(move, 0), cell),
      payable: payableCards(s, seat) - 1,
      before: islandBefore(board, s, cell),
      after: islandAfter(board, s, cell),
    };
  });
  const nameFirst = book.clause('name.first', rule, (s) => ({ cell: frameArg(s, 1) }));
  const laid = book.event(`${name}-laid`, seatArg, cellArg(board));
  const named = book.event('named', seatArg, numberArg('number', ABOVE), cellArg(board));

  const held = book.every((_s, read) => (holdsCard(read, card) ? ALLOWED : notHeld));
  const choose = book.kind({
    name: 'name',
    guards: held,
    choices: [
      {
        ...numberArg('number', ABOVE),
        candidates(s, _read, _seat, _a, _b, out) {
          const cell = frameArg(s, 1);
          const high = above(s, cell);
          let n = 0;
          for (let number = below(s, cell) + 1; number < high; number++) out[n++] = number;
          return n;
        },
        given: book.every((s, _read, _seat, number) => {
          const cell = frameArg(s, 1);
          return number > below(s, cell) && number < above(s, cell) ? ALLOWED : order;
        }),
        guards: book.every((s, read, _seat, number) =>
          costOf(board, s, number, frameArg(s, 1)) < read.payable ? ALLOWED : cost,
        ),
      },
    ],
    act(s, seat, number, _b, _c, tell) {
      const cell = frameArg(s, 1);
      popFrame(s);
      takeFromHand(s.hands[seat]!, card);
      slice(s).wilds.push(cell);
      tell?.(named, seat, number, cell);
      placing.lay(s, seat, number, cell, tell);
    },
  });
  const ask = book.frame({
    id: 'name',
    on: ['turn'],
    args: [seatOf(setup.seats), cellArg(board)],
    must: (s) => bit(frameArg(s, 0)),
    kinds: [choose],
    acted: true,
    facts: (s) => {
      const cell = frameArg(s, 1);
      return { cell, low: below(s, cell), high: above(s, cell) };
    },
    notYou: turn.notYourTurn,
    notThis: nameFirst,
  });
  const lay = book.kind({
    name,
    guards: book.every(held, turn.startFirst),
    choices: [
      {
        ...cellArg(board),
        // One walk along each chain: the cells of a gap are taken back if no number fits into it.
        candidates(s, _read, seat, _a, _b, out) {
          const { closed, bound } = barsFor(slots, s, seat);
          let n = 0;
          for (const { from, cells } of board.chains) {
            let low = 0;
            let gap = n;
            for (let cell = from; cell < from + cells; cell++) {
              const there = s.cells[cell]!;
              if (there !== EMPTY) {
                if (there - low <= 1) n = gap;
                low = there;
                gap = n;
              } else if (isOpen(board, closed, cell) && (!bound || isBesideIsland(board, s, cell))) out[n++] = cell;
            }
            if (ABOVE - low <= 1) n = gap;
          }
          return n;
        },
        given: book.every(
          (s, _read, seat, cell) => mayLand(slots, s, seat, cell),
          (s, _read, _seat, cell) => (s.cells[cell] === EMPTY ? ALLOWED : occupied),
          (s, _read, _seat, cell) => (above(s, cell) - below(s, cell) > 1 ? ALLOWED : noNumber),
        ),
        guards: book.every(slots.landing, (s, read, _seat, cell) =>
          least(s, cell) < read.payable ? ALLOWED : tooDear,
        ),
      },
    ],
    act(s, seat, cell, _b, _c, tell) {
      pushFrame(s, ask, seat, cell);
      tell?.(laid, seat, cell, 0);
      slots.flat.whenJokerLaid?.(s, seat);
    },
  });
  slots.actions.push(lay);
  slots.shownJokers.add((s) => slice(s).wilds.length);
  slots.lying.add((s, other) => (other === card ? slots.flat.shownJokers!(s) : 0));
  // Whoever names a number holds the card.
  slots.hiders.unshift((s, me, unseen) => {
    const seat: Seat = frameArg(s, 0);
    return topFrame(s) !== ask || seat === me || unseen.put(card, [s.hands[seat]!]);
  });
  return notHeld;
};
