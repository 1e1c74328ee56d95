/** How well the mountain can be finished with the cards that are left. */

import type { Setup } from '@halcyon/kernel';
import { BRIDGES, HIGHEST_VALUE, handLimit, ROWS, SLOTS } from '../rules/index.ts';
import { fading } from './fading.ts';
import { makePlaces } from './places.ts';
import { powerOf } from './powers.ts';
import { makeRows, openIn, RowRead } from './rows.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const VALUES = HIGHEST_VALUE + 1;
const TOP = ROWS.length;
/** Demand is seldom so many times what is left. */
const HIGH_PRESSURE = 4;
/** What all rows can ask for together: all slots, and those of all bridges once more. */
const MOST_DEMAND = SLOTS + BRIDGES;

export interface Prospects {
  /** By face: the least that it would cost somewhere now. */
  readonly cheapest: Uint8Array;
  /** By value: demand over what is left. */
  readonly pressure: Float64Array;
  /** By cost: what a card in hand is still worth. */
  readonly fit: Float64Array;
  /** A new decision begins: nothing is tried yet. */
  read(survey: Survey): void;
  /** Takes in the slots as they are tried; only the rows that are tried differ from those that were read. */
  lay(survey: Survey): void;
  /** No more than these slots are worth, found quickly; roughly. */
  most(survey: Survey): number;
  /** What these slots ask of a hand. */
  look(survey: Survey): void;
  /** Their worth, once they are looked at. */
  weigh(survey: Survey): number;
  /** How far it may be off where the survey is rough. */
  readonly error: number;
}

/** Of rows, a bit for each. */
const lowestOf = (set: number): number => 31 - Math.clz32(set & -set);

