/**
 * Cloud 9: whatever can be chosen is worth a chance to win, from the odds of the hands and the points on the clouds.
 * Nothing is left to luck, so that the same view always gives the same move.
 */

import type { MakeBot } from '@halcyon/bots/bot';
import { bestMove, type Scorers } from '@halcyon/bots/scores';
import { type State, WILD } from '../rules/index.ts';
import { oddsOf } from './odds.ts';
import { makeOutlook } from './outlook.ts';
import { look } from './sight.ts';
import { askedBy } from './throws.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export const cloudNineWith =
  (weights: Weights): MakeBot =>
  (rules, seat) => {
    const anyEnd = rules.setup.options.anyEnd === 1;
    let scorers: Scorers = {};
    const byKind = rules.moves.map(
      ({ name }) =>
        () =>
          scorers[name]!(0, 0),
    );
    return {
      forgetful: true,
      choose(decision) {
        const { moves, count } = decision;
        if (count === 1) return moves[0]!;
        const s = decision.outlook.view as unknown as State;
        const sight = look(s, seat, anyEnd, weights);
        const outlook = makeOutlook(sight, weights);
        const { cloud, pilot, dice } = s;
        let aboard = 0;
        s.aboard.forEach((there, other) => {
          aboard |= there << other;
        });
        const asked = askedBy(dice);
        const spend = (cards: readonly number[]): number => {
          for (let card = 1; card < outlook.hand.length; card++) outlook.hand[card]! -= cards[card] ?? 0;
          const worth = outlook.arrive(cloud + 1, aboard, seat);
          for (let card = 1; card < outlook.hand.length; card++) outlook.hand[card]! += cards[card] ?? 0;
          return worth;
        };
        const alone = pilot === seat;
        const chance = alone ? 1 : outlook.raises(oddsOf(sight.unseen, sight.sizes[pilot]!, asked, weights), cloud);
        let free = 0;
        for (let other = (seat + 1) % rules.seats; other !== pilot; other = (other + 1) % rules.seats)
          free |= 1 << other;
        const rest = outlook.remaining(cloud, aboard, free & aboard & ~(1 << seat), chance);
        const wildOnly = Array.from({ length: WILD + 1 }, (_, card) => (card === WILD ? 1 : 0));
        scorers = {
          jump: () => (alone ? sight.home.won[cloud]! : outlook.jump(cloud, rest, chance)),
          stay: () => chance * outlook.arrive(cloud + 1, rest, pilot) + (1 - chance) * outlook.fall(),
          throw: () => outlook.throwOn(cloud, aboard),
          raise: () => spend(asked),
          wild: () => spend(wildOnly),
          fall: () => outlook.fall(),
        };
        return bestMove(decision, byKind);
      },
    };
  };
export const cloudNineHeuristic: MakeBot = cloudNineWith(WEIGHTS);
export { cloudNineNovice } from './novice.ts';
