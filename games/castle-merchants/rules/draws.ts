/** M3.2, M4.4: cards come from the pile, up to a hand of six; an empty pile is made of the discards. */
import { frameArg, popFrame, pushFrame, type Rulebook, setFrameArg, shuffle } from '@halcyon/kernel';
import { addToHand, byShuffle, numberArg, seatArg, tellDrawn } from '@halcyon/parts';
import { secretCardArg } from './args.ts';
import type { State } from './state.ts';
import type { Empties } from './tiles.ts';
import { type Card, HAND } from './vocabulary.ts';

/** The frame in which the active player draws so many cards. */
export const installDraws = (book: Rulebook<State, Empties>): number => {
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
      const drawn: Card[] = [];
      let left = frameArg(s, 0);
      for (; left > 0 && hand.length < HAND && s.pile.length > 0; left--) {
        drawn.push(s.pile.pop()!);
        addToHand(hand, drawn.at(-1)!);
      }
      tellDrawn(tell, drew, s.turn, drawn);
      // There are more cards than all hands hold; only before the deal the discards are empty as well.
      if (left > 0 && hand.length < HAND && s.discard.length > 0) {
        setFrameArg(s, 0, left);
        pushFrame(s, reshuffle);
      } else popFrame(s);
    },
  });
};
