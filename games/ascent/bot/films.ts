/** The documentary: the chance that three exact values still come to lie side by side, for each panorama that waits. */
import { BRIDGE, cardValue, EMPTY, FROM, HIGHEST_VALUE, isTerrain, PANORAMAS, ROWS, valueAt } from '../rules/index.ts';
import type { Aim } from './aims.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const LENGTH = 3;
const LEAST = 0.002;

export const filmAim = (weights: Weights): Aim => {
  /** By value: how much the best runs still miss it. */
  const wanted = new Float64Array(HIGHEST_VALUE + 1);
  const chances = new Float64Array(HIGHEST_VALUE + 1);

  /** The chance of a run that begins in this slot. */
  const runAt = (survey: Survey, run: readonly number[], from: number, column: number, row: number): number => {
    const { cells } = survey;
    let chance = 1;
    for (let i = 0; i < LENGTH; i++) {
      const value = run[i]!;
      const card = cells[from + column + i]!;
      if (value <= row) return 0;
      if (isTerrain(card)) {
        if (cardValue(card) !== value) return 0;
        continue;
      }
      if (card === BRIDGE) chance *= chances[value]! * weights.filmBridge;
      else if (card === EMPTY) chance *= chances[value]!;
      else return 0;
    }
    // What lies between the run and the row's edge, or the step from the edge.
    let before = column - 1;
    let far = 0;
    while (before >= 0 && cells[from + before] === EMPTY) {
      before--;
      far++;
    }
    if (before >= 0 && cells[from + column] === EMPTY) {
      const edge = valueAt(survey, from + before);
      if (edge > 0) chance *= Math.exp(-weights.filmStep * Math.max(0, Math.abs(edge - run[0]!) - far));
    }
    return chance * Math.exp(-weights.filmFar * far);
  };

  return {
    weigh(survey) {
      const { s, byValue, cells, hand } = survey;
      wanted.fill(0);
      for (let value = 1; value <= HIGHEST_VALUE; value++) chances[value] = weights.filmSupply * byValue[value]!;
      for (const card of hand) if (isTerrain(card)) chances[cardValue(card)]! += weights.filmOwn;
      if (isTerrain(survey.played)) chances[cardValue(survey.played)]! -= weights.filmOwn;
      for (let value = 1; value <= HIGHEST_VALUE; value++) chances[value] = 1 - Math.exp(-chances[value]!);
      let score = 0;
      for (let place = 0; place < s.panoramas!.length; place++) {
        if (s.filmed![place] === 1) continue;
        const run = PANORAMAS[s.panoramas![place]!]!;
        let lost = 1;
        let best = 0;
        let at = -1;
        for (let row = 0; row < ROWS.length - 1; row++) {
          const from = FROM[row]!;
          for (let column = 0; column + LENGTH <= ROWS[row]!; column++) {
            const chance = runAt(survey, run, from, column, row);
            if (chance === 1) lost = 0;
            lost *= 1 - weights.filmShare * chance;
            if (chance > best) {
              best = chance;
              at = from + column;
            }
          }
        }
        if (lost > 0) {
          for (let i = 0; at >= 0 && i < LENGTH; i++) if (!isTerrain(cells[at + i]!)) wanted[run[i]!]! += 1;
          score += weights.film * Math.log(LEAST + Math.max(best, 1 - lost));
        }
      }
      return score;
    },
    keep: (_survey, card) => (isTerrain(card) ? weights.filmCard * Math.min(1, wanted[cardValue(card)]!) : 0),
  };
};
