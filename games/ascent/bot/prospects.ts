/** How well the mountain can be finished with the cards that are left. */

import type { Setup } from '@halcyon/kernel';
import {
  BRIDGE,
  cardValue,
  EMPTY,
  FROM,
  HIGHEST_VALUE,
  handLimit,
  isTerrain,
  neighbourValues,
  ROWS,
  TYPES,
  typeOf,
  worse,
} from '../rules/index.ts';
import { FACES, faceOf, type Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const SHAPES = 10 * ROWS.length * (HIGHEST_VALUE + 1);
const shapeOf = (left: number, row: number, value: number): number =>
  (left * ROWS.length + row) * (HIGHEST_VALUE + 1) + value;
const IMPOSSIBLE = 99;

export interface Prospects {
  /** By face: the least that it would cost somewhere now. */
  readonly cheapest: Float64Array;
  /** By value: demand over what is left. */
  readonly pressure: Float64Array;
  /** By cost: what a card in hand is still worth. */
  readonly fit: Float64Array;
  /** The worth of these slots. */
  weigh(survey: Survey): number;
}

/** What nobody can pay is worth nothing. */
const fading = (rate: number, most: number): Float64Array =>
  Float64Array.from({ length: IMPOSSIBLE + 1 }, (_, cost) => (cost > most ? 0 : Math.exp(-rate * cost)));

/** Where a row with so many slots left and this value at its edge (0 = none yet) looks for cards; sums to one. */
const demandTable = (weights: Weights): Float64Array => {
  const table = new Float64Array(SHAPES * (HIGHEST_VALUE + 1));
  for (let left = 1; left < 10; left++) {
    for (let row = 0; row < ROWS.length; row++) {
      for (let edge = 0; edge <= HIGHEST_VALUE; edge++) {
        const at = shapeOf(left, row, edge) * (HIGHEST_VALUE + 1);
        const width = weights.width + weights.widthMore * left;
        let sum = 0;
        for (let value = row + 1; value <= HIGHEST_VALUE; value++) {
          const part =
            edge === 0 ? Math.exp(-weights.tilt * (value - row - 1)) : Math.exp(-Math.abs(value - edge) / width);
          table[at + value] = part;
          sum += part;
        }
        for (let value = row + 1; value <= HIGHEST_VALUE; value++) table[at + value]! /= sum;
      }
    }
  }
  return table;
};

export const makeProspects = (weights: Weights, setup: Setup): Prospects => {
  const table = demandTable(weights);
  // The card itself does not pay.
  const payable = handLimit(setup) - 1;
  const near = fading(weights.near, payable);
  const welcome = fading(weights.welcomeNear, payable);
  const fit = fading(weights.handNear, payable);
  const depths = Float64Array.from(
    { length: 10 },
    (_, slots) => weights.open + weights.depth * slots ** weights.depthPower,
  );
  const cheapest = new Float64Array(FACES);
  const pressure = new Float64Array(HIGHEST_VALUE + 1);
  const demand = new Float64Array(HIGHEST_VALUE + 1);

  const addDemand = (left: number, row: number, edge: number): void => {
    const at = shapeOf(left, row, edge) * (HIGHEST_VALUE + 1);
    for (let value = row + 1; value <= HIGHEST_VALUE; value++) demand[value]! += left * table[at + value]!;
  };
  /** Cards for one slot; lowers what each would cost at least if it is open. */
  const cardsFor = (
    supply: Float64Array,
    row: number,
    left: number,
    right: number,
    leftType: number,
    rightType: number,
    open: boolean,
  ): number => {
    let sum = 0;
    for (let value = row + 1; value <= HIGHEST_VALUE; value++) {
      const cost = worse(value, left, right);
      const part = near[cost]!;
      const at = faceOf(value, 0);
      for (let type = 0; type < TYPES; type++) {
        if (type === leftType || type === rightType) continue;
        sum += supply[at + type]! * part;
        if (open && cost < cheapest[at + type]!) cheapest[at + type] = cost;
      }
    }
    return sum;
  };

  return {
    cheapest,
    pressure,
    fit,
    weigh(survey) {
      const { cells, supply, byValue } = survey;
      cheapest.fill(IMPOSSIBLE);
      demand.fill(0);
      let score = 0;
      let supported: number = ROWS[0];
      for (let row = 0; row < ROWS.length; row++) {
        const from = FROM[row]!;
        const slots = ROWS[row]!;
        let nearest = 0;
        let i = 0;
        for (; i < slots; i++) {
          const card = cells[from + i]!;
          if (card === EMPTY) break;
          if (card === BRIDGE) {
            const [left, right] = neighbourValues(survey, from + i);
            const cards = cardsFor(
              supply,
              row,
              left,
              right,
              typeOf(cells[from + i - 1]!),
              typeOf(cells[from + i + 1]!),
              true,
            );
            score -= weights.bridge / (cards + weights.nextEase);
            addDemand(1, row, nearest);
          } else if (isTerrain(card)) nearest = cardValue(card);
        }
        if (i < slots) {
          const before = i === 0 ? EMPTY : cells[from + i - 1]!;
          const cards = cardsFor(supply, row, before === BRIDGE ? 0 : nearest, 0, typeOf(before), -1, i < supported);
          score -= (i === slots - 1 ? weights.nextLast : weights.next) / (cards + weights.nextEase);
          addDemand(slots - i, row, nearest);
          if (i < supported) score += depths[supported - i]!;
        } else score += weights.closed;
        supported = i - 1;
      }
      let need = 0;
      for (let value = 1; value <= HIGHEST_VALUE; value++) {
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
