/** Why a row is closed, a Storm ended or borne, an island eaten or turned over. */
import { stormAt } from '../look/places.ts';
import { gapAround } from '../look/sea.ts';
import type { Place } from '../rules/features/storm-compass/vocabulary.ts';
import { EMPTY, wantedSide } from '../rules/index.ts';
import { type Cell, PURPLE, type Row } from '../rules/vocabulary.ts';
import type { SeaReason } from './reasons.ts';
import { gapAt, type Sight } from './sight.ts';

const emptyIn = ({ board, sea }: Sight, row: Row): Cell[] => {
  const { from, cells } = board.rows[row]!;
  return Array.from({ length: cells }, (_, i) => from + i).filter((cell) => sea.cells[cell] === EMPTY);
};
/** Empty cells of all rows that nothing closes. */
const openCells = (sight: Sight): number => {
  const { board, sea } = sight;
  return board.rows.reduce(
    (sum, _, row) => sum + (row === sea.rocks || (sea.purples?.[row] ?? 0) > 0 ? 0 : emptyIn(sight, row).length),
    0,
  );
};
const closing = (sight: Sight, row: Row): SeaReason[] => {
  const { board, sea, hand } = sight;
  const empty = emptyIn(sight, row);
  const gaps = empty.map((cell) => gapAround(board, sea, cell));
  const own = hand.filter((card) => gaps.some(({ low, high }) => card > low && card < high)).length;
  return [{ id: 'row', what: { row, empty: empty.length, own } }];
};
const inStore = ({ sea }: Sight): SeaReason => ({ id: 'compasses', what: { left: sea.compasses ?? 0 } });

const ending = (sight: Sight, place: Place): SeaReason => {
  const { outlook, sea } = sight;
  const at = stormAt(outlook.setup.layout, place);
  if (at === 'drawn') return { id: 'wards', what: {} };
  if (at.card === PURPLE)
    return { id: 'opens', what: { row: at.row, empty: emptyIn(sight, at.row).length, open: openCells(sight) } };
  const cards = sea.hands[at.seat]!.length + sea.piles[at.seat]!.length;
  return { id: 'frees', what: { place, seat: at.seat, cards } };
};
const spend = (sight: Sight, place: Place): readonly SeaReason[] => [ending(sight, place), inStore(sight)];
const devour = (sight: Sight, cell: Cell): readonly SeaReason[] => {
  const card = sight.sea.cells[cell]!;
  return [{ id: 'devours', what: { ...gapAt(sight, cell), card } }];
};
const sum = (list: readonly number[] = []): number => list.reduce((all, n) => all + n, 0);

export const ofWeather = {
  rocks: closing,
  purple: closing,
  stay: (sight: Sight): readonly SeaReason[] => closing(sight, sight.sea.rocks!),
  compass: spend,
  propose: spend,
  'wild-compass': spend,
  'discard-hand': ({ sea: { yellows, oranges, purples } }: Sight): readonly SeaReason[] => [
    { id: 'earns', what: { storms: sum(yellows) + sum(oranges) + sum(purples) } },
  ],
  concede: (): readonly SeaReason[] => [{ id: 'noAction', what: {} }],
  accept: (sight: Sight): readonly SeaReason[] => [inStore(sight)],
  draw: (): readonly SeaReason[] => [{ id: 'drawing', what: {} }],
  give: ({ sea, seat }: Sight): readonly SeaReason[] => [{ id: 'unseenTwo', what: { pile: sea.piles[seat]!.length } }],
  monster: devour,
  'wild-monster': devour,
  'turn-over': ({ sea, board }: Sight, cell: Cell): readonly SeaReason[] => [
    { id: 'side', what: { right: sea.sides![cell] === wantedSide(board.cells, cell) ? 0 : 1 } },
  ],
  clear: (_sight: Sight, cell: Cell): readonly SeaReason[] => [{ id: 'clears', what: { cell } }],
};
