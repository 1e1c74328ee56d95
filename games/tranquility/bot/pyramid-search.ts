/**
 * The Pyramid, by search. The order of the Explorer deck loses more deals than the players do: worlds that it loses tell
 * nothing of a move, so others are imagined instead, and where it has lost for sure nobody searches.
 */
import type { MakeBot } from '@halcyon/bots/bot';
import { searchWith, together } from '@halcyon/bots/search/search';
import type { Believe } from '@halcyon/bots/search/worlds';
import { emptyCells, seaOf } from '../look/sea.ts';
import { believe } from './belief.ts';
import { canBeWon, makeExplorerDeck } from './explorer.ts';
import { tranquilityHeuristic } from './modules.ts';

/** Cells and a Finish. */
const BEST = 37;
/** With so few the end is near. */
const FEW = 3;
/** Imagined worlds until one can be won. */
const TRIES = 6;

const believeInDeck: Believe = (outlook) => {
  const deal = believe(outlook);
  return (random) => {
    let world = deal(random);
    for (let i = 1; i < TRIES && !canBeWon(seaOf(world)); i++) world = deal(random);
    return world;
  };
};
const search = searchWith({
  guide: tranquilityHeuristic,
  believe: believeInDeck,
  worlds: 48,
  candidates: 3,
  margin: 2,
  least: 16,
  value: together(BEST),
  unsearched: ['drop'],
  late: { isLate: (s) => emptyCells(seaOf(s)) <= FEW, times: 2, candidates: 4 },
});

export const pyramidStrong: MakeBot = (rules, seat) => {
  const guide = tranquilityHeuristic(rules, seat);
  const searching = search(rules, seat);
  const deck = makeExplorerDeck();
  const borders = deck.bordersIn(rules.setup.options.explorer!);
  return {
    ...searching,
    choose(decision) {
      if (decision.count === 1) return decision.moves[0]!;
      const s = seaOf(decision.outlook.view);
      return (deck.prospect(s, seat, borders).chance > 0 ? searching : guide).choose(decision);
    },
  };
};
