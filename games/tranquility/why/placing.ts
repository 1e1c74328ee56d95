/** Why a card goes to a cell. */
import { ahead } from '@halcyon/kernel';
import { gapAround, isBorderCell, seaOf, sheetOf } from '../look/sea.ts';
import { costOf, wantedSide } from '../rules/index.ts';
import type { Card, Cell } from '../rules/vocabulary.ts';
import type { SeaReason } from './reasons.ts';
import { gapAt, gapsBeside, type Sight } from './sight.ts';

const RIGHT = 1;

const price = ({ board, sea }: Sight, number: Card, cell: Cell): SeaReason => {
  const cost = costOf(board, sea, number, cell);
  if (cost === 0) return { id: 'free', what: {} };
  const { low, high, lowAt } = gapAround(board, sea, cell);
  return { id: 'cost', what: { cost, beside: lowAt === cell - 1 && number - low === cost ? low : high } };
};
/** T7.5d, as the rules count after the move. */
const points = ({ outlook, sea, seat, move }: Sight, cost: number): SeaReason[] => {
  const [before, then] = [sheetOf(sea), ahead(outlook, [move])];
  const after = then && sheetOf(seaOf(then.view));
  if (!before || !after) return [];
  return [{ id: 'scores', what: { points: Math.max(0, after[seat]!.total - before[seat]!.total), cost } }];
};
const lay = (sight: Sight, number: Card, cell: Cell): readonly SeaReason[] => {
  const { board, sea } = sight;
  const [tight] = gapsBeside(sight, number, cell);
  const { low, high } = gapAround(board, sea, cell);
  const shape: SeaReason = tight ? { id: 'leaves', what: tight } : { id: 'closes', what: { low, high } };
  const paid = price(sight, number, cell);
  return tight ? [paid, shape] : [shape, paid];
};

export const ofPlacing = {
  place(sight: Sight, card: Card, cell: Cell): readonly SeaReason[] {
    const { board, sea } = sight;
    const said = lay(sight, card, cell);
    if (sea.owners) return [...points(sight, costOf(board, sea, card, cell)), ...said];
    if (isBorderCell(board, cell)) return [{ id: 'border', what: {} }, ...said];
    if (sea.sides === undefined) return said;
    const right = sea.night === wantedSide(board.cells, cell) ? RIGHT : 0;
    return [said[0]!, { id: 'side', what: { right } }, ...said.slice(1)];
  },
  name(sight: Sight, number: Card): readonly SeaReason[] {
    const cell = sight.outlook.ask?.facts.cell;
    return cell === undefined ? [] : lay(sight, number, cell);
  },
  wild: (sight: Sight, cell: Cell): readonly SeaReason[] => [{ id: 'gap', what: gapAt(sight, cell) }],
  border: (sight: Sight, cell: Cell): readonly SeaReason[] => [
    { id: 'border', what: {} },
    { id: 'gap', what: gapAt(sight, cell) },
  ],
};
