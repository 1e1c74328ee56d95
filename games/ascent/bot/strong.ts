/** The Ascent, by search: the heuristic's moves tried in worlds that the seat cannot tell from the real one. */
import { searchWith, together } from '@halcyon/bots/search/search';
import { mountainOf } from '../look/mountain.ts';
import { filled, SLOTS } from '../rules/index.ts';
import { believe } from './belief.ts';
import { ascentHeuristic } from './index.ts';

/** With so few slots open the end is near. */
const FEW = 3;

export const ascentStrong = searchWith({
  guide: ascentHeuristic,
  believe,
  worlds: 64,
  candidates: 3,
  margin: 2,
  least: 8,
  value: together(SLOTS),
  unsearched: ['drop', 'up', 'stop'],
  late: { isLate: (s) => filled(mountainOf(s)) >= SLOTS - FEW, times: 4, candidates: 8 },
});
