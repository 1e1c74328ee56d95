/** The documentary: the chance that three exact values still come to lie side by side, for each panorama that waits. */
import {
  BRIDGE,
  cardValue,
  EMPTY,
  FROM,
  HIGHEST_VALUE,
  isTerrain,
  PANORAMAS,
  ROWS,
  SLOTS,
  valueAt,
} from '../rules/index.ts';
import type { Aim } from './aims.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const LENGTH = 3;
const LEAST = 0.002;
/** The top row is too short. */
const FILMED_ROWS = ROWS.length - 1;

const fading = (rate: number): Float64Array =>
  Float64Array.from({ length: HIGHEST_VALUE + 1 }, (_, n) => Math.exp(-rate * n));

/** The places where a panorama may still come to lie as the mountain was read, in order, and the chance of each. */
class Runs {
  readonly at = new Uint8Array(SLOTS);
  readonly chance = new Float64Array(SLOTS);
  /** By row, how many come before it. */
  readonly before = new Uint8Array(FILMED_ROWS + 1);
}

export const filmAim = (weights: Weights): Aim => {
  /** By value: how much the best runs still miss it. */
  const wanted = new Float64Array(HIGHEST_VALUE + 1);
  /** By value: what speaks for its coming, and the chance of it; with the played card gone, that of its value is lower. */
  const hopes = new Float64Array(HIGHEST_VALUE + 1);
  const chances = new Float64Array(HIGHEST_VALUE + 1);
  const found: Runs[] = [];
  const bySteps = fading(weights.filmStep);
  const byFar = fading(weights.filmFar);

  const mayLie = (cells: readonly number[], run: readonly number[], at: number, row: number): boolean => {
    for (let i = 0; i < LENGTH; i++) {
      const card = cells[at + i]!;
      if (run[i]! <= row) return false;
      if (isTerrain(card) ? cardValue(card) !== run[i] : card !== EMPTY && card !== BRIDGE) return false;
    }
    return true;
  };
  /** The chance of a run that may lie in these slots. */
  const runAt = (survey: Survey, run: readonly number[], at: number, from: number): number => {
    const { cells } = survey;
    let chance = 1;
    for (let i = 0; i < LENGTH; i++) {
      const card = cells[at + i]!;
      if (card === BRIDGE) chance *= chances[run[i]!]! * weights.filmBridge;
      else if (card === EMPTY) chance *= chances[run[i]!]!;
    }
    // What lies between the run and the row's edge, or the step from the edge.
    let before = at - 1;
    let far = 0;
    while (before >= from && cells[before] === EMPTY) {
      before--;
      far++;
    }
    if (before >= from && cells[at] === EMPTY) {
      const edge = valueAt(survey, before);
      if (edge > 0) chance *= bySteps[Math.max(0, Math.abs(edge - run[0]!) - far)]!;
    }
    return chance * byFar[far]!;
  };
  const chanceOf = (value: number, hope: number): void => {
    chances[value] = 1 - Math.exp(-hope);
  };

  let lost = 1;
  let best = 0;
  let bestAt = -1;
  const note = (chance: number, at: number): void => {
    if (chance === 1) lost = 0;
    lost *= 1 - weights.filmShare * chance;
    if (chance > best) {
      best = chance;
      bestAt = at;
    }
  };
  /** One panorama, on the mountain as it is tried; `fewer`: one of its values is less likely than it was. */
  const film = (survey: Survey, run: readonly number[], runs: Runs, fewer: boolean): void => {
    const { cells, tried } = survey;
    lost = 1;
    best = 0;
    bestAt = -1;
    for (let row = 0; row < FILMED_ROWS; row++) {
      const from = FROM[row]!;
      if ((tried >> row) & 1) {
        const last = from + ROWS[row]! - LENGTH;
        for (let at = from; at <= last; at++) if (mayLie(cells, run, at, row)) note(runAt(survey, run, at, from), at);
        continue;
      }
      const end = runs.before[row + 1]!;
      for (let i = runs.before[row]!; i < end; i++) {
        const at = runs.at[i]!;
        note(fewer ? runAt(survey, run, at, from) : runs.chance[i]!, at);
      }
    }
  };

  return {
    read(survey) {
      const { s, byValue, hand, cells } = survey;
      for (let value = 1; value <= HIGHEST_VALUE; value++) hopes[value] = weights.filmSupply * byValue[value]!;
      for (let i = 0; i < hand.length; i++) if (isTerrain(hand[i]!)) hopes[cardValue(hand[i]!)]! += weights.filmOwn;
      for (let value = 1; value <= HIGHEST_VALUE; value++) chanceOf(value, hopes[value]!);
      for (let place = 0; place < s.panoramas!.length; place++) {
        found[place] ??= new Runs();
        if (s.filmed![place] === 1) continue;
        const run = PANORAMAS[s.panoramas![place]!]!;
        const runs = found[place]!;
        let n = 0;
        for (let row = 0; row < FILMED_ROWS; row++) {
          runs.before[row] = n;
          const from = FROM[row]!;
          const last = from + ROWS[row]! - LENGTH;
          for (let at = from; at <= last; at++) {
            if (!mayLie(cells, run, at, row)) continue;
            runs.at[n] = at;
            runs.chance[n++] = runAt(survey, run, at, from);
          }
        }
        runs.before[FILMED_ROWS] = n;
      }
    },
    weigh(survey) {
      const { s, cells, played } = survey;
      const value = isTerrain(played) ? cardValue(played) : 0;
      if (value > 0) chanceOf(value, hopes[value]! - weights.filmOwn);
      wanted.fill(0);
      let score = 0;
      for (let place = 0; place < s.panoramas!.length; place++) {
        if (s.filmed![place] === 1) continue;
        const run = PANORAMAS[s.panoramas![place]!]!;
        film(survey, run, found[place]!, value > 0 && run.includes(value));
        if (lost > 0) {
          for (let i = 0; bestAt >= 0 && i < LENGTH; i++) if (!isTerrain(cells[bestAt + i]!)) wanted[run[i]!]! += 1;
          score += weights.film * Math.log(LEAST + Math.max(best, 1 - lost));
        }
      }
      if (value > 0) chanceOf(value, hopes[value]!);
      return score;
    },
    most: () => weights.filmCard,
    keep: (_survey, card) => (isTerrain(card) ? weights.filmCard * Math.min(1, wanted[cardValue(card)]!) : 0),
  };
};
