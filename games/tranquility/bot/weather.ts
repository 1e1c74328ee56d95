/** Rows to close (Rocks, Purple) and Compasses to spend. Everything about Storms is public. */

import { IN_NEED, NEVER, type Scorers, SURE } from '@halcyon/bots/scores';
import { frameArg } from '@halcyon/kernel';
import { ABOVE, type Sea } from '../look/sea.ts';
import { AT, boardOf, costOf, EMPTY, ORANGE, PURPLE, places } from '../rules/index.ts';
import type { Appraiser } from './appraiser.ts';
import { spot } from './places.ts';
import type { Weights } from './weights.ts';

/** Stormy Seas goes with this board only. */
const { rows } = boardOf('square');
const { drawn } = places(rows.length);
export const isAtRow = (place: number): boolean => place >= AT.purple && place !== drawn;

const emptyInRow = (s: Sea, row: number): number => {
  const { from, cells } = rows[row]!;
  let n = 0;
  for (let cell = from; cell < from + cells; cell++) if (s.cells[cell] === EMPTY) n++;
  return n;
};

/** Cells that a card could go to as far as rows are concerned. */
export const openCells = (s: Sea): number => {
  let n = 0;
  for (let row = 0; row < rows.length; row++) {
    if (row !== s.rocks && (s.purples?.[row] ?? 0) === 0) n += emptyInRow(s, row);
  }
  return n;
};

/** What it is worth to end a Storm. */
const worthOf = (s: Sea, place: number, waiting: number, empty: number, weights: Weights): number => {
  const turns = empty / s.hands.length;
  if (place === drawn) {
    if (waiting === PURPLE) return weights.endPurple + weights.endPurpleLate / 2;
    return turns * (waiting === ORANGE ? weights.endOrange : weights.endYellow);
  }
  if (place >= AT.purple) {
    const row = place - AT.purple;
    const closed = empty === 0 ? 0 : 1 - openCells(s) / empty;
    // The second of two at one row opens it, the first does not.
    return (weights.endPurple + weights.endPurpleLate * closed + emptyInRow(s, row) / 100) / s.purples![row]!;
  }
  if (place >= AT.orange) return (turns * weights.endOrange) / s.oranges![place - AT.orange]!;
  // A limit does no harm where there is nothing to draw.
  return s.piles[place]!.length === 0 ? 0 : (turns * weights.endYellow) / s.yellows![place]!;
};

/** What spending a Compass here gains; above 0 = do it. `waiting` is the Storm that waits to be accepted, if any. */
const gainOfCompass = (s: Sea, place: number, waiting: number, empty: number, weights: Weights): number =>
  worthOf(s, place, waiting, empty, weights) - weights.hold + (s.compasses! > 1 ? weights.holdMany : 0);

const total = (list: readonly number[]): number => {
  let sum = 0;
  for (const n of list) sum += n;
  return sum;
};

/** What one more Compass is worth, as long as there are Storms for it. */
const worthOfCompass = (s: Sea, empty: number, weights: Weights): number => {
  const purples = total(s.purples!);
  if (purples > s.compasses!) return weights.compass + weights.earnForPurple;
  if (purples + total(s.yellows!) + total(s.oranges!) <= s.compasses!) return weights.compass;
  let most = 0;
  for (let seat = 0; seat < s.hands.length; seat++) {
    if (s.yellows![seat]! > 0) most = Math.max(most, worthOf(s, AT.yellow + seat, 0, empty, weights));
    if (s.oranges![seat]! > 0) most = Math.max(most, worthOf(s, AT.orange + seat, 0, empty, weights));
  }
  return weights.compass + weights.earnForOther * most;
};

/** `isStuck`: the seat has no action and can only hope for a Compass. */
export const weatherScorers = (
  { chart, drops, weights, board, gain, lossOf }: Appraiser,
  keepWild: () => number,
  isStuck: () => boolean,
): Scorers => {
  /** How much it hurts that a row is closed: for all, and for the own hand. */
  const hurt = (row: number, eachCell: number): number => {
    const { s, hand, low, high } = chart;
    const { from, cells } = rows[row]!;
    let best = 0;
    for (const card of hand) {
      if (card >= ABOVE) break;
      const last = Math.min(high[spot(0, card)]!, from + cells);
      for (let cell = Math.max(low[spot(0, card)]! + 1, from); cell < last; cell++) {
        best = Math.max(best, gain(card, cell, costOf(board, s, card, cell), best));
      }
    }
    return eachCell * emptyInRow(s, row) + weights.rowOwn * best;
  };
  const spend = (place: number, price: number): number => {
    const { s, seat, empty } = chart;
    const gained = gainOfCompass(s, place, frameArg(s, 1), empty, weights) - price;
    if (gained > 0) return SURE + gained;
    return isStuck() ? IN_NEED + (place === AT.orange + seat ? 1 : 0) - price : NEVER;
  };
  return {
    rocks: (row) => -hurt(row, weights.rowEmpty),
    stay: () => -hurt(chart.s.rocks!, weights.rowEmpty) - lossOf(2, Number.POSITIVE_INFINITY) - weights.stay,
    // Two Purples at one row take two Compasses, as anywhere, and close one row less.
    purple: (row) => chart.s.purples![row]! - hurt(row, weights.purpleEmpty),
    compass: (place) => spend(place, 0),
    'wild-compass': (place) => spend(place, keepWild()),
    'discard-hand'(_, __, above) {
      const { hand, s, empty } = chart;
      const gained = worthOfCompass(s, empty, weights) - weights.tempo;
      return gained - lossOf(hand.length, gained - above);
    },
    give: () => drops.cheapest(chart, 2, 0) - weights.unseen,
    accept: () => 0,
    draw: () => 0,
  };
};
