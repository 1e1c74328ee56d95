/**
 * The chance that the Pyramid's Explorer deck lets a team win: its order decides that, and no play changes the order. Cards
 * are drawn until every border cell is filled; a Storm closes one until a Compass opens it, and somebody must get what
 * ends the game. Monsters are left out: they cost an island and a turn, but change nothing of what the others bring.
 */
export interface Lot {
  /** Border cells without an island, those under a Storm among them. */
  readonly cells: number;
  /** Compasses that the team holds, less the Storms that lie. */
  readonly spare: number;
  /** Whether the team holds what ends the game. */
  readonly ends: boolean;
  /** In the deck; `others` let an island stay and bring nothing. */
  readonly storms: number;
  readonly compasses: number;
  readonly enders: number;
  readonly others: number;
}

const known = new Map<number, number>();

/** Plain numbers: this is asked thousands of times before all of it is known. */
const chance = (
  cells: number,
  spare: number,
  ends: number,
  storms: number,
  compasses: number,
  enders: number,
  others: number,
): number => {
  if (cells === 0) return ends;
  if (cells + spare <= 0) return 0;
  const left = storms + compasses + enders + others;
  if (left === 0) return 0;
  const key = (((((cells * 16 + spare + 8) * 2 + ends) * 8 + storms) * 8 + compasses) * 16 + enders) * 8 + others;
  const before = known.get(key);
  if (before !== undefined) return before;
  let sum = 0;
  if (storms > 0) sum += storms * chance(cells, spare - 1, ends, storms - 1, compasses, enders, others);
  if (compasses > 0) sum += compasses * chance(cells - 1, spare + 1, ends, storms, compasses - 1, enders, others);
  if (enders > 0) sum += enders * chance(cells - 1, spare, 1, storms, compasses, enders - 1, others);
  if (others > 0) sum += others * chance(cells - 1, spare, ends, storms, compasses, enders, others - 1);
  known.set(key, sum / left);
  return sum / left;
};
export const chanceOf = ({ cells, spare, ends, storms, compasses, enders, others }: Lot): number =>
  chance(cells, spare, ends ? 1 : 0, storms, compasses, enders, others);
