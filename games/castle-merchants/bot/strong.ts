/** Castle Merchants, by search: some turns are played on in worlds that the seat cannot tell from the real one, then judged. */
import { chanceWith, ranked, searchWith } from '@halcyon/bots/search/search';
import { mapOf } from '../look/map.ts';
import { goldOf } from '../rules/index.ts';
import { merchantsHeuristic } from './index.ts';
import { merchantsLight } from './light.ts';
import { makeStandings } from './standings.ts';
import { makeTours } from './tours.ts';
import { makeWayFinder } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** Gold ahead that wins three games of four. */
const CLEAR = 4;
const finder = makeWayFinder(WEIGHTS);
const standings = makeStandings(finder, makeTours(finder, WEIGHTS), WEIGHTS);

export const merchantsStrong = searchWith({
  guide: merchantsHeuristic,
  player: merchantsLight,
  worlds: 32,
  candidates: 4,
  margin: 1,
  least: 8,
  horizon: 4,
  turnOf: (s) => mapOf(s).turns,
  worth: (s, seat) => chanceWith(goldOf(mapOf(s), seat) + standings.compare(mapOf(s), seat), CLEAR),
  value: ranked(1, 0),
  unsearched: ['pay'],
});
