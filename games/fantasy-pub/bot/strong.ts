/** Fantasy Pub, by search: some turns are played on in worlds that the seat cannot tell from the real one, then judged. */
import { chanceWith, ranked, type SearchSettings, searchWith } from '@halcyon/bots/search/search';
import { pubOf } from '../look/pub.ts';
import { fantasyPubHeuristic } from './index.ts';
import { worth } from './worth.ts';

/** Beers ahead that win three games of four. */
const CLEAR = 2.7;

export const search = {
  guide: fantasyPubHeuristic,
  worlds: 32,
  candidates: 3,
  margin: 1,
  least: 8,
  horizon: 4,
  turnOf: (s) => pubOf(s).turns,
  worth: (s, seat) => chanceWith(worth(pubOf(s), seat), CLEAR),
  value: ranked(1, 0),
} satisfies SearchSettings;
export const fantasyPubStrong = searchWith(search);
