/**
 * The eight cards for the Start. A seat hears the numbers of this round and of the one before. In the first round it
 * says what it can spare; from the second on all bots read the same public numbers and arrive at the same split, so
 * that a table of bots agrees at once and a human who repeats a number is followed.
 */
import type { Seat } from '@halcyon/kernel';
import { EIGHT, NOT_SAID } from '@halcyon/tranquility';
import type { Sea } from './sight.ts';

/** How far the last to speak goes from what it would give, to end the talk in the first round. */
const GOES_ALONG = 1;

/** What the others have said in this round leaves so much to eight. */
const missing = (s: Sea, seat: Seat): number =>
  s.pledges.reduce((rest, said, i) => (i === seat ? rest : rest - said), EIGHT);
const isLast = (s: Sea, seat: Seat): boolean => s.pledges.every((said, i) => i === seat || said !== NOT_SAID);

/**
 * The seats that have not spoken share what is missing to eight in turn order from the active seat, one card at a
 * time, as far as their hands go. Everything in it is public.
 */
const fairShare = (s: Sea, seat: Seat): number => {
  const seats = s.pledges.length;
  const plan = s.pledges.map((said, i) => (said === NOT_SAID ? s.pledgedBefore[i]! : said));
  let rest = EIGHT - plan.reduce((sum, n) => sum + n, 0);
  for (let moved = true; rest !== 0 && moved; ) {
    moved = false;
    for (let i = 0; i < seats && rest !== 0; i++) {
      const other = (s.turn + i) % seats;
      const step = Math.sign(rest);
      const next = plan[other]! + step;
      if (s.pledges[other] !== NOT_SAID || next < 0 || next > Math.min(EIGHT, s.hands[other]!.length)) continue;
      plan[other] = next;
      rest -= step;
      moved = true;
    }
  }
  return plan[seat]!;
};

/** `spare`: how many cards the seat would give gladly. */
export const wantedPledge = (s: Sea, seat: Seat, spare: number): number => {
  if (isLast(s, seat)) {
    const exact = missing(s, seat);
    // Far off in the first round it is better to say the truth once: the others may hold what can be spared.
    if (s.round > 1 || Math.abs(exact - spare) <= GOES_ALONG) return exact;
    return spare;
  }
  return s.round > 1 ? fairShare(s, seat) : spare;
};
