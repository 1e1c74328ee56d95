/** The Reef: every purchase is followed some steps ahead within the turn, and the best position is gone for. */

import type { Decision, MakeBot } from '@halcyon/bots/bot';
import { NEVER } from '@halcyon/bots/scores';
import { type AnyState, type Outlook, type Random, randomFrom, type Seat } from '@halcyon/kernel';
import { reefOf } from '../look/reef.ts';
import { prospectsOf } from './prospects.ts';
import { type Eye, makeSearch, type Scored } from './search.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { makeWorth } from './worth.ts';

const FIXED_SHUFFLE = 1;
const A_TRIFLE = 1e-9;
export const SHARP: Eye = { widths: [5, 3] };
/** By how many broods a beginner is mistaken at most, and how often in a hundred decisions it does not look at all. */
const MISTAKE = 0.3;
const WHIMS = 8;
const FINE = 1000;
const BLEARY: Eye = { widths: [], stray: (random: Random) => (MISTAKE * random.below(FINE)) / FINE };

/** A world that the seat cannot tell from the real one, but that nothing is left to flow in: a turn does not see it. */
const imagined = ({ rules, view }: Outlook, seat: Seat): AnyState => {
  const world = rules.imagine(view, seat, randomFrom(FIXED_SHUFFLE));
  reefOf(world).pile.length = 0;
  return world;
};

export const reefWith =
  (weights: Weights, eye: Eye): MakeBot =>
  (rules, seat) => {
    const search = makeSearch(rules, seat, makeWorth(weights), eye);
    const rank = (decision: Decision): readonly Scored[] => {
      const world = imagined(decision.outlook, seat);
      return search(world, decision, prospectsOf(reefOf(world)));
    };
    return {
      forgetful: true,
      choose(decision) {
        return decision.count === 1 ? decision.moves[0]! : rank(decision)[0]!.move;
      },
      rate(decision, scores) {
        const ranked = rank(decision);
        const list = decision.moves.subarray(0, decision.count);
        scores.fill(NEVER, 0, decision.count);
        for (const { move, score } of ranked) scores[list.indexOf(move)] = score;
        // What seems equally good stays behind the one that is chosen.
        scores[list.indexOf(ranked[0]!.move)]! += A_TRIFLE;
      },
    };
  };
export const reefHeuristic: MakeBot = reefWith(WEIGHTS, SHARP);

/** Sees one purchase ahead, not quite sharply, and sometimes plays what comes to mind. */
export const reefNovice: MakeBot = (rules, seat) => {
  const { choose } = reefWith(WEIGHTS, BLEARY)(rules, seat);
  return {
    forgetful: true,
    choose(decision) {
      const { moves, count, random } = decision;
      return random.below(100) < WHIMS ? moves[random.below(count)]! : choose(decision);
    },
  };
};
