/** Where the cells of a board lie, as the eye sees them: x to the right, y upwards. */
export interface Spot {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}
/** A cell that lies askew is further away than one that lies straight ahead. */
const ASKEW = 2;
/** The nearest of these cells on that side of a cell. */
const nearestAhead = (
  spots: readonly Spot[],
  here: Spot,
  dx: number,
  dy: number,
  cells: readonly number[],
): number | undefined => {
  const away = ({ x, y }: Spot): number => {
    const [ahead, askew] = dx === 0 ? [(y - here.y) * dy, x - here.x] : [(x - here.x) * dx, y - here.y];
    return ahead > 0 ? ahead + ASKEW * Math.abs(askew) : Number.POSITIVE_INFINITY;
  };
  const [nearest] = spots
    .filter((spot) => cells.includes(spot.cell) && away(spot) < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => away(a) - away(b));
  return nearest?.cell;
};
/**
 * The cell that an arrow key leads to: the nearest of the `wanted` ones on that side; where there is none, the next cell in
 * the line, or the nearest one above or below.
 */
export const stepFrom = (
  spots: readonly Spot[],
  cell: number,
  dx: number,
  dy: number,
  wanted: readonly number[] = [],
): number => {
  const here = spots.find((spot) => spot.cell === cell) ?? spots[0]!;
  const found = nearestAhead(spots, here, dx, dy, wanted);
  if (found !== undefined) return found;
  const ahead = spots.filter(({ x, y }) => y === here.y + dy && (dy !== 0 || (x - here.x) * dx > 0));
  const [nearest] = ahead.toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x));
  return nearest?.cell ?? cell;
};
