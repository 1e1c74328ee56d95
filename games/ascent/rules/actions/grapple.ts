/** A7.2: a lone climber may shuffle the hand into the deck and draw a new one. */
import { ALLOWED, pushFrame, shuffle, shuffleFrame } from '@halcyon/kernel';
import { numberArg, seatArg } from '@halcyon/parts';
import type { Base } from '../base.ts';
import { GRAPPLES } from '../deck.ts';
import type { Turn } from '../turn.ts';

export const installGrapple = ({ book, actions }: Base, turn: Turn): void => {
  const none = book.clause('grapple.none', 'A7.2');
  const noDeck = book.clause('grapple.no-deck', 'A7.2');
  const grappled = book.event('grappled', seatArg, numberArg('left', GRAPPLES.length));
  const reshuffle = book.frame(
    shuffleFrame({ id: 'reshuffle', on: ['draw'] }, (s, random) => {
      s.piles[0] = shuffle([...s.piles[0]!, ...s.hands[0]!.splice(0)], random);
    }),
  );
  const grapple = book.kind({
    name: 'grapple',
    guards: book.every(
      (s) => (s.grapples > 0 ? ALLOWED : none),
      (s, _read, seat) => (s.piles[seat]!.length > 0 ? ALLOWED : noDeck),
    ),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      s.grapples--;
      tell?.(grappled, seat, s.grapples, 0);
      turn.afterAction(s, seat);
      pushFrame(s, reshuffle);
    },
  });
  actions.push(grapple);
};
