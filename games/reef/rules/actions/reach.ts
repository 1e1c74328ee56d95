/** F3.3: which cards of the display a seat reaches, and at what price. A card just turned up is the only one until it is left. */
import {
  ALLOWED,
  argOf,
  bit,
  type Clause,
  type Every,
  type Facts,
  frameArg,
  type Move,
  popFrame,
  type Rulebook,
  type Seat,
  topFrame,
} from '@halcyon/kernel';
import { seatArg, type Tell } from '@halcyon/parts';
import { cellArg } from '../args.ts';
import { type Budget, budgetOf } from '../purse.ts';
import type { State } from '../state.ts';
import {
  BOAT_PRICE,
  type CardSet,
  type Cell,
  cardSet,
  cellAt,
  columnOf,
  FACE_DOWN,
  GAP,
  isMiddle,
  isOneOf,
  KEEP_PRICE,
  type Price,
  priceOf,
  ROWS,
  rowOf,
  TURN_PRICE,
  timesIn,
} from '../vocabulary.ts';

export interface Reach {
  /** The frame in which the card just turned up (first argument: its cell) is bought or left. */
  readonly keep: number;
  /** Kinds of moves that buy it. They need the rest of this to be installed and are added then. */
  readonly purchases: number[];
  /** A card lies there, a boat of this seat is in its column, and no other card has just been turned up. */
  readonly within: Every<State, Budget>;
  readonly faceUp: Every<State, Budget>;
  /** Writes the cells in reach where one of these cards lies that costs no more than this. */
  cells(s: State, seat: Seat, cards: CardSet, most: Price, out: Int32Array): number;
  price(s: State, seat: Seat, cell: Cell): Price;
  affords(budget: Budget, price: Price): Clause;
  /** What a purchase costs; with it a card just turned up is spoken for. */
  claim(s: State, seat: Seat, cell: Cell): Price;
}

export const FACES_DOWN: CardSet = cardSet([FACE_DOWN]);
export const cellFacts = (_s: State, _seat: Seat, move: Move): Facts => ({ cell: argOf(move, 0) });

export const installReach = (book: Rulebook<State, Budget>, notYourTurn: Clause): Reach => {
  const noCard = book.clause('no-card', 'F3.3', cellFacts);
  const turnFirst = book.clause('turn-first', 'F3.3', cellFacts);
  const noBoat = book.clause('no-boat-there', 'F3.3', (s, seat, move) => ({
    column: columnOf(argOf(move, 0)),
    boats: s.boats[seat]!,
  }));
  const keepFacts = (s: State): Facts => ({ cell: frameArg(s, 0) });
  const keepOrLeave = book.clause('keep-or-leave', 'F3.3', keepFacts);
  const onlyThat = book.clause('only-that-card', 'F3.3', keepFacts);
  const tooFew = book.clause('too-few-worms', 'F3.3', (s, seat, move) => ({
    price: asked(s, seat, move),
    payable: budgetOf(s, seat),
  }));
  const left = book.event('left', seatArg, cellArg);

  const price = (s: State, seat: Seat, cell: Cell): Price =>
    topFrame(s) === keep ? KEEP_PRICE : priceOf(seat, rowOf(cell));
  const asked = (s: State, seat: Seat, move: Move): Price => {
    const { name } = book.kinds[move >>> 24]!;
    return name === 'turn' ? TURN_PRICE : name === 'boat' ? BOAT_PRICE : price(s, seat, argOf(move, 0));
  };
  const leaveIt = (s: State, tell: Tell): void => {
    tell?.(left, s.turn, frameArg(s, 0), 0);
    popFrame(s);
  };
  const leave = book.kind({
    name: 'leave',
    guards: book.every(),
    choices: [],
    act: (s, _seat, _a, _b, _c, tell) => leaveIt(s, tell),
  });
  const purchases: number[] = [];
  const keep = book.frame({
    id: 'keep',
    on: ['act'],
    args: [cellArg],
    must: (s) => bit(s.turn),
    get kinds() {
      return [...purchases, leave];
    },
    facts: (s) => ({ cell: frameArg(s, 0), card: s.sea[frameArg(s, 0)]! }),
    notYou: notYourTurn,
    notThis: keepOrLeave,
    arrive(s, tell) {
      if (!book.canDo(s, s.turn, purchases)) leaveIt(s, tell);
    },
  });
  return {
    keep,
    purchases,
    within: book.every(
      (s, _budget, _seat, cell) => (topFrame(s) !== keep || frameArg(s, 0) === cell ? ALLOWED : onlyThat),
      (s, _budget, _seat, cell) => (s.sea[cell] === GAP ? noCard : ALLOWED),
      (s, _budget, seat, cell) => (columnOf(cell) < s.boats[seat]! ? ALLOWED : noBoat),
    ),
    faceUp: book.every((s, _budget, _seat, cell) => (s.sea[cell] === FACE_DOWN ? turnFirst : ALLOWED)),
    cells(s, seat, cards, most, out) {
      let n = 0;
      if (topFrame(s) === keep) {
        const cell = frameArg(s, 0);
        if (isOneOf(cards, s.sea[cell]!) && KEEP_PRICE <= most) out[n++] = cell;
        return n;
      }
      const { sea } = s;
      const columns = s.boats[seat]!;
      for (let row = 0; row < ROWS; row++) {
        if (priceOf(seat, row) > most) continue;
        // Nothing lies face down elsewhere (F4.4).
        if (cards === FACES_DOWN && !isMiddle(row)) continue;
        const first = cellAt(row, 0);
        for (let cell = first; cell < first + columns; cell++) {
          // Written first and then counted or not: no processor guesses what lies there, and a wrong guess is dear.
          out[n] = cell;
          n += timesIn(cards, sea[cell]!);
        }
      }
      return n;
    },
    price,
    affords: (budget, worms) => (budget >= worms ? ALLOWED : tooFew),
    claim(s, seat, cell) {
      const worms = price(s, seat, cell);
      if (topFrame(s) === keep) popFrame(s);
      return worms;
    },
  };
};
