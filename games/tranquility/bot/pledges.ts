/**
 * The eight cards for the Start. All bots make the same plan from public numbers, so that a table of bots agrees in
 * the first round. Who has spoken is taken at the word: the others share the rest. In a later round a seat that has
 * not spoken yet is expected to repeat its number, so a human who does is followed.
 * (Offering the cards that one can spare was tried and is worse: who runs out of cards first loses the game for all.)
 */
import type { Seat } from '@halcyon/kernel';
import type { Sea } from '../look/sea.ts';
import { EIGHT, NOT_SAID } from '../rules/index.ts';
import type { Weights } from './weights.ts';

/** What seats with more cards than others give more than an even share. */
const firstPlan = (s: Sea, { offerRich }: Weights): number[] => {
  const cards = s.hands.map((hand, seat) => hand.length + s.piles[seat]!.length);
  const average = cards.reduce((sum, n) => sum + n, 0) / cards.length;
  return cards.map((n, seat) => {
    const share = Math.floor(EIGHT / cards.length + offerRich * (n - average));
    return Math.max(0, Math.min(share, EIGHT, s.hands[seat]!.length));
  });
};

export const wantedPledge = (s: Sea, seat: Seat, weights: Weights): number => {
  const seats = s.pledges.length;
  const plan = s.round > 1 ? [...s.pledgedBefore] : firstPlan(s, weights);
  let rest = EIGHT;
  let silent = 0;
  for (let i = 0; i < seats; i++) {
    if (s.pledges[i] === NOT_SAID) silent++;
    else plan[i] = s.pledges[i]!;
    rest -= plan[i]!;
  }
  // The last to speak can make it eight whatever a hand holds: a pile may help (T6.5), and the rules know the limit.
  if (silent === 1) return plan[seat]! + rest;
  for (let moved = true; rest !== 0 && moved; ) {
    moved = false;
    for (let i = 0; i < seats && rest !== 0; i++) {
      const other = (s.turn + i) % seats;
      const next = plan[other]! + Math.sign(rest);
      if (s.pledges[other] !== NOT_SAID || next < 0 || next > Math.min(EIGHT, s.hands[other]!.length)) continue;
      rest -= Math.sign(rest);
      plan[other] = next;
      moved = true;
    }
  }
  return plan[seat]!;
};
