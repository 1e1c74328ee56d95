/** The seats in turn order, beginning with this one. */
export const seatsFrom = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);

/** The set of all seats of a table. */
export const everySeat = (seats: number): number => (1 << seats) - 1;
