/** A4.4-A4.9: a terrain from the hand, into its slot or onto a visible bridge. */
import { ALLOWED, argOf, type Clause } from '@halcyon/kernel';
import { differentCards, end, holds, seatArg, takeFromHand } from '@halcyon/parts';
import { cardArg, cellArg } from '../args.ts';
import type { Base } from '../base.ts';
import { BRIDGE, type Card, isTerrain } from '../cards.ts';
import type { Placing } from '../placing.ts';
import { costOf, filled } from '../slopes.ts';
import type { State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { type Cell, SLOTS } from '../vocabulary.ts';

/** A terrain comes to a slot; says what it costs, read before it lies. */
export const lay = (s: State, card: Card, cell: Cell): number => {
  const cost = costOf(s, card, cell);
  if (s.cells[cell] === BRIDGE) s.covered.push(cell);
  s.cells[cell] = card;
  return cost;
};

/** A5.4: nothing can be added to a full mountain without a visible bridge. Says whether the game goes on. */
export const goesOn = (s: State, lacking: Base['lacking']): boolean => {
  if (lacking.list.length === 0 || filled(s) < SLOTS) return true;
  let why: Clause = ALLOWED;
  for (const lack of lacking.list) if (why === ALLOWED) why = lack(s);
  if (why !== ALLOWED) end(s, why, false);
  return why === ALLOWED;
};

export const installTerrain = (
  { book, actions, lacking, whenLaid, whenPlayed }: Base,
  turn: Turn,
  { judge, places }: Placing,
): void => {
  const notTerrain = book.clause('not-a-terrain', 'A4.4', (_s, _seat, move) => ({ card: argOf(move, 0) }));
  const placed = book.event('placed', seatArg, cardArg(), cellArg());
  const covered = book.event('covered', seatArg, cardArg(), cellArg());

  const place = book.kind({
    name: 'place',
    guards: book.every(),
    choices: [
      {
        ...cardArg(),
        // Terrains stand first in a hand.
        candidates(s, _read, seat, _a, _b, out) {
          const n = differentCards(s.hands[seat]!, out);
          let last = n;
          while (last > 0 && !isTerrain(out[last - 1]!)) last--;
          return last;
        },
        given: book.every(
          (s, _read, seat, card) => (holds(s.hands[seat]!, card) ? ALLOWED : turn.notHeld),
          (_s, _read, _seat, card) => (isTerrain(card) ? ALLOWED : notTerrain),
        ),
        guards: book.every(),
      },
      {
        ...cellArg(),
        candidates: (s, read, seat, card, _b, out) => places(s, read, card, s.hands[seat]!.length - 1, -1, out),
        given: book.every((s, read, seat, card, cell) => judge(s, read, card, cell, s.hands[seat]!.length - 1)),
        guards: book.every(),
      },
    ],
    act(s, seat, card, cell, _c, tell) {
      takeFromHand(s.hands[seat]!, card);
      const bridge = s.cells[cell] === BRIDGE;
      const cost = lay(s, card, cell);
      tell?.(bridge ? covered : placed, seat, card, cell);
      whenPlayed.run(s, cell, tell);
      whenLaid.run(s, cell, tell);
      if (!goesOn(s, lacking)) return;
      turn.afterAction(s, seat);
      turn.mustDrop(s, turn.pay, seat, cost);
    },
  });
  actions.push(place);
};
