/** M3.4: the merchant walks along a chain of one terrain, or into a place beside it. */
import { ALLOWED, argOf, type Clause, type Rulebook, type Seat } from '@halcyon/kernel';
import { differentCards, seatArg } from '@halcyon/parts';
import { cardArg, hexArg } from '../args.ts';
import { canReach, writeReachable } from '../chains.ts';
import type { State } from '../state.ts';
import type { Empties } from '../tiles.ts';
import { type Card, type Hex, isPath } from '../vocabulary.ts';
import type { Manners } from './manners.ts';

export const installMove = (book: Rulebook<State, Empties>, { inHand, playCard }: Manners): number => {
  const whereYouAre = book.clause('where-you-are', 'M3.4');
  const notNextToYou = book.clause('not-next-to-you', 'M3.4', (_s, _seat, move) => ({ hex: argOf(move, 1) }));
  const notReachable = book.clause('not-reachable', 'M3.4', (_s, _seat, move) => ({
    hex: argOf(move, 1),
    terrain: argOf(move, 0),
  }));
  const walked = book.event('walked', seatArg, hexArg('from'), hexArg('to'));

  const judge = (s: State, seat: Seat, card: Card, hex: Hex): Clause => {
    if (s.merchants[seat] === hex) return whereYouAre;
    if (canReach(s, seat, card, hex)) return ALLOWED;
    return isPath(hex) ? notReachable : notNextToYou;
  };
  return book.kind({
    name: 'move',
    guards: book.every(),
    choices: [
      {
        ...cardArg(),
        candidates: (s, _read, seat, _a, _b, out) => differentCards(s.hands[seat]!, out),
        given: book.every((s, _read, seat, card) => inHand(s, seat, card)),
        guards: book.every(),
      },
      {
        ...hexArg(),
        candidates: (s, _read, seat, card, _b, out) => writeReachable(s, seat, card, out),
        given: book.every((s, _read, seat, card, hex) => judge(s, seat, card, hex)),
        guards: book.every(),
      },
    ],
    act(s, seat, card, to, _c, tell) {
      const from = s.merchants[seat]!;
      playCard(s, seat, card, tell);
      s.merchants[seat] = to;
      tell?.(walked, seat, from, to);
    },
  });
};
