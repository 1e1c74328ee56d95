/** T7.5a: nobody may leave a gap with more cells than there are numbers for it. */
import { ALLOWED, argOf } from '@halcyon/kernel';
import { EMPTY } from '../../board.ts';
import { HIGHEST_ISLAND } from '../../cards.ts';
import type { Slots } from '../../slots.ts';
import type { State } from '../../state.ts';

const ABOVE = HIGHEST_ISLAND + 1;

export const installImpossible = ({ book, board, placing }: Slots): void => {
  const valueAt = (s: State, cell: number): number => (cell < 0 ? 0 : cell >= board.cells ? ABOVE : s.cells[cell]!);

  const impossible = book.clause('impossible', 'T7.5a', (s, _seat, move) => {
    const [card, cell] = [argOf(move, 0), argOf(move, 1)];
    let low = cell - 1;
    while (low >= 0 && s.cells[low] === EMPTY) low--;
    let high = cell + 1;
    while (high < board.cells && s.cells[high] === EMPTY) high++;
    const before = card - valueAt(s, low) < cell - low;
    const [from, to] = before ? [valueAt(s, low), card] : [card, valueAt(s, high)];
    return { numbers: to - from - 1, cells: (before ? cell - low : high - cell) - 1, low: from, high: to };
  });
  placing.add((s, read, _seat, card, cell) => {
    const low = read.low[card]!;
    const high = read.high[card]!;
    return card - valueAt(s, low) >= cell - low && valueAt(s, high) - card >= high - cell ? ALLOWED : impossible;
  });
};
