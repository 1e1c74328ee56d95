/** Tranquility with all its modules and variants: what their moves are worth, and a word in the turns of others. */

import type { MakeBot } from '@halcyon/bots/bot';
import { onceFor } from '@halcyon/bots/once';
import { NEVER, SURE } from '@halcyon/bots/scores';
import { argOf, frameNamed, kindOf, type Move, type Setup, topFrame } from '@halcyon/kernel';
import { type Sea, seaOf } from '../look/sea.ts';
import { competitiveHeuristic } from './competitive.ts';
import { makeExplorerDeck } from './explorer.ts';
import { heuristicWith, type More } from './index.ts';
import { makeJokers } from './jokers.ts';
import { gainOfDevouring } from './monsters.ts';
import { pyramidScorers } from './pyramid.ts';
import { sideScorers } from './sides.ts';
import { tuned } from './tuned.ts';
import { isAtRow, openCells, weatherScorers } from './weather.ts';
import { weightsOf } from './weights.ts';

/** With so few cells open, somebody is about to be stuck. */
const FEW_CELLS = 3;

export const ofModules: More = {
  scorers(appraiser, isStuck) {
    const { chart, weights } = appraiser;
    const jokers = makeJokers(appraiser);
    const devour = gainOfDevouring(appraiser);
    return {
      name: jokers.name,
      wild: jokers.lay,
      'wild-finish': () => SURE,
      // Every seat has a Start of its own: only a full sea cannot wait for one.
      'wild-start': () => (chart.empty === 0 ? -jokers.keep() : NEVER),
      monster: (cell) => devour(cell) + weights.monster,
      'wild-monster': (cell) => devour(cell) - jokers.keep(),
      ...(chart.setup.features.length > 0 && weatherScorers(appraiser, jokers.keep, isStuck)),
      ...(chart.setup.layout === 'pyramid' && pyramidScorers(appraiser, jokers)),
      ...(chart.setup.mode === 'day-night' && sideScorers(appraiser)),
    };
  },
  deck: ({ layout }) => (layout === 'pyramid' ? makeExplorerDeck() : undefined),
  /** Others decide about their own turns; only a row that all wait for is opened for them. */
  steppingIn(rules) {
    const compassKind = rules.moves.findIndex(({ name }) => name === 'compass');
    if (compassKind < 0) return {};
    const turnFrame = frameNamed(rules, 'turn');
    const isWaitedFor = (s: Sea): boolean => topFrame(s) === turnFrame && openCells(s) <= FEW_CELLS;
    return {
      alert(view) {
        const s = seaOf(view);
        return s.compasses! > 0 && isWaitedFor(s);
      },
      interrupt(decision) {
        const { moves, count } = decision;
        let best: Move | undefined;
        for (let i = 0; i < count && best === undefined; i++) {
          if (kindOf(moves[i]!) === compassKind && isAtRow(argOf(moves[i]!, 0))) best = moves[i]!;
        }
        // The outlook comes last: it costs more than all the rest.
        return best !== undefined && isWaitedFor(seaOf(decision.outlook.view)) ? best : undefined;
      },
    };
  },
};

const heuristicFor = onceFor(
  (setup: Setup): MakeBot =>
    setup.mode === 'competitive' ? competitiveHeuristic : heuristicWith(weightsOf(setup, tuned), ofModules),
);
export const tranquilityHeuristic: MakeBot = (rules, seat) => heuristicFor(rules.setup)(rules, seat);
