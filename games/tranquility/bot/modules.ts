/** Tranquility with all its modules and variants: what their moves are worth, and a word in the turns of others. */

import type { MakeBot } from '@halcyon/bots/bot';
import { NEVER, SURE } from '@halcyon/bots/scores';
import { argOf, frameNamed, kindOf, type Move, topFrame } from '@halcyon/kernel';
import { competitiveHeuristic } from './competitive.ts';
import { heuristicWith, type More } from './index.ts';
import { makeJokers } from './jokers.ts';
import { gainOfDevouring } from './monsters.ts';
import { pyramidScorers } from './pyramid.ts';
import { sideScorers } from './sides.ts';
import type { Sea } from './sight.ts';
import { isAtRow, openCells, weatherScorers } from './weather.ts';
import { weightsOf } from './weights.ts';

/** With so few cells open, somebody is about to be stuck. */
const FEW_CELLS = 3;

export const ofModules: More = {
  scorers(judge, isStuck) {
    const { sight, weights } = judge;
    const jokers = makeJokers(judge);
    const devour = gainOfDevouring(judge);
    return {
      name: jokers.name,
      wild: jokers.lay,
      'wild-finish': () => SURE,
      // Every seat has a Start of its own: only a full sea cannot wait for one.
      'wild-start': () => (sight.empty === 0 ? -jokers.keep() : NEVER),
      monster: (cell) => devour(cell, 0) + weights.monster,
      'wild-monster': (cell) => devour(cell, 0) - jokers.keep(),
      ...(sight.setup.features.length > 0 && weatherScorers(judge, jokers.keep, isStuck)),
      ...(sight.setup.layout === 'pyramid' && pyramidScorers(judge, jokers)),
      ...(sight.setup.mode === 'day-night' && sideScorers(judge)),
    };
  },
  /** Others decide about their own turns; only a row that all wait for is opened for them. */
  interrupt(rules) {
    const compassKind = rules.moves.findIndex(({ name }) => name === 'compass');
    const turnFrame = frameNamed(rules, 'turn');
    return (decision) => {
      const { moves, count } = decision;
      let best: Move | undefined;
      for (let i = 0; i < count && best === undefined; i++) {
        if (kindOf(moves[i]!) === compassKind && isAtRow(argOf(moves[i]!, 0))) best = moves[i]!;
      }
      // The outlook comes last: it costs more than all the rest.
      if (best === undefined) return undefined;
      const s = decision.outlook.view as unknown as Sea;
      return topFrame(s) === turnFrame && openCells(s) <= FEW_CELLS ? best : undefined;
    };
  },
};

export const tranquilityHeuristic: MakeBot = (rules, seat) =>
  rules.setup.mode === 'competitive'
    ? competitiveHeuristic(rules, seat)
    : heuristicWith(weightsOf(rules.setup), ofModules)(rules, seat);
