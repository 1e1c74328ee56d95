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

/** Places where a panorama may still come to lie, in order, and the chance of each. */
class Runs {
  count = 0;
  readonly at = new Uint8Array(SLOTS);
  readonly chance = new Float64Array(SLOTS);
}
/** Those of one panorama on the mountain as it was read. */
class Film {
  run: Run = PANORAMAS[0]!;
  readonly runs = new Runs();
  /** By row, how many come before it. */
  readonly before = new Uint8Array(FILMED_ROWS + 1);
  /** By value: their chances once a card of it is played; a bit for each row of which they are known. */
  readonly fewer = Array.from({ length: HIGHEST_VALUE + 1 }, () => new Float64Array(SLOTS));
  readonly known = new Uint8Array(HIGHEST_VALUE + 1);
}
type Run = (typeof PANORAMAS)[number];

export const filmAim = (weights: Weights): Aim => {
  /** By value: how much the best runs still miss it. */
  const wanted = new Float64Array(HIGHEST_VALUE + 1);
  /** By value: what speaks for its coming, and the chance of it; with the played card gone, that of its value is lower. */
  const hopes = new Float64Array(HIGHEST_VALUE + 1);
  const chances = new Float64Array(HIGHEST_VALUE + 1);
  /** Those that wait to be filmed, the first `waiting` of the list. */
  const films: Film[] = [];
  let waiting = 0;
  /** The runs of a row in which something is tried. */
  const here = new Runs();
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

  /** Adds the runs of a row. */
  const find = (survey: Survey, run: Run, row: number, into: Runs): void => {
    const from = FROM[row]!;
    const last = from + ROWS[row]! - LENGTH;
    for (let at = from; at <= last; at++) {
      if (!mayLie(survey.cells, run, at, row)) continue;
      into.at[into.count] = at;
      into.chance[into.count++] = runAt(survey, run, at, from);
    }
  };
  /** Finds the chances of a row that was read, now that a value is less likely than it was. */
  const findFewer = (survey: Survey, { run, runs, before, fewer, known }: Film, value: number, row: number): void => {
    known[value]! |= 1 << row;
    const chance = fewer[value]!;
    for (let i = before[row]!; i < before[row + 1]!; i++) chance[i] = runAt(survey, run, runs.at[i]!, FROM[row]!);
  };
  /** One panorama, on the mountain as it is tried; `value`: of the card that is played, 0 = of none. */
  const weighFilm = (survey: Survey, film: Film, value: number): number => {
    const { cells, tried } = survey;
    const { run, runs, before, fewer, known } = film;
    const isFewer = value === run[0] || value === run[1] || value === run[2];
    let lost = 1;
    let best = 0;
    let bestAt = -1;
    for (let row = 0; row < FILMED_ROWS; row++) {
      let { at, chance } = runs;
      let i = before[row]!;
      let end = before[row + 1]!;
      if ((tried >> row) & 1) {
        here.count = 0;
        find(survey, run, row, here);
        ({ at, chance } = here);
        i = 0;
        end = here.count;
      } else if (isFewer && i < end) {
        if (((known[value]! >> row) & 1) === 0) findFewer(survey, film, value, row);
        chance = fewer[value]!;
      }
      for (; i < end; i++) {
        const each = chance[i]!;
        if (each === 1) return 0;
        lost *= 1 - weights.filmShare * each;
        if (each > best) {
          best = each;
          bestAt = at[i]!;
        }
      }
    }
    for (let i = 0; bestAt >= 0 && i < LENGTH; i++) if (!isTerrain(cells[bestAt + i]!)) wanted[run[i]!]! += 1;
    return weights.film * Math.log(LEAST + Math.max(best, 1 - lost));
  };

  return {
    read(survey) {
      const { s, byValue, hand } = survey;
      for (let value = 1; value <= HIGHEST_VALUE; value++) hopes[value] = weights.filmSupply * byValue[value]!;
      for (let i = 0; i < hand.length; i++) if (isTerrain(hand[i]!)) hopes[cardValue(hand[i]!)]! += weights.filmOwn;
      for (let value = 1; value <= HIGHEST_VALUE; value++) chanceOf(value, hopes[value]!);
      waiting = 0;
      for (let place = 0; place < s.panoramas!.length; place++) {
        if (s.filmed![place] === 1) continue;
        films[waiting] ??= new Film();
        const film = films[waiting++]!;
        film.run = PANORAMAS[s.panoramas![place]!]!;
        film.known.fill(0);
        film.runs.count = 0;
        for (let row = 0; row < FILMED_ROWS; row++) {
          film.before[row] = film.runs.count;
          find(survey, film.run, row, film.runs);
        }
        film.before[FILMED_ROWS] = film.runs.count;
      }
    },
    weigh(survey) {
      const { played } = survey;
      const value = isTerrain(played) ? cardValue(played) : 0;
      if (value > 0) chanceOf(value, hopes[value]! - weights.filmOwn);
      wanted.fill(0);
      let score = 0;
      for (let i = 0; i < waiting; i++) score += weighFilm(survey, films[i]!, value);
      if (value > 0) chanceOf(value, hopes[value]!);
      return score;
    },
    most: () => weights.filmCard,
    keep: (_survey, card) => (isTerrain(card) ? weights.filmCard * Math.min(1, wanted[cardValue(card)]!) : 0),
  };
};
