/** Games against each other: who has most, by one list after the other. */
import type { SeatSet } from '@halcyon/kernel';

/** The seats with the most points; among equals those with the most by the next list; then they share. */
export const topSeats = (...lists: readonly (readonly number[])[]): SeatSet => {
  let best = lists[0]!.map((_, seat) => seat);
  for (const list of lists) {
    const most = Math.max(...best.map((seat) => list[seat]!));
    best = best.filter((seat) => list[seat] === most);
  }
  return best.reduce((set, seat) => set | (1 << seat), 0);
};
