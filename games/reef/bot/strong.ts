/** The Reef, by search: some turns are played on in worlds that the seat cannot tell from the real one, then judged. */
import { chanceWith, ranked, searchWith } from '@halcyon/bots/search/search';
import { reefOf } from '../look/reef.ts';
import { reefHeuristic } from './index.ts';
import { reefLight } from './light.ts';
import { prospectsOf } from './prospects.ts';
import { WEIGHTS } from './weights.ts';
import { makeWorth } from './worth.ts';

const worth = makeWorth({ ...WEIGHTS, rival: 1 });
/** Broods ahead that win three games of four. */
const CLEAR = 1;

export const reefStrong = searchWith({
  guide: reefHeuristic,
  player: reefLight,
  worlds: 128,
  candidates: 4,
  margin: 1,
  least: 16,
  horizon: 4,
  turnOf: (s) => reefOf(s).turns,
  worth: (s, seat) => chanceWith(worth(reefOf(s), seat, prospectsOf(reefOf(s))), CLEAR),
  value: ranked(1, 0),
  unsearched: ['pay', 'take'],
});
