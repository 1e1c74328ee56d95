/**
 * Cloud 9, strong: the usual bot with weights that were found for a number of seats; where there are none, by search. Then whole
 * games are played on by the heuristic, since a beginner's jumps say nothing about good ones.
 */
import type { MakeBot } from '@halcyon/bots/bot';
import { ranked, searchWith } from '@halcyon/bots/search/search';
import { tunedFor } from '@halcyon/bots/tuned';
import { cloudNineHeuristic, cloudNineWith } from './index.ts';
import { tuned } from './tuned.ts';
import { WEIGHTS } from './weights.ts';

/** Points ahead that count as much as they can. */
const CLEAR = 25;

const searching = searchWith({
  guide: cloudNineHeuristic,
  worlds: 32,
  candidates: 3,
  margin: 1,
  least: 8,
  value: ranked(CLEAR),
});

export const cloudNineStrong: MakeBot = (rules, seat) => {
  const found = tunedFor(tuned, rules.setup);
  return (found ? cloudNineWith({ ...WEIGHTS, ...found }) : searching)(rules, seat);
};
