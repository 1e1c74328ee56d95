/** F3.4: corals, pearls, sharks and water are bought. */
import { ALLOWED, argOf, frameArg, popFrame, pushFrame, type Rulebook } from '@halcyon/kernel';
import { seatArg } from '@halcyon/parts';
import { cardArg, cellArg } from '../args.ts';
import type { Ask } from '../payment.ts';
import type { Budget } from '../purse.ts';
import type { State } from '../state.ts';
import { CORAL, cardSet, GAP, isFish, MOST_CORALS, PEARL, SHARK, WATER } from '../vocabulary.ts';
import type { Reach } from './reach.ts';

const GOODS = cardSet([CORAL, SHARK, PEARL, WATER]);
const NO_MORE_CORALS = cardSet([SHARK, PEARL, WATER]);

export const installBuy = (
  book: Rulebook<State, Budget>,
  { within, faceUp, cells, price, affords, claim }: Reach,
  ask: Ask,
): number => {
  const fiveCorals = book.clause('five-corals', 'F3.4');
  const ontoCoral = book.clause('onto-a-coral', 'F3.5', (s, _seat, move) => ({ card: s.sea[argOf(move, 0)]! }));
  const bought = book.event('bought', seatArg, cellArg, cardArg());

  const deliver = book.frame({
    id: 'deliver',
    on: ['act'],
    args: [cellArg],
    run(s, tell) {
      const cell = frameArg(s, 0);
      const card = s.sea[cell]!;
      popFrame(s);
      s.sea[cell] = GAP;
      tell?.(bought, s.turn, cell, card);
      if (card === CORAL) for (const corals of [s.males, s.females, s.broods]) corals[s.turn]!.push(0);
      else if (card === PEARL) s.pearls[s.turn]!++;
      else if (card === SHARK) s.sharks[s.turn]!++;
      else s.discard.push(card);
    },
  });
  return book.kind({
    name: 'buy',
    guards: book.every(),
    choices: [
      {
        ...cellArg,
        candidates: (s, budget, seat, _a, _b, out) =>
          cells(s, seat, s.broods[seat]!.length === MOST_CORALS ? NO_MORE_CORALS : GOODS, budget, out),
        given: book.every(
          within,
          faceUp,
          (s, budget, seat, cell) => affords(budget, price(s, seat, cell)),
          (s, _budget, seat, cell) =>
            s.sea[cell] === CORAL && s.broods[seat]!.length === MOST_CORALS ? fiveCorals : ALLOWED,
          (s, _budget, _seat, cell) => (isFish(s.sea[cell]!) ? ontoCoral : ALLOWED),
        ),
        guards: book.every(),
      },
    ],
    act(s, seat, cell) {
      const worms = claim(s, seat, cell);
      pushFrame(s, deliver, cell);
      ask(s, worms);
    },
  });
};
