/** Cloud 9, by search: whole games are played on by the heuristic, since a beginner's jumps say nothing about good ones. */
import { ranked, searchWith } from '@halcyon/bots/search/search';
import { cloudNineHeuristic } from './index.ts';

/** Points ahead that count as much as they can. */
const CLEAR = 25;

export const cloudNineStrong = searchWith({
  guide: cloudNineHeuristic,
  worlds: 32,
  candidates: 3,
  margin: 1,
  least: 8,
  value: ranked(CLEAR),
});
