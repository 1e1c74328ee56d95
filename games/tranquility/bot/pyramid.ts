/** The Pyramid: border cells are tried early, Storms cleared as soon as a Compass is there. */

import { type Scorers, SURE } from '@halcyon/bots/scores';
import { chanceToStay, isBorderCell } from './explorer.ts';
import type { Jokers } from './jokers.ts';
import type { Judge } from './judge.ts';

export const pyramidScorers = (judge: Judge, jokers: Jokers): Scorers => {
  const { sight, weights, place } = judge;
  /** What is gained only if the card stays, and what it is worth to know the Explorer card. */
  const explored = (score: number, cell: number): number => {
    if (!isBorderCell(cell)) return score;
    const stays = chanceToStay(sight.s, sight.held.borders);
    return score * stays + weights.explore - (1 - stays) * weights.exploreRisk;
  };
  return {
    place: (card, cell) => explored(place(card, cell), cell),
    border: (cell) => explored(jokers.lay(cell, 0), cell),
    'border-finish': () => SURE,
    clear: () => weights.clear,
  };
};
