/** F3.3: a worm turns a face-down card up; then it is bought for one more, or left. */
import { ALLOWED, frameArg, popFrame, pushFrame, type Rulebook } from '@halcyon/kernel';
import { seatArg } from '@halcyon/parts';
import { cardArg, cellArg } from '../args.ts';
import type { Ask } from '../payment.ts';
import type { Budget } from '../purse.ts';
import type { State } from '../state.ts';
import { FACE_DOWN, GAP, HIGHEST_PRICE, TURN_PRICE } from '../vocabulary.ts';
import { cellFacts, FACES_DOWN, type Reach } from './reach.ts';

export const installTurnUp = (
  book: Rulebook<State, Budget>,
  { keep, within, cells, affords }: Reach,
  ask: Ask,
): number => {
  const alreadyOpen = book.clause('already-open', 'F3.3', cellFacts);
  const turned = book.event('turned', seatArg, cellArg, cardArg());

  const reveal = book.frame({
    id: 'reveal',
    on: ['act'],
    args: [cellArg],
    run(s, tell) {
      const cell = frameArg(s, 0);
      popFrame(s);
      s.sea[cell] = s.faces[cell]!;
      s.faces[cell] = GAP;
      tell?.(turned, s.turn, cell, s.sea[cell]!);
      pushFrame(s, keep, cell);
    },
  });
  return book.kind({
    name: 'turn',
    guards: book.every(),
    choices: [
      {
        ...cellArg,
        candidates: (s, budget, seat, _a, _b, out) =>
          budget < TURN_PRICE ? 0 : cells(s, seat, FACES_DOWN, HIGHEST_PRICE, out),
        given: book.every(
          within,
          (s, _budget, _seat, cell) => (s.sea[cell] === FACE_DOWN ? ALLOWED : alreadyOpen),
          (_s, budget) => affords(budget, TURN_PRICE),
        ),
        guards: book.every(),
      },
    ],
    act(s, _seat, cell) {
      pushFrame(s, reveal, cell);
      ask(s, TURN_PRICE);
    },
  });
};
