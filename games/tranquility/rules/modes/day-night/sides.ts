/** T7.4: which side of a card lies up, and which has to at the end. */
export const DAY = 0;
export const NIGHT = 1;

export const wantedSide = (cells: number, cell: number): number => (cell < cells / 2 ? NIGHT : DAY);
