/** The Ascent, by search: the heuristic's moves tried in worlds that the seat cannot tell from the real one. */
import { searchWith, together } from '@halcyon/bots/search/search';
import { SLOTS } from '../rules/index.ts';
import { ascentHeuristic } from './index.ts';

export const ascentStrong = searchWith({
  guide: ascentHeuristic,
  worlds: 48,
  candidates: 3,
  margin: 2,
  least: 8,
  value: together(SLOTS),
  unsearched: ['drop', 'up', 'stop'],
});
