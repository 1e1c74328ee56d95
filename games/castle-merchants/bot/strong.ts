/** Castle Merchants, by search: some turns are played on in worlds that the seat cannot tell from the real one, then judged. */
import type { MakeBot } from '@halcyon/bots/bot';
import { chanceWith, ranked, type SearchSettings, searchWith } from '@halcyon/bots/search/search';
import { tunedFor } from '@halcyon/bots/tuned';
import { mapOf } from '../look/map.ts';
import { goldOf } from '../rules/index.ts';
import { merchantsWith } from './index.ts';
import { merchantsLight } from './light.ts';
import { makeStandings } from './standings.ts';
import { makeTours } from './tours.ts';
import { tuned } from './tuned.ts';
import { makeWayFinder } from './ways.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Gold ahead that wins three games of four. */
const CLEAR = 4;

export const searchBy = (weights: Weights) => {
  const finder = makeWayFinder(weights);
  const standings = makeStandings(finder, makeTours(finder, weights), weights);
  return {
    guide: merchantsWith(weights),
    player: merchantsLight(weights),
    worlds: 32,
    candidates: 4,
    margin: 1,
    least: 8,
    horizon: 4,
    turnOf: (s) => mapOf(s).turns,
    worth: (s, seat) => chanceWith(goldOf(mapOf(s), seat) + standings.compare(mapOf(s), seat), CLEAR),
    value: ranked(1, 0),
    unsearched: ['pay'],
  } satisfies SearchSettings;
};

export const merchantsStrong: MakeBot = (rules, seat) =>
  searchWith(searchBy({ ...WEIGHTS, ...tunedFor(tuned, rules.setup) }))(rules, seat);
