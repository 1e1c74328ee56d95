/** How well the mountain can be finished with the cards that are left. */

import type { Setup } from '@halcyon/kernel';
import { HIGHEST_VALUE, handLimit, ROWS, TYPES } from '../rules/index.ts';
import { IMPOSSIBLE, makeRows, RowRead } from './rows.ts';
import { FACES, type Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const VALUES = HIGHEST_VALUE + 1;
const TOP = ROWS.length;

export interface Prospects {
  /** By face: the least that it would cost somewhere now. */
  readonly cheapest: Uint8Array;
  /** By value: demand over what is left. */
  readonly pressure: Float64Array;
  /** By cost: what a card in hand is still worth. */
  readonly fit: Float64Array;
  /** A new decision begins: nothing is tried yet. */
  read(survey: Survey): void;
  /** The worth of these slots, of which only the rows that are tried differ from those that were read. */
  weigh(survey: Survey): number;
}

/** What nobody can pay is worth nothing. */
const fading = (rate: number, most: number): Float64Array =>
  Float64Array.from({ length: IMPOSSIBLE + 1 }, (_, cost) => (cost > most ? 0 : Math.exp(-rate * cost)));

const lower = (cheapest: Uint8Array, costs: Uint8Array): void => {
  for (let face = TYPES; face < FACES; face++) if (costs[face]! < cheapest[face]!) cheapest[face] = costs[face]!;
};

export const makeProspects = (weights: Weights, setup: Setup): Prospects => {
  // The card itself does not pay.
  const payable = handLimit(setup) - 1;
  const rows = makeRows(weights, fading(weights.near, payable));
  const { demanded } = rows;
  const welcome = fading(weights.welcomeNear, payable);
  const fit = fading(weights.handNear, payable);
  const depths = Float64Array.from(
    { length: 10 },
    (_, slots) => weights.open + weights.depth * slots ** weights.depthPower,
  );
  const cheapest = new Uint8Array(FACES);
  const pressure = new Float64Array(VALUES);
  const demand = new Float64Array(VALUES);
  const found = Array.from(ROWS, () => new RowRead());
  const tried = Array.from(ROWS, () => new RowRead());
  /** By row, what the rows below it come to, as they were read. */
  const scores = new Float64Array(TOP + 1);
  const demands = new Float64Array((TOP + 1) * VALUES);
  const cheap = new Uint8Array((TOP + 1) * FACES);
  /** By value, for all rows as they were read: the demand, and what it takes off. */
  const ratios = new Float64Array(VALUES);
  const needs = new Float64Array(VALUES);

  /** Adds a row to demand and cheapest; returns the score with it. */
  const add = (row: number, read: RowRead, supported: number, before: number): number => {
    let score = before;
    for (let i = 0; i < read.count; i++) {
      score -= read.terms[i]!;
      const at = read.shapes[i]!;
      for (let value = row + 1; value < VALUES; value++) demand[value]! += demanded[at + value]!;
    }
    if (read.hasBridge) lower(cheapest, read.onBridge);
    if (read.first === ROWS[row]) return score + weights.closed;
    if (read.first >= supported) return score;
    lower(cheapest, read.next);
    return score + depths[supported - read.first]!;
  };
  const keep = (row: number, score: number): void => {
    scores[row] = score;
    for (let value = 1; value < VALUES; value++) demands[row * VALUES + value] = demand[value]!;
    for (let face = TYPES; face < FACES; face++) cheap[row * FACES + face] = cheapest[face]!;
  };
  const recall = (row: number): number => {
    for (let value = 1; value < VALUES; value++) demand[value] = demands[row * VALUES + value]!;
    for (let face = TYPES; face < FACES; face++) cheapest[face] = cheap[row * FACES + face]!;
    return scores[row]!;
  };
  const ask = (byValue: Float64Array, value: number): void => {
    const ratio = demand[value]! / (byValue[value]! + weights.ease);
    ratios[value] = ratio;
    needs[value] = ratio > 0 ? demand[value]! * ratio ** weights.power : 0;
  };

  return {
    cheapest,
    pressure,
    fit,
    read(survey) {
      demand.fill(0);
      cheapest.fill(IMPOSSIBLE);
      let score = 0;
      let supported: number = ROWS[0];
      for (let row = 0; row < TOP; row++) {
        const read = found[row]!;
        keep(row, score);
        rows.read(survey, row, read);
        score = add(row, read, supported, score);
        supported = read.first - 1;
      }
      keep(TOP, score);
      for (let value = 1; value < VALUES; value++) ask(survey.byValue, value);
    },
    weigh(survey) {
      const { supply, byValue } = survey;
      const lowest = survey.tried === 0 ? TOP : 31 - Math.clz32(survey.tried & -survey.tried);
      let score = recall(lowest);
      let supported = lowest === 0 ? ROWS[0] : found[lowest - 1]!.first - 1;
      for (let row = lowest; row < TOP; row++) {
        let read = found[row]!;
        if ((survey.tried >> row) & 1) {
          read = tried[row]!;
          rows.read(survey, row, read);
        }
        score = add(row, read, supported, score);
        supported = read.first - 1;
      }
      let need = 0;
      for (let value = 1; value < VALUES; value++) {
        if (demand[value] === demands[TOP * VALUES + value]) {
          pressure[value] = ratios[value]!;
          need += needs[value]!;
          continue;
        }
        const ratio = demand[value]! / (byValue[value]! + weights.ease);
        pressure[value] = ratio;
        if (ratio > 0) need += demand[value]! * ratio ** weights.power;
      }
      score -= weights.demand * need;
      let fitting = 0;
      for (let face = TYPES; face < FACES; face++) fitting += supply[face]! * welcome[cheapest[face]!]!;
      const share = survey.supplied === 0 ? 1 : fitting / survey.supplied;
      return score - weights.welcome * Math.max(0, 1 - share) ** weights.welcomePower;
    },
  };
};
