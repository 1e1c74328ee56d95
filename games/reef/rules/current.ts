/** F4: at the end of a turn the shore takes the water, the rows slide, and the reef end fills up. */
import { popFrame, pushFrame, type Rulebook, shuffle } from '@halcyon/kernel';
import { byShuffle } from '@halcyon/parts';
import { cellArg, lyingArg } from './args.ts';
import type { Budget } from './purse.ts';
import type { State } from './state.ts';
import {
  type Card,
  CELLS,
  type Cell,
  COLUMNS,
  cellAt,
  distanceOf,
  FACE_DOWN,
  FULL_DISCARD,
  GAP,
  isMiddle,
  ROWS,
  type Row,
  rowOf,
  WATER,
} from './vocabulary.ts';

/** Puts all of it on the stack. */
export type Current = (s: State) => void;

/** F4.1: from the shore on, past gaps, up to the first card that is no open water. */
const wash = (s: State, row: Row, washed: (cell: Cell) => void): void => {
  for (let column = 0; column < COLUMNS; column++) {
    const cell = cellAt(row, column);
    if (s.sea[cell] === GAP) continue;
    if (s.sea[cell] !== WATER) return;
    s.sea[cell] = GAP;
    s.discard.push(WATER);
    washed(cell);
  }
};
/** F4.2: whether anything moved. */
const slide = (s: State, row: Row): boolean => {
  const { sea, faces } = s;
  const end = cellAt(row, COLUMNS);
  let to = cellAt(row, 0);
  let moved = false;
  for (let from = to; from < end; from++) {
    if (sea[from] === GAP) continue;
    if (from !== to) {
      sea[to] = sea[from]!;
      faces[to] = faces[from]!;
      sea[from] = GAP;
      faces[from] = GAP;
      moved = true;
    }
    to++;
  }
  return moved;
};
const gaps = ({ sea }: State): number => {
  let n = 0;
  for (let cell = 0; cell < CELLS; cell++) if (sea[cell] === GAP) n++;
  return n;
};
/** F4.4: a card of the pile comes to lie in a cell, in the middle rows face down. What is seen of it is the answer. */
export const layCard = (s: State, cell: Cell): Card => {
  const card = s.pile.pop()!;
  const down = isMiddle(rowOf(cell));
  s.sea[cell] = down ? FACE_DOWN : card;
  if (down) s.faces[cell] = card;
  return s.sea[cell]!;
};

export const installCurrent = (book: Rulebook<State, Budget>): Current => {
  const washed = book.event('washed', cellArg);
  const drifted = book.event('drifted');
  const flowedIn = book.event('flowed-in', cellArg, lyingArg);

  const flow = book.frame({
    id: 'flow',
    on: ['pass'],
    run(s, tell) {
      popFrame(s);
      let moved = false;
      for (let row = 0; row < ROWS; row++) {
        wash(s, row, (cell) => tell?.(washed, cell, 0, 0));
        moved = slide(s, row) || moved;
      }
      if (moved) tell?.(drifted, 0, 0, 0);
      pushFrame(s, refill);
      if (s.discard.length >= FULL_DISCARD || s.pile.length < gaps(s)) {
        if (s.discard.length > 0) pushFrame(s, reshuffle);
      }
    },
  });
  const reshuffle = byShuffle(
    book,
    'reshuffle',
    'reshuffled',
    (s, random) => {
      s.pile = shuffle([...s.pile, ...s.discard.splice(0)], random);
    },
    ['refill'],
  );
  const refill = book.frame({
    id: 'refill',
    on: ['pass'],
    run(s, tell) {
      popFrame(s);
      for (let distance = 0; distance < ROWS; distance++) {
        for (let column = 0; column < COLUMNS; column++) {
          const cell = cellAt(distanceOf(s.turn, distance), column);
          if (s.sea[cell] !== GAP || s.pile.length === 0) continue;
          const seen = layCard(s, cell);
          tell?.(flowedIn, cell, seen, 0);
        }
      }
    },
  });
  return (s) => pushFrame(s, flow);
};
