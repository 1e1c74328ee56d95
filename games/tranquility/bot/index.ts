/**
 * Tranquility, one ply: every legal move gets a score from what the seat can know, the best is played. Nothing is
 * left to luck, so that the same view always gives the same move. Which moves there are is the rules' business.
 */

import type { Bot, Decision, MakeBot } from '@halcyon/bots/bot';
import { onceFor } from '@halcyon/bots/once';
import { bestMove, GIVE_UP, NEVER, rateMoves, type Scorers, SURE, scorersByKind } from '@halcyon/bots/scores';
import { type AnyRules, argOf, kindOf, pack, type Setup } from '@halcyon/kernel';
import { seaOf } from '../look/sea.ts';
import { boardOf, costOf } from '../rules/index.ts';
import { type Appraiser, makeAppraiser } from './appraiser.ts';
import { Chart, survey } from './chart.ts';
import { makeDrops } from './drops.ts';
import { makeGaps } from './gaps.ts';
import type { Deck } from './holdings.ts';
import { Places } from './places.ts';
import { wantedPledge } from './pledges.ts';
import { type Weights, weightsOf } from './weights.ts';

/** What modules and variants add (tranquility/modules.ts); a page loads it only for them. */
export interface More {
  /** `isStuck`: the seat has no action. */
  scorers(appraiser: Appraiser, isStuck: () => boolean): Scorers;
  steppingIn(rules: AnyRules): Pick<Bot, 'alert' | 'interrupt'>;
  deck(setup: Setup): Deck | undefined;
}
/** What the seat has made up its mind about before it looks at single moves. */
interface Plan {
  /** The card to drop or the number to state. */
  wanted: number;
  stuck: boolean;
  /** The cards to drop next: all that a turn costs are chosen as one set. */
  readonly toDrop: number[];
}

const scorersFor = (appraiser: Appraiser, plan: Plan, more: More | undefined): Scorers => {
  const { weights, place, lossOf } = appraiser;
  return {
    start: () => SURE,
    finish: () => SURE,
    place: (card, cell, above) => place(card, cell, above),
    discard: (_, __, above) => -lossOf(2, -above - weights.tempo) - weights.tempo,
    drop: (card) => (card === plan.wanted ? 0 : NEVER),
    pledge: (number) => -Math.abs(number - plan.wanted),
    concede: () => GIVE_UP,
    ...more?.scorers(appraiser, () => plan.stuck),
  };
};

export const heuristicWith = (weights: Weights, more?: More): MakeBot => {
  /** What depends on no seat serves all bots of a table. */
  const commonOf = onceFor(({ layout }: Setup) => {
    const board = boardOf(layout);
    return { gaps: makeGaps(weights, board), places: new Places(board) };
  });
  return (rules, seat) => {
    const { gaps, places } = commonOf(rules.setup);
    const chart = new Chart(rules.setup, more?.deck(rules.setup), places);
    const drops = makeDrops(weights, gaps, chart.board.chains.length);
    const plan: Plan = { wanted: 0, stuck: false, toDrop: [] };
    const byKind = scorersByKind(rules, scorersFor(makeAppraiser(chart, gaps, drops, weights), plan, more));
    const kinds = rules.moves.map(({ name }) => name);
    const [placeKind, dropKind, pledgeKind, concedeKind] = ['place', 'drop', 'pledge', 'concede'].map((name) =>
      kinds.indexOf(name),
    );

    const prepare = ({ outlook, moves, count }: Decision): void => {
      survey(chart, seaOf(outlook.view), seat, weights);
      const { s } = chart;
      // Whoever drops or states a number is asked for nothing else.
      const kind = kindOf(moves[0]!);
      if (kind === dropKind) {
        drops.cheapest(chart, s.due[seat]!, argOf(moves[0]!, 0));
        drops.found(chart, plan.toDrop);
        plan.wanted = plan.toDrop.shift()!;
      } else if (kind === pledgeKind) plan.wanted = wantedPledge(s, seat, weights);
      plan.stuck = false;
      if (concedeKind! >= 0) for (let i = 0; i < count; i++) if (kindOf(moves[i]!) === concedeKind) plan.stuck = true;
    };
    const planDrops = (card: number, cell: number): void => {
      const cost = costOf(chart.board, chart.s, card, cell);
      if (cost === 0) return;
      drops.afterPlacing(chart, cost, card, card, cell);
      drops.found(chart, plan.toDrop);
    };
    return {
      forgetful: true,
      choose(decision) {
        plan.toDrop.length = 0;
        if (decision.count === 1) return decision.moves[0]!;
        prepare(decision);
        const move = bestMove(decision, byKind);
        if (kindOf(move) === placeKind) planDrops(argOf(move, 0), argOf(move, 1));
        return move;
      },
      follow(view) {
        const { toDrop } = plan;
        if (toDrop.length === 0 || seaOf(view).due[seat] !== toDrop.length) return undefined;
        return pack(dropKind!, toDrop.shift()!);
      },
      rate(decision, scores) {
        prepare(decision);
        rateMoves(decision, byKind, scores);
      },
      ...more?.steppingIn(rules),
    };
  };
};

const plainFor = onceFor((setup: Setup) => heuristicWith(weightsOf(setup)));
/** For the game without modules, on its own board. */
export const tranquilityPlain: MakeBot = (rules, seat) => plainFor(rules.setup)(rules, seat);
