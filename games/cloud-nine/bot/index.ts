/**
 * Cloud 9: whatever can be chosen is worth a chance to win, from the odds of the hands and the points on the clouds.
 * Nothing is left to luck, so that the same view always gives the same move.
 */

import type { Decision, MakeBot } from '@halcyon/bots/bot';
import { bestMove, rateMoves } from '@halcyon/bots/scores';
import { flightOf } from '../look/flight.ts';
import { WILD } from '../rules/index.ts';
import { oddsOf } from './odds.ts';
import { makeProspects } from './prospects.ts';
import { surveyOf } from './survey.ts';
import { askedBy } from './throws.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export const cloudNineWith =
  (weights: Weights): MakeBot =>
  (rules, seat) => {
    const anyEnd = rules.setup.options.anyEnd === 1;
    let scorers: Readonly<Record<string, () => number>> = {};
    const byKind = rules.moves.map(
      ({ name }) =>
        () =>
          scorers[name]!(),
    );
    const prepare = (decision: Decision): void => {
      const s = flightOf(decision.outlook.view);
      const survey = surveyOf(s, seat, anyEnd, weights);
      const prospects = makeProspects(survey, weights);
      const { cloud, pilot, dice } = s;
      let aboard = 0;
      s.aboard.forEach((there, other) => {
        aboard |= there << other;
      });
      const asked = askedBy(dice);
      const spend = (cards: readonly number[]): number => {
        for (let card = 1; card < prospects.hand.length; card++) prospects.hand[card]! -= cards[card] ?? 0;
        const worth = prospects.arrive(cloud + 1, aboard, seat);
        for (let card = 1; card < prospects.hand.length; card++) prospects.hand[card]! += cards[card] ?? 0;
        return worth;
      };
      const alone = pilot === seat;
      const chance = alone ? 1 : prospects.raises(oddsOf(survey.unseen, survey.sizes[pilot]!, asked, weights), cloud);
      let free = 0;
      for (let other = (seat + 1) % rules.seats; other !== pilot; other = (other + 1) % rules.seats) free |= 1 << other;
      const rest = prospects.remaining(cloud, aboard, free & aboard & ~(1 << seat), chance);
      const wildOnly = Array.from({ length: WILD + 1 }, (_, card) => (card === WILD ? 1 : 0));
      scorers = {
        jump: () => (alone ? survey.home.won[cloud]! : prospects.jump(cloud, rest, chance)),
        stay: () => chance * prospects.arrive(cloud + 1, rest, pilot) + (1 - chance) * prospects.fall(),
        throw: () => prospects.throwOn(cloud, aboard),
        raise: () => spend(asked),
        wild: () => spend(wildOnly),
        fall: () => prospects.fall(),
      };
    };
    return {
      forgetful: true,
      choose(decision) {
        if (decision.count === 1) return decision.moves[0]!;
        prepare(decision);
        return bestMove(decision, byKind);
      },
      rate(decision, scores) {
        prepare(decision);
        rateMoves(decision, byKind, scores);
      },
    };
  };
export const cloudNineHeuristic: MakeBot = cloudNineWith(WEIGHTS);
export { cloudNineNovice } from './novice.ts';
