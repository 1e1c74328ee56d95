/**
 * Cloud 9, by search: this trip and the next are played on by the heuristic, since a beginner's jumps say nothing about
 * good ones; what the points are worth after them is known better than any single end of the game tells.
 */
import { ranked, searchWith } from '@halcyon/bots/search/search';
import { flightOf } from '../look/flight.ts';
import { chanceToWin } from './chances.ts';
import { cloudNineHeuristic } from './index.ts';
import { WEIGHTS } from './weights.ts';

export const cloudNineStrong = searchWith({
  guide: cloudNineHeuristic,
  worlds: 128,
  candidates: 3,
  margin: 1,
  least: 16,
  horizon: 2,
  turnOf: (s) => flightOf(s).trips,
  worth(s, seat) {
    const { scores, hands } = flightOf(s);
    const sizes = hands.map(({ length }) => length);
    return chanceToWin(scores, sizes, seat, 0, WEIGHTS);
  },
  value: ranked(1, 0),
});
