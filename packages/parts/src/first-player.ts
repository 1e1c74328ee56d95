/** Who begins, where the rule books leave it to the table: a lot decides. */
import { type AnyState, popFrame, type Rulebook, type Seat, type Stacked } from '@halcyon/kernel';

/** The frame that draws it, before the deal. */
export const firstByLot = <S extends AnyState & Stacked, R>(
  book: Rulebook<S, R>,
  seats: number,
  begins: (s: S, seat: Seat) => void,
): number =>
  book.frame({
    id: 'first',
    on: ['deal'],
    outcomes: () => seats,
    roll(s, outcome) {
      popFrame(s);
      begins(s, outcome);
    },
  });
