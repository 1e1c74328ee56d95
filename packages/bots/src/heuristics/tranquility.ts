/**
 * Tranquility, one ply: every legal move gets a score from what the seat can know, the best is played. Nothing is
 * left to luck, so that the same view always gives the same move. Which moves there are is the rules' business.
 */
import { argOf, kindOf, type Move, topFrame } from '@halcyon/kernel';
import type { BotTable, MakeBot } from '../bot.ts';
import { bestMove, GIVE_UP, NEVER, type Scorers, SURE, scorersByKind } from './scores.ts';
import { competitiveHeuristic } from './tranquility/competitive.ts';
import { makeDrops } from './tranquility/drops.ts';
import { makeGaps } from './tranquility/gaps.ts';
import { makeJokers } from './tranquility/jokers.ts';
import { type Judge, makeJudge } from './tranquility/judge.ts';
import { gainOfDevouring } from './tranquility/monsters.ts';
import { wantedPledge } from './tranquility/pledges.ts';
import { pyramidScorers } from './tranquility/pyramid.ts';
import { sideScorers } from './tranquility/sides.ts';
import { look, newSight, type Sea } from './tranquility/sight.ts';
import { isAtRow, openCells, weatherScorers } from './tranquility/weather.ts';
import { type Weights, weightsOf } from './tranquility/weights.ts';

/** With so few cells open, somebody is about to be stuck. */
const FEW_CELLS = 3;

/** What the seat has made up its mind about before it looks at single moves. */
interface Plan {
  /** The card to drop or the number to state. */
  wanted: number;
  stuck: boolean;
}

const scorersFor = (judge: Judge, plan: Plan): Scorers => {
  const { sight, weights, place, lossOfTwo } = judge;
  const jokers = makeJokers(judge);
  const devour = gainOfDevouring(judge);
  return {
    start: () => SURE,
    finish: () => SURE,
    place: (card, cell) => place(card, cell),
    discard: () => -lossOfTwo() - weights.tempo,
    drop: (card) => (card === plan.wanted ? 0 : NEVER),
    pledge: (number) => -Math.abs(number - plan.wanted),
    concede: () => GIVE_UP,
    name: jokers.name,
    wild: jokers.lay,
    'wild-finish': () => SURE,
    // Every seat has a Start of its own: only a full sea cannot wait for one.
    'wild-start': () => (sight.empty === 0 ? -jokers.keep() : NEVER),
    monster: (cell) => devour(cell, 0) + weights.monster,
    'wild-monster': (cell) => devour(cell, 0) - jokers.keep(),
    ...(sight.setup.features.length > 0 && weatherScorers(judge, jokers.keep, () => plan.stuck)),
    ...(sight.setup.layout === 'pyramid' && pyramidScorers(judge, jokers)),
    ...(sight.setup.mode === 'day-night' && sideScorers(judge)),
  };
};

export const heuristicWith =
  (weights: Weights): MakeBot =>
  (rules) => {
    const sight = newSight(rules.setup);
    const gaps = makeGaps(weights, sight.board);
    const drops = makeDrops(weights, gaps, sight.board.chains.length);
    const plan: Plan = { wanted: 0, stuck: false };
    const byKind = scorersByKind(rules, scorersFor(makeJudge(sight, gaps, drops, weights), plan));
    const kinds = rules.moves.map(({ name }) => name);
    const [dropKind, pledgeKind, concedeKind, compassKind] = ['drop', 'pledge', 'concede', 'compass'].map((name) =>
      kinds.indexOf(name),
    );
    const turnFrame = rules.frames.indexOf('turn');

    const prepare = ({ view, seat, moves, count }: BotTable): void => {
      // The kernel's views name no game; this bot is made for these rules only.
      look(sight, view() as unknown as Sea, seat, weights);
      drops.read(sight);
      plan.stuck = false;
      const { s } = sight;
      for (let i = 0; i < count; i++) {
        const kind = kindOf(moves[i]!);
        if (kind === dropKind) {
          drops.cheapest(sight, s.due[seat]!, argOf(moves[i]!, 0));
          plan.wanted = drops.lowest(sight);
          return;
        }
        if (kind === pledgeKind) {
          plan.wanted = wantedPledge(s, seat, weights);
          return;
        }
        if (kind === concedeKind) plan.stuck = true;
      }
    };
    return {
      choose(table) {
        if (table.count === 1) return table.moves[0]!;
        prepare(table);
        return bestMove(table, byKind);
      },
      /** Others decide about their own turns; only a row that all wait for is opened for them. */
      interrupt({ view, moves, count }) {
        let best: Move | undefined;
        for (let i = 0; i < count && best === undefined; i++) {
          if (kindOf(moves[i]!) === compassKind && isAtRow(argOf(moves[i]!, 0))) best = moves[i]!;
        }
        // The view comes last: it costs more than all the rest.
        if (best === undefined) return undefined;
        const s = view() as unknown as Sea;
        return topFrame(s) === turnFrame && openCells(s) <= FEW_CELLS ? best : undefined;
      },
    };
  };

export const tranquilityHeuristic: MakeBot = (rules) =>
  rules.setup.mode === 'competitive' ? competitiveHeuristic(rules) : heuristicWith(weightsOf(rules.setup))(rules);
