/** M3.2, M4.4: cards come from the pile, up to a hand of six; an empty pile is made of the discards. */
import { frameArg, popFrame, pushFrame, type Rulebook, setFrameArg, shuffle } from '@halcyon/kernel';
import { addToHand, byShuffle, numberArg, seatArg } from '@halcyon/parts';
import { secretCardArg } from './args.ts';
import { HAND } from './map.ts';
import type { State } from './state.ts';

/** The frame in which the active player draws so many cards. */
export const installDraws = (book: Rulebook<State, null>): number => {
  const drew = book.event('drew', seatArg, secretCardArg);
  const reshuffle = byShuffle(
    book,
    'reshuffle',
    'reshuffled',
    (s, random) => {
      s.pile = shuffle(s.discard.splice(0), random);
    },
    ['draw'],
  );
  return book.frame({
    id: 'draw',
    args: [numberArg('cards', HAND + 1)],
    on: ['arrival', 'free-throw'],
    run(s, tell) {
      const hand = s.hands[s.turn]!;
      for (let left = frameArg(s, 0); left > 0 && hand.length < HAND; left--) {
        if (s.pile.length === 0) {
          // There are more cards than all hands hold; only before the deal the discards are empty as well.
          if (s.discard.length === 0) break;
          setFrameArg(s, 0, left);
          pushFrame(s, reshuffle);
          return;
        }
        const card = s.pile.pop()!;
        addToHand(hand, card);
        tell?.(drew, s.turn, card, 0);
      }
      popFrame(s);
    },
  });
};
