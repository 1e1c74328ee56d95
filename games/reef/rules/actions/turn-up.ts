/** F3.3: a worm turns a face-down card up; then it is bought for one more, or left. */
import { ALLOWED, frameArg, popFrame, pushFrame, type Rulebook } from '@halcyon/kernel';
import { seatArg } from '@halcyon/parts';
import { cardArg, cellArg } from '../args.ts';
import type { Ask } from '../payment.ts';
import type { State } from '../state.ts';
import { FACE_DOWN, GAP, TURN_PRICE } from '../vocabulary.ts';
import { cellFacts, type Reach } from './reach.ts';

export const installTurnUp = (
  book: Rulebook<State, null>,
  { keep, within, candidates, affords }: Reach,
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
        candidates: candidates((card) => card === FACE_DOWN),
        given: book.every(within, (s, _read, _seat, cell) => (s.sea[cell] === FACE_DOWN ? ALLOWED : alreadyOpen)),
        guards: book.every((s, _read, seat) => affords(s, seat, TURN_PRICE)),
      },
    ],
    act(s, _seat, cell) {
      pushFrame(s, reveal, cell);
      ask(s, TURN_PRICE);
    },
  });
};
