/**
 * Tranquility, one ply: every legal move gets a score from what the seat can know, the best is played. Nothing is
 * left to luck, so that the same view always gives the same move. Which moves there are is the rules' business.
 */
import { argOf, frameArg, kindOf, type Move, topFrame } from '@halcyon/kernel';
import { AT, costOf, square } from '@halcyon/tranquility';
import type { BotTable, MakeBot } from '../bot.ts';
import { makeDrops } from './tranquility/drops.ts';
import { makeGaps } from './tranquility/gaps.ts';
import { wantedPledge } from './tranquility/pledges.ts';
import { ABOVE, CELLS, look, newSight, type Sea } from './tranquility/sight.ts';
import { emptyInRow, gainOfCompass, isAtRow, openCells, worthOfCompass } from './tranquility/weather.ts';
import { type Weights, weightsFor } from './tranquility/weights.ts';

/** Above every score of judgement: what is simply done. */
const SURE = 1e6;
/** Below every score of judgement, the better first: a Compass that opens nothing, giving up, idle talk. */
const IN_NEED = -1e6;
const GIVE_UP = -1e7;
const NEVER = -1e9;
/** With so few cells open, somebody is about to be stuck. */
const FEW_CELLS = 3;

type Scorer = (a: number, b: number) => number;

export const heuristicWith =
  (weights: Weights): MakeBot =>
  (rules) => {
    const sight = newSight();
    const gaps = makeGaps(weights);
    const drops = makeDrops(weights, gaps);
    const kinds = rules.moves.map(({ name }) => name);
    const [dropKind, pledgeKind, concedeKind, compassKind] = ['drop', 'pledge', 'concede', 'compass'].map((name) =>
      kinds.indexOf(name),
    );
    const turnFrame = rules.frames.indexOf('turn');
    /** The card to drop or the number to state. */
    let wanted = 0;
    let stuck = false;

    const weigh = (low: number, a: number, high: number, b: number): number =>
      gaps.penalty(high - low - 1, gaps.left(sight, low, a, high, b)) + gaps.toll(low, a, high, b);
    /** What filling the cell does for the chain, less the cards that it costs. */
    const gainOfPlace = (card: number, cell: number, cost: number): number => {
      const { s } = sight;
      const low = sight.low[card]!;
      const high = sight.high[card]!;
      const a = low < 0 ? 0 : s.cells[low]!;
      const b = high === CELLS ? ABOVE : s.cells[high]!;
      return weigh(low, a, high, b) - weigh(low, a, cell, card) - weigh(cell, card, high, b) - cost * sight.price;
    };
    /** How much it hurts that a row is closed: for all, and for the own hand. */
    const hurt = (row: number, eachCell: number): number => {
      const { s, hand, low, high } = sight;
      let best = 0;
      for (const card of hand) {
        if (card >= ABOVE) break;
        const from = Math.max(low[card]! + 1, row * square.columns);
        const to = Math.min(high[card]!, (row + 1) * square.columns);
        for (let cell = from; cell < to; cell++) {
          const gain = gainOfPlace(card, cell, costOf(s, card, cell));
          if (gain > best) best = gain;
        }
      }
      return eachCell * emptyInRow(s, row) + weights.rowOwn * best;
    };
    const lossOfTwo = (): number => drops.cheapest(sight, 2, 0) + 2 * sight.price;

    const scorers: Readonly<Record<string, Scorer>> = {
      start: () => SURE,
      finish: () => SURE,
      place(card, cell) {
        const cost = costOf(sight.s, card, cell);
        const gain = gainOfPlace(card, cell, cost);
        return cost === 0 ? gain : gain - drops.afterPlacing(sight, cost, card, cell);
      },
      discard: () => -lossOfTwo() - weights.tempo,
      'discard-hand'() {
        const { hand, s } = sight;
        const value = worthOfCompass(s, sight.empty, weights);
        return value - drops.cheapest(sight, hand.length, 0) - hand.length * sight.price - weights.tempo;
      },
      drop: (card) => (card === wanted ? 0 : NEVER),
      give: () => drops.cheapest(sight, 2, 0) - weights.unseen,
      pledge: (number) => -Math.abs(number - wanted),
      rocks: (row) => -hurt(row, weights.rowEmpty),
      stay: () => -hurt(sight.s.rocks!, weights.rowEmpty) - lossOfTwo() - weights.stay,
      // Two Purples at one row take two Compasses, as anywhere, and close one row less.
      purple: (row) => sight.s.purples![row]! - hurt(row, weights.purpleEmpty),
      compass(place) {
        const { s, seat } = sight;
        const gain = gainOfCompass(s, place, frameArg(s, 1), sight.empty, weights);
        if (gain > 0) return SURE + gain;
        return stuck ? IN_NEED + (place === AT.orange + seat ? 1 : 0) : NEVER;
      },
      accept: () => 0,
      draw: () => 0,
      concede: () => GIVE_UP,
    };
    const byKind = kinds.map((name) => scorers[name] ?? (() => NEVER));

    const prepare = ({ view, seat, moves, count }: BotTable): void => {
      // The kernel's views name no game; this bot is made for these rules only.
      look(sight, view() as unknown as Sea, seat, weights);
      drops.read(sight);
      stuck = false;
      const { s } = sight;
      for (let i = 0; i < count; i++) {
        const kind = kindOf(moves[i]!);
        if (kind === dropKind) {
          drops.cheapest(sight, s.due[seat]!, argOf(moves[i]!, 0));
          wanted = drops.lowest(sight);
          return;
        }
        if (kind === pledgeKind) {
          wanted = wantedPledge(s, seat, weights);
          return;
        }
        if (kind === concedeKind) stuck = true;
      }
    };
    return {
      choose(table) {
        const { moves, count } = table;
        if (count === 1) return moves[0]!;
        prepare(table);
        let best: Move = moves[0]!;
        let most = Number.NEGATIVE_INFINITY;
        for (let i = 0; i < count; i++) {
          const move = moves[i]!;
          const score = byKind[kindOf(move)]!(argOf(move, 0), argOf(move, 1));
          if (score > most) {
            most = score;
            best = move;
          }
        }
        return best;
      },
      /** Others decide about their own turns; only a row that all wait for is opened for them. */
      interrupt({ view, moves, count }) {
        let best: Move | undefined;
        for (let i = 0; i < count && best === undefined; i++) {
          if (kindOf(moves[i]!) === compassKind && isAtRow(argOf(moves[i]!, 0))) best = moves[i]!;
        }
        // The view comes last: it costs more than all the rest.
        if (best === undefined) return undefined;
        const s = view() as unknown as Sea;
        return topFrame(s) === turnFrame && openCells(s) <= FEW_CELLS ? best : undefined;
      },
    };
  };

export const tranquilityHeuristic: MakeBot = (rules) => {
  const storms = rules.moves.some(({ name }) => name === 'compass');
  return heuristicWith(weightsFor(rules.seats, storms))(rules);
};