export const makeProspects = (weights: Weights, setup: Setup): Prospects => {
  // The card itself does not pay.
  const payable = handLimit(setup) - 1;
  const rows = makeRows(weights, fading(weights.near, payable), payable);
  const { demanded } = rows;
  const places = makePlaces(weights, payable);
  const depths = Float64Array.from({ length: 10 }, (_, slots) =>
    slots === 0 ? 0 : weights.open + weights.depth * slots ** weights.depthPower,
  );
  const need = powerOf(weights.power, HIGH_PRESSURE);
  const lack = powerOf(weights.welcomePower, 1);
  const pressure = new Float64Array(VALUES);
  const demand = new Float64Array(VALUES);
  const found = Array.from(ROWS, () => new RowRead());
  const laid = Array.from(ROWS, () => new RowRead());
  /** The rows as they were last laid. */
  const now = [...found];
  /** By row, the demand of the rows below it, as they were read. */
  const demands = new Float64Array((TOP + 1) * VALUES);
  /** By row, what it takes off and brings by itself, as it was read; and all rows together. Once it is asked for. */
  const parts = new Float64Array(TOP + 1);
  let isScored = false;
  /**
   * By value, what the need grows by with every card more that is asked for, at the demand that was read. With more it
   * grows faster, so no need lies below the line that goes on like that. By row, what its demand comes to on that line,
   * once it is asked for; and the score of all rows with the need as it was read.
   */
  const slopes = new Float64Array(VALUES);
  const slants = new Float64Array(TOP);
  const asRead = new Float64Array(1);
  /** Whoever looks for weights may try any. */
  const hasMost = Math.min(weights.demand, weights.power, weights.welcome) >= 0;

  const addDemand = (row: number, { count, shapes }: RowRead, into: Float64Array, at: number): void => {
    for (let i = 0; i < count; i++) {
      const shape = shapes[i]!;
      for (let value = row + 1; value < VALUES; value++) into[at + value]! += demanded[shape + value]!;
    }
  };
  /** A row that is full has no slot that could be open. */
  const bonus = (read: readonly RowRead[], row: number): number =>
    read[row]!.first === ROWS[row] ? weights.closed : depths[openIn(read, row)]!;
  const partOf = (read: readonly RowRead[], row: number): number => {
    const { count, terms } = read[row]!;
    let part = bonus(read, row);
    for (let i = 0; i < count; i++) part -= terms[i]!;
    return part;
  };
  const scoreFound = ({ supply, byValue }: Survey): void => {
    if (isScored) return;
    isScored = true;
    parts[TOP] = 0;
    for (let row = 0; row < TOP; row++) {
      rows.weigh(supply, row, found[row]!);
      parts[row] = partOf(found, row);
      parts[TOP]! += parts[row]!;
    }
    let needed = 0;
    for (let value = 1; value < VALUES; value++) {
      const ratio = demands[TOP * VALUES + value]! / (byValue[value]! + weights.ease);
      const power = need.near(ratio);
      slopes[value] = weights.demand * (1 + weights.power) * power;
      needed += demands[TOP * VALUES + value]! * power;
    }
    asRead[0] = parts[TOP]! - weights.demand * needed;
    slants.fill(Number.NaN);
  };
  const slantOf = ({ count, shapes }: RowRead, row: number): number => {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const shape = shapes[i]!;
      for (let value = row + 1; value < VALUES; value++) sum += slopes[value]! * demanded[shape + value]!;
    }
    return sum;
  };
  /** Whether the rows that are tried are weighed. */
  let isWeighed = false;
  const weighTried = (survey: Survey): void => {
    if (isWeighed) return;
    isWeighed = true;
    scoreFound(survey);
    const { supply, tried } = survey;
    for (let rest = tried; rest !== 0; rest &= rest - 1) rows.weigh(supply, lowestOf(rest), now[lowestOf(rest)]!);
  };
  /** The rows that are tried, and those that rest on them: a card more below is a slot more above. */
  const touched = ({ tried }: Survey): number => (tried | (tried << 1)) & ((1 << TOP) - 1);
  /** What a row has come to since it was read. */
  const more = (row: number): number =>
    now[row] === found[row] ? bonus(now, row) - bonus(found, row) : partOf(now, row) - parts[row]!;
  const roughly = (survey: Survey): number => {
    let score = parts[TOP]!;
    for (let rest = touched(survey); rest !== 0; rest &= rest - 1) score += more(lowestOf(rest));
    let needed = 0;
    for (let value = 1; value < VALUES; value++) needed += demand[value]! * need.near(pressure[value]!);
    return score - weights.demand * needed;
  };
  const exactly = (): number => {
    let score = 0;
    for (let row = 0; row < TOP; row++) {
      const { count, terms } = now[row]!;
      for (let i = 0; i < count; i++) score -= terms[i]!;
      score += bonus(now, row);
    }
    let needed = 0;
    for (let value = 1; value < VALUES; value++) {
      const ratio = pressure[value]!;
      if (ratio > 0) needed += demand[value]! * need.of(ratio);
    }
    return score - weights.demand * needed;
  };

  return {
    cheapest: places.cheapest,
    pressure,
    fit: fading(weights.handNear, payable),
    read({ cells, changed }) {
      if (changed !== 0)
        for (let row = lowestOf(changed); row < TOP; row++) {
          const [at, next] = [row * VALUES, (row + 1) * VALUES];
          if ((changed >> row) & 1) rows.read(cells, row, found[row]!);
          for (let value = 1; value < VALUES; value++) demands[next + value] = demands[at + value]!;
          addDemand(row, found[row]!, demands, next);
        }
      isScored = false;
    },
    lay({ cells, tried }) {
      for (let row = 0; row < TOP; row++) {
        const isTried = ((tried >> row) & 1) === 1;
        now[row] = isTried ? laid[row]! : found[row]!;
        if (isTried) rows.read(cells, row, laid[row]!);
      }
      isWeighed = false;
    },
    most(survey) {
      if (!hasMost) return Number.POSITIVE_INFINITY;
      weighTried(survey);
      let most = asRead[0]!;
      for (let rest = touched(survey); rest !== 0; rest &= rest - 1) {
        const row = lowestOf(rest);
        most += more(row);
        if (now[row] === found[row]) continue;
        if (Number.isNaN(slants[row])) slants[row] = slantOf(found[row]!, row);
        most -= slantOf(now[row]!, row) - slants[row]!;
      }
      return most;
    },
    look(survey) {
      const { tried, byValue } = survey;
      const lowest = tried === 0 ? TOP : lowestOf(tried);
      for (let value = 1; value < VALUES; value++) demand[value] = demands[lowest * VALUES + value]!;
      for (let row = lowest; row < TOP; row++) addDemand(row, now[row]!, demand, 0);
      for (let value = 1; value < VALUES; value++) pressure[value] = demand[value]! / (byValue[value]! + weights.ease);
      places.look(now);
    },
    weigh(survey) {
      weighTried(survey);
      const lacking = places.homeless(survey);
      return survey.isRough
        ? roughly(survey) - weights.welcome * lack.near(lacking)
        : exactly() - weights.welcome * lack.of(lacking);
    },
    error:
      Math.abs(weights.demand) * MOST_DEMAND * need.error * (2 + weights.power) +
      Math.abs(weights.welcome) * lack.error,
  };
};
