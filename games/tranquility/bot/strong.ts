/** Tranquility, by search: the heuristic's moves tried in worlds that the seat cannot tell from the real one. */
import type { MakeBot } from '@halcyon/bots/bot';
import { ranked, searchWith, together } from '@halcyon/bots/search/search';
import { emptyCells, seaOf } from '../look/sea.ts';
import { believe } from './belief.ts';
import { tranquilityHeuristic } from './modules.ts';
import { pyramidStrong } from './pyramid-search.ts';

/** Cells and a Finish. */
const BEST = 44;
/** With so few cells empty the end is near. */
const FEW = 3;

const asTeam = (margin: number): MakeBot =>
  searchWith({
    guide: tranquilityHeuristic,
    believe,
    worlds: 384,
    candidates: 3,
    margin,
    least: 16,
    value: together(BEST),
    unsearched: ['drop', 'pledge'],
    late: { isLate: (s) => emptyCells(seaOf(s)) <= FEW, times: 4, candidates: 8 },
  });
const asRivals = searchWith({
  guide: tranquilityHeuristic,
  worlds: 192,
  candidates: 6,
  margin: 1,
  least: 16,
  value: ranked(20),
  unsearched: ['drop'],
});

/** By how many standard errors the heuristic's move must be beaten; where one and where two: docs/decisions/0026. */
const careful = asTeam(2);
const daring = asTeam(1);

export const tranquilityStrong: MakeBot = (rules, seat) => {
  const { layout, mode, options, features } = rules.setup;
  if (mode === 'competitive') return asRivals(rules, seat);
  if (layout === 'pyramid') return pyramidStrong(rules, seat);
  return (options.islandsRemoved || features.includes('storm-compass') ? daring : careful)(rules, seat);
};
