/** Fantasy Pub, by search: some turns are played on in worlds that the seat cannot tell from the real one, then judged. */
import { ranked, searchWith } from '@halcyon/bots/search/search';
import { pubOf } from '../look/pub.ts';
import { fantasyPubHeuristic } from './index.ts';
import { WON, worth } from './worth.ts';

/** An end counts like all the beers that anybody could be ahead by. */
const value = ranked(1, 0);

export const fantasyPubStrong = searchWith({
  guide: fantasyPubHeuristic,
  worlds: 32,
  candidates: 3,
  margin: 1,
  least: 6,
  horizon: 3,
  turnOf: (s) => pubOf(s).turns,
  worth: (s, seat) => worth(pubOf(s), seat),
  value: (outcome, seat) => WON * (2 * value(outcome, seat) - 1),
});
