/** Where the cells of a board lie, as the eye sees them: x to the right, y upwards. */
export interface Spot {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}
/** The cell that an arrow key leads to: the next one in the line, or the nearest one above or below. */
export const stepFrom = (spots: readonly Spot[], cell: number, dx: number, dy: number): number => {
  const here = spots.find((spot) => spot.cell === cell) ?? spots[0]!;
  const ahead = spots.filter(({ x, y }) => y === here.y + dy && (dy !== 0 || (x - here.x) * dx > 0));
  const [nearest] = ahead.toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x));
  return nearest?.cell ?? cell;
};
