/** F3.7: a shark takes a face-up card out of the display, or a fish from a coral of whoever uses it. */
import { ALLOWED, argOf, type Rulebook, type Seat } from '@halcyon/kernel';
import { seatArg } from '@halcyon/parts';
import { cardArg, cellArg, coralArg, sexArg } from '../args.ts';
import { fishOf } from '../corals.ts';
import type { Budget } from '../purse.ts';
import type { State } from '../state.ts';
import { type Card, CELLS, FACE_DOWN, FEMALE, fish, GAP, MALE, SHARK } from '../vocabulary.ts';
import { cellFacts } from './reach.ts';

export const installShark = (book: Rulebook<State, Budget>): number[] => {
  const noShark = book.clause('no-shark', 'F3.7');
  const nothing = book.clause('nothing-to-take', 'F3.7', cellFacts);
  const faceDown = book.clause('face-down-safe', 'F3.7', cellFacts);
  const noFish = book.clause('no-fish-there', 'F3.7', (_s, _seat, move) => ({ coral: argOf(move, 0) }));
  const took = book.event('shark-took', seatArg, cellArg, cardArg());
  const ate = book.event('shark-ate', seatArg, coralArg, cardArg());
  const hasShark = book.every((s, _budget, seat) => (s.sharks[seat]! > 0 ? ALLOWED : noShark));

  const discard = (s: State, seat: Seat, card: Card): void => {
    s.sharks[seat]!--;
    s.discard.push(SHARK, card);
  };
  const hunt = book.kind({
    name: 'shark',
    guards: hasShark,
    choices: [
      {
        ...cellArg,
        candidates(s, _budget, _seat, _a, _b, out) {
          let n = 0;
          for (let cell = 0; cell < CELLS; cell++) {
            if (s.sea[cell] !== GAP && s.sea[cell] !== FACE_DOWN) out[n++] = cell;
          }
          return n;
        },
        given: book.every(
          (s, _budget, _seat, cell) => (s.sea[cell] === GAP ? nothing : ALLOWED),
          (s, _budget, _seat, cell) => (s.sea[cell] === FACE_DOWN ? faceDown : ALLOWED),
        ),
        guards: book.every(),
      },
    ],
    act(s, seat, cell, _b, _c, tell) {
      const card = s.sea[cell]!;
      s.sea[cell] = GAP;
      discard(s, seat, card);
      tell?.(took, seat, cell, card);
    },
  });
  const feed = book.kind({
    name: 'shark-fish',
    guards: hasShark,
    choices: [
      {
        ...coralArg,
        candidates(s, _budget, seat, _a, _b, out) {
          let n = 0;
          for (let coral = 0; coral < s.broods[seat]!.length; coral++) {
            if (s.males[seat]![coral]! + s.females[seat]![coral]! > 0) out[n++] = coral;
          }
          return n;
        },
        guards: book.every(),
      },
      {
        ...sexArg,
        candidates(s, _budget, seat, coral, _b, out) {
          let n = 0;
          for (const sex of [MALE, FEMALE]) if (fishOf(s, seat, sex)[coral]! > 0) out[n++] = sex;
          return n;
        },
        given: book.every((s, _budget, seat, coral, sex) =>
          (fishOf(s, seat, sex)[coral] ?? 0) > 0 ? ALLOWED : noFish,
        ),
        guards: book.every(),
      },
    ],
    act(s, seat, coral, sex, _c, tell) {
      const there = fishOf(s, seat, sex);
      const card = fish(there[coral]! - 1, sex);
      there[coral] = 0;
      discard(s, seat, card);
      tell?.(ate, seat, coral, card);
    },
  });
  return [hunt, feed];
};
