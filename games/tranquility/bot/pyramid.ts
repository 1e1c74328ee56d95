/** The Pyramid: border cells are tried early, Storms cleared as soon as a Compass is there. */

import { BELOW_ALL, type Scorers, SURE } from '@halcyon/bots/scores';
import { isBorderCell } from '../look/sea.ts';
import type { Appraiser } from './appraiser.ts';
import { chanceToStay } from './explorer.ts';
import type { Jokers } from './jokers.ts';

export const pyramidScorers = (appraiser: Appraiser, jokers: Jokers): Scorers => {
  const { chart, weights, place } = appraiser;
  /** What is gained only if the card stays, and what it is worth to know the Explorer card. */
  const explored = (score: number, cell: number): number => {
    if (!isBorderCell(chart.board, cell)) return score;
    const stays = chanceToStay(chart.s, chart.held.borders);
    return score * stays + weights.explore - (1 - stays) * weights.exploreRisk;
  };
  return {
    place: (card, cell, above) =>
      isBorderCell(chart.board, cell) ? explored(place(card, cell, BELOW_ALL), cell) : place(card, cell, above),
    border: (cell) => explored(jokers.lay(cell), cell),
    'border-finish': () => SURE,
    clear: () => weights.clear,
  };
};
