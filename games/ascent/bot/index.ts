/**
 * The Ascent, one ply: every legal move gets a score from what the seat can know, the best is played. Nothing is left
 * to luck, so that the same view always gives the same move. Which moves there are is the rules' business.
 */

import type { Decision, MakeBot } from '@halcyon/bots/bot';
import { bestRoughly, NEVER, rateMoves, type Scorer, type Scorers, SURE, scorersByKind } from '@halcyon/bots/scores';
import { type AnyRules, argOf, kindOf, MOST_MOVES, pack } from '@halcyon/kernel';
import { mountainOf } from '../look/mountain.ts';
import { BRIDGE, rowOf } from '../rules/index.ts';
import { type Appraiser, makeAppraiser } from './appraiser.ts';
import { herdScorers } from './leading.ts';
import { weightsOf } from './settings.ts';
import { newSurvey } from './survey.ts';
import type { Weights } from './weights.ts';

/** Two cards, and nothing is filled. */
const DISCARDED = 2;

/** A campfire is worth what the terrain is worth in the best of its new places. */
const fireScorer = (rules: AnyRules, { survey, lay }: Appraiser): Scorer => {
  const campfire = rules.moves.findIndex(({ name }) => name === 'campfire');
  const lifts = new Int32Array(MOST_MOVES);
  const tried = rules.start();
  return (card, cell, above) => {
    const { s, seat, cells } = survey;
    // The rules know the places, on a copy of the view.
    rules.copy(s, tried);
    rules.apply(tried, seat, pack(campfire, card, cell));
    const count = rules.legal(tried, seat, lifts);
    const terrain = cells[cell]!;
    let best = NEVER;
    cells[cell] = card;
    survey.tried = 1 << rowOf(cell);
    for (let i = 0; i < count; i++)
      best = Math.max(best, lay(terrain, argOf(lifts[i]!, 0), card, Math.max(best, above)));
    cells[cell] = terrain;
    survey.tried = 0;
    return best;
  };
};

const scorersFor = (rules: AnyRules, appraiser: Appraiser, wanted: () => number): Scorers => {
  const { survey, weights, slots, judge, lay } = appraiser;
  return {
    summit: () => SURE,
    place: (card, cell, above) => lay(card, cell, card, above),
    campfire: fireScorer(rules, appraiser),
    lift: (cell, _, above) => lay(survey.s.lifted, cell, -1, above),
    bridge: (cell, _, above) => lay(BRIDGE, cell, BRIDGE, above + weights.bridging, 0) - weights.bridging,
    discard: (_, __, above) => judge(-1, DISCARDED, above + weights.tempo) - weights.tempo,
    drop: (card) => (card === wanted() ? 0 : NEVER),
    grapple: () => slots() - weights.grapple,
    ...(survey.setup.features.includes('wildlife') && herdScorers(appraiser)),
  };
};

export const ascentWith =
  (weights: Weights): MakeBot =>
  (rules, seat) => {
    const survey = newSurvey(rules);
    const appraiser = makeAppraiser(survey, weights);
    let wanted = 0;
    const byKind = scorersByKind(
      rules,
      scorersFor(rules, appraiser, () => wanted),
    );
    const rough = { byKind, error: appraiser.error, sharpen: appraiser.sharpen };
    const quick = new Float64Array(MOST_MOVES);
    const dropKind = rules.moves.findIndex(({ name }) => name === 'drop');
    const prepare = ({ moves, outlook }: Decision): void => {
      const s = mountainOf(outlook.view);
      appraiser.read(s, seat);
      if (kindOf(moves[0]!) !== dropKind) return;
      appraiser.look();
      wanted = appraiser.hand.toDrop(survey, s.due[seat]!, argOf(moves[0]!, 0));
    };
    return {
      forgetful: true,
      choose(decision) {
        if (decision.count === 1) return decision.moves[0]!;
        prepare(decision);
        return bestRoughly(decision, rough, quick);
      },
      rate(decision, scores) {
        prepare(decision);
        appraiser.sharpen();
        rateMoves(decision, byKind, scores);
      },
    };
  };

export const ascentHeuristic: MakeBot = (rules, seat) => ascentWith(weightsOf(rules.setup))(rules, seat);
