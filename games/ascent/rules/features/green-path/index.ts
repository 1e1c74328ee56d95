/** A6.1: a chain of grass climbs from row 1 to row 8. */
import { ALLOWED } from '@halcyon/kernel';
import { GRASS, typeOf } from '../../cards.ts';
import type { Feature } from '../../feature.ts';
import type { State } from '../../state.ts';
import { below, type Cell, ROWS, type Rows, rowOf, SLOTS } from '../../vocabulary.ts';

/** The highest slot of a grass path from row 1, leftmost of several; -1 = none. The hiker stands there. */
export const hikerCell = ({ cells }: Pick<State, 'cells'>): Cell => {
  const onPath = new Uint8Array(SLOTS);
  let hiker = -1;
  // Slots come row by row, so those below a slot are known already.
  for (let cell = 0; cell < SLOTS; cell++) {
    if (typeOf(cells[cell]!) !== GRASS) continue;
    const under = below(cell);
    if (under.length > 0 && !under.some((at) => onPath[at] === 1)) continue;
    onPath[cell] = 1;
    if (hiker < 0 || rowOf(cell) > rowOf(hiker)) hiker = cell;
  }
  return hiker;
};
/** How many rows the path has climbed. */
const rowsClimbed = (s: State): Rows => {
  const hiker = hikerCell(s);
  return hiker < 0 ? 0 : rowOf(hiker) + 1;
};

export const greenPath: Feature = {
  id: 'green-path',
  install({ book, summiting, lacking }) {
    const missing = book.clause('summit.no-path', 'A6.1', (s) => ({ row: rowsClimbed(s) }));
    const hopeless = book.ending('no-path', 'A5.4');
    const complete = (s: State): boolean => rowsClimbed(s) === ROWS.length;
    summiting.add('A6.1', (s) => (complete(s) ? ALLOWED : missing));
    lacking.add('A6.1', (s) => (complete(s) ? ALLOWED : hopeless));
  },
};
