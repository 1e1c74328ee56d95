/** F3.9: the next boat lies one column farther toward the reef. */
import { ALLOWED, popFrame, pushFrame, type Rulebook } from '@halcyon/kernel';
import { seatArg } from '@halcyon/parts';
import { columnArg } from '../args.ts';
import type { Ask } from '../payment.ts';
import type { Budget } from '../purse.ts';
import type { State } from '../state.ts';
import { BOAT_PRICE, BOATS, COLUMNS } from '../vocabulary.ts';
import type { Reach } from './reach.ts';

export const installBoat = (book: Rulebook<State, Budget>, { affords }: Reach, ask: Ask): number => {
  const noneLeft = book.clause('no-boat-left', 'F3.9', (s, seat) => ({ boats: s.boats[seat]! }));
  const boatBought = book.event('boat-bought', seatArg, columnArg);
  const launch = book.frame({
    id: 'launch',
    on: ['act'],
    run(s, tell) {
      popFrame(s);
      tell?.(boatBought, s.turn, s.boats[s.turn]!, 0);
      s.boats[s.turn]!++;
    },
  });
  return book.kind({
    name: 'boat',
    guards: book.every(
      (_s, budget) => affords(budget, BOAT_PRICE),
      ({ boats }, _budget, seat) => (boats[seat]! < COLUMNS && boats[0]! + boats[1]! < BOATS ? ALLOWED : noneLeft),
    ),
    choices: [],
    act(s) {
      pushFrame(s, launch);
      ask(s, BOAT_PRICE);
    },
  });
};
