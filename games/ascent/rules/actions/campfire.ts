/** A4.10-A4.13: a campfire takes the place of a terrain of its own type, and that terrain moves up. */
import { ALLOWED, argOf, bit, frameArg, popFrame, pushFrame, type Seat } from '@halcyon/kernel';
import { holds, seatArg, takeFromHand } from '@halcyon/parts';
import { cardArg, cellArg } from '../args.ts';
import type { Base } from '../base.ts';
import { campfireOf, isCampfire, isTerrain, typeOf } from '../cards.ts';
import type { Placing } from '../placing.ts';
import type { Read } from '../read.ts';
import type { State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { type Cell, EMPTY, rowOf, SLOTS } from '../vocabulary.ts';
import { goesOn, lay } from './terrain.ts';

export const installCampfire = (
  { book, actions, lacking, replacing, whenLaid }: Base,
  turn: Turn,
  { judge, places, campfireStays }: Placing,
): void => {
  const notCampfire = book.clause('not-a-campfire', 'A4.10', (_s, _seat, move) => ({ card: argOf(move, 0) }));
  const noTerrain = book.clause('no-terrain', 'A4.10', (_s, _seat, move) => ({ cell: argOf(move, 1) }));
  const otherType = book.clause('other-type', 'A4.10', (s, _seat, move) => ({
    type: typeOf(argOf(move, 0)),
    there: s.cells[argOf(move, 1)]!,
  }));
  const noTarget = book.clause('no-target', 'A4.10', (s, _seat, move) => ({ card: s.cells[argOf(move, 1)]! }));
  const notHigher = book.clause('not-higher', 'A4.10', (s) => ({ row: rowOf(frameArg(s, 0)) }));
  const liftFirst = book.clause('lift-first', 'A4.10', (s) => ({ card: s.lifted }));
  const camped = book.event('camped', seatArg, cardArg(), cellArg());
  const lifted = book.event('lifted', seatArg, cardArg(), cellArg());

  const targets = new Int32Array(SLOTS);
  /** The campfire itself does not pay. Its own row does not matter for the rows above, so it need not lie yet. */
  const hasTarget = (s: State, read: Read, seat: Seat, cell: Cell): boolean =>
    places(s, read, s.cells[cell]!, s.hands[seat]!.length - 1, rowOf(cell), targets) > 0;

  const campfire = book.kind({
    name: 'campfire',
    guards: book.every(),
    choices: [
      {
        ...cardArg(),
        // Each campfire is one of a kind, and most hands have none.
        candidates(s, _read, seat, _a, _b, out) {
          let n = 0;
          for (const card of s.hands[seat]!) if (isCampfire(card)) out[n++] = card;
          return n;
        },
        given: book.every(
          (s, _read, seat, card) => (holds(s.hands[seat]!, card) ? ALLOWED : turn.notHeld),
          (_s, _read, _seat, card) => (isCampfire(card) ? ALLOWED : notCampfire),
        ),
        guards: book.every(),
      },
      {
        ...cellArg(),
        candidates(s, _read, _seat, card, _b, out) {
          let n = 0;
          for (let cell = 0; cell < SLOTS; cell++) {
            const there = s.cells[cell]!;
            if (isTerrain(there) && campfireOf(typeOf(there)) === card) out[n++] = cell;
          }
          return n;
        },
        given: book.every(
          (s, _read, _seat, _card, cell) => (isCampfire(s.cells[cell]!) ? campfireStays : ALLOWED),
          (s, _read, _seat, _card, cell) => (isTerrain(s.cells[cell]!) ? ALLOWED : noTerrain),
          (s, _read, _seat, card, cell) => (campfireOf(typeOf(s.cells[cell]!)) === card ? ALLOWED : otherType),
        ),
        guards: book.every(
          (s, read, seat, _card, cell) => (hasTarget(s, read, seat, cell) ? ALLOWED : noTarget),
          replacing,
        ),
      },
    ],
    act(s, seat, card, cell, _c, tell) {
      takeFromHand(s.hands[seat]!, card);
      s.lifted = s.cells[cell]!;
      s.cells[cell] = card;
      tell?.(camped, seat, card, cell);
      turn.afterAction(s, seat);
      pushFrame(s, lifting, cell);
    },
  });
  const lift = book.kind({
    name: 'lift',
    guards: book.every(),
    choices: [
      {
        ...cellArg(),
        candidates: (s, read, seat, _a, _b, out) =>
          places(s, read, s.lifted, s.hands[seat]!.length, rowOf(frameArg(s, 0)), out),
        given: book.every(
          (s, _read, _seat, cell) => (rowOf(cell) > rowOf(frameArg(s, 0)) ? ALLOWED : notHigher),
          (s, read, seat, cell) => judge(s, read, s.lifted, cell, s.hands[seat]!.length),
        ),
        guards: book.every(),
      },
    ],
    act(s, seat, cell, _b, _c, tell) {
      const card = s.lifted;
      const cost = lay(s, card, cell);
      s.lifted = EMPTY;
      popFrame(s);
      tell?.(lifted, seat, card, cell);
      whenLaid.run(s, cell, tell);
      if (goesOn(s, lacking)) turn.mustDrop(s, turn.pay, seat, cost);
    },
  });
  const lifting = book.frame({
    id: 'lift',
    args: [cellArg()],
    on: ['draw'],
    must: (s) => bit(s.turn),
    kinds: [lift],
    facts: (s) => ({ card: s.lifted, cell: frameArg(s, 0) }),
    notYou: turn.notYourTurn,
    notThis: liftFirst,
  });
  actions.push(campfire);
};
