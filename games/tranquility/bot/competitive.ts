/**
 * Competitive: greedy on the difference of the scores, with a look at the own next card. The face-up row is open and
 * taken from one end, so a seat knows what it will draw.
 */

import type { Decision, MakeBot } from '@halcyon/bots/bot';
import { bestMove, NEVER, rateMoves, scorersByKind } from '@halcyon/bots/scores';
import { argOf, kindOf } from '@halcyon/kernel';
import { ABOVE, type Sea, seaOf } from '../look/sea.ts';
import { costOf, EMPTY, HAND_LIMIT, type Rivalry } from '../rules/index.ts';
import { Chart, lookAt } from './chart.ts';
import { spot } from './places.ts';

/** Points beyond those of T7.5d. Found by matches of 400 games against the same bot with other weights. */
const WEIGHTS = {
  /** Two own cards side by side: what is missing to a run. */
  pair: 1,
  /** What the other would gain by the cell. */
  deny: 0.7,
  /** The best card for the next turn, and all cards that may be played later. */
  next: 1,
  rest: 0.4,
  /** Each empty cell beside the card. */
  room: 0.2,
} as const;

const PER_CARD = 2;
const LEAST_RUN = 3;
type Rival = Sea & Rivalry;

export const competitiveHeuristic: MakeBot = (rules, seat) => {
  const chart = new Chart(rules.setup);
  const { board } = chart;
  const worthOfRun = (length: number): number =>
    length >= LEAST_RUN ? length : length === LEAST_RUN - 1 ? WEIGHTS.pair : 0;
  const rival = (): Rival => chart.s as Rival;

  /** What a card in this cell adds to the runs of a seat. */
  const runGain = (cell: number, owner: number): number => {
    const { owners } = rival();
    let before = 0;
    while (owners[cell - before - 1] === owner) before++;
    let after = 0;
    while (owners[cell + after + 1] === owner) after++;
    return worthOfRun(before + 1 + after) - worthOfRun(before) - worthOfRun(after);
  };
  const isEmpty = (cell: number): boolean => cell >= 0 && cell < board.cells && chart.s.cells[cell] === EMPTY;
  const gain = (card: number, cell: number): number => {
    const { s, seat } = chart;
    const room = (isEmpty(cell - 1) ? 1 : 0) + (isEmpty(cell + 1) ? 1 : 0);
    return (
      PER_CARD -
      costOf(board, s, card, cell) +
      runGain(cell, seat + 1) +
      WEIGHTS.deny * runGain(cell, 2 - seat) +
      WEIGHTS.room * room
    );
  };
  /** The best that a card could do now, or 0. */
  const bestOf = (card: number): number => {
    const { s } = chart;
    const low = chart.low[spot(0, card)]!;
    const high = chart.high[spot(0, card)]!;
    const a = low < 0 ? 0 : s.cells[low]!;
    const b = high === board.cells ? ABOVE : s.cells[high]!;
    let best = 0;
    // Nobody may leave a gap with more cells than numbers (T7.5a).
    const to = Math.min(high - 1, low + card - a);
    for (let cell = Math.max(low + 1, high - b + card); cell <= to; cell++) {
      if (costOf(board, s, card, cell) < HAND_LIMIT) best = Math.max(best, gain(card, cell));
    }
    return best;
  };

  /** By position in the hand and in the row. */
  const held = new Float64Array(2 * HAND_LIMIT);
  const coming = new Float64Array(2 * HAND_LIMIT);
  /** Positions in the hand, the best card first. */
  let byValue: number[] = [];
  const readCards = (): void => {
    chart.hand.forEach((card, i) => {
      held[i] = bestOf(card);
    });
    byValue = [...chart.hand.keys()].sort((i, j) => held[j]! - held[i]!);
    rival().row.forEach((card, i) => {
      coming[i] = bestOf(card);
    });
  };
  /** The best card of the next turn, when `played` and the worst `paid` others have gone. */
  const nextBest = (played: number, paid: number): number => {
    const { hand } = chart;
    let best = 0;
    let sum = 0;
    // The cards that pay are the worst, so they are left out of the sum one by one.
    let unpaid = hand.length - (played === 0 ? 0 : 1) - paid;
    for (const i of byValue) {
      if (hand[i] === played || unpaid-- <= 0) continue;
      best = Math.max(best, held[i]!);
      sum += held[i]!;
    }
    const drawn = Math.min(rival().row.length, HAND_LIMIT - hand.length + paid + (played === 0 ? 0 : 1));
    for (let i = 0; i < drawn; i++) {
      best = Math.max(best, coming[i]!);
      sum += coming[i]!;
    }
    return WEIGHTS.next * best + WEIGHTS.rest * sum;
  };
  const worstFrom = (floor: number): number => {
    const { hand, s, seat } = chart;
    // Dropped in ascending order: the worst `due` cards from the floor on, the lowest of them first.
    const left = hand.map((card, i) => ({ card, value: held[i]! })).filter(({ card }) => card >= floor);
    const gone = left.sort((x, y) => x.value - y.value).slice(0, s.due[seat]);
    return Math.min(...gone.map(({ card }) => card));
  };

  /** The card to drop. */
  let wanted = 0;
  const byKind = scorersByKind(rules, {
    place: (card, cell) => gain(card, cell) + nextBest(card, costOf(board, chart.s, card, cell)),
    discard: () => nextBest(0, 2) - 2,
    'show-hand': () => nextBest(0, chart.hand.length) - chart.hand.length,
    pass: () => 0,
    drop: (card) => (card === wanted ? 0 : NEVER),
  });
  const dropKind = rules.moves.findIndex(({ name }) => name === 'drop');
  const prepare = ({ moves, outlook }: Decision): void => {
    lookAt(chart, seaOf(outlook.view), seat);
    readCards();
    if (kindOf(moves[0]!) === dropKind) wanted = worstFrom(argOf(moves[0]!, 0));
  };
  return {
    forgetful: true,
    choose(decision) {
      if (decision.count === 1) return decision.moves[0]!;
      prepare(decision);
      return bestMove(decision, byKind);
    },
    rate(decision, scores) {
      prepare(decision);
      rateMoves(decision, byKind, scores);
    },
  };
};
