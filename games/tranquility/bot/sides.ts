/** Day & Night: which islands lie wrong. Turning one takes a turn and a card, but not an island of the hand. */

import type { Scorers } from '@halcyon/bots/scores';
import type { Sea } from '../look/sea.ts';
import { EMPTY, wantedSide } from '../rules/index.ts';
import type { Appraiser } from './appraiser.ts';

export const wrongSides = ({ cells, sides }: Sea): number => {
  if (sides === undefined) return 0;
  let n = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== EMPTY && sides[cell] !== wantedSide(cells.length, cell)) n++;
  }
  return n;
};

export const sideScorers = ({ chart, drops, weights, place }: Appraiser): Scorers => ({
  place(card, cell, above) {
    const wrong = chart.s.night !== wantedSide(chart.board.cells, cell);
    const lost = wrong ? weights.side * chart.price : 0;
    return place(card, cell, above + lost) - lost;
  },
  'turn-over'(cell) {
    const paid = drops.cheapest(chart, 1, 0) + weights.turning;
    // It has to be done once; undoing what is right only passes the turn.
    const wrong = chart.s.sides![cell] !== wantedSide(chart.board.cells, cell);
    return wrong ? -paid : -paid - 2 * chart.price;
  },
});
