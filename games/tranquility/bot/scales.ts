/**
 * What the weights make of a gap, as tables: a search asks for the same few thousand numbers again and again. A row
 * belongs to one number of values and is read along the cells, since a card is tried in all cells of its gap.
 */
import { type Board, HIGHEST_ISLAND } from '../rules/index.ts';
import type { Weights } from './weights.ts';

/** The values left are rounded to a fraction. */
const STEPS = 8;
/** All islands, and some that count more because they are in the own hand. */
const MOST_LEFT = 100 * STEPS;
/**
 * An island of the hand whose number a joker takes is counted once too often, and may leave less than nothing. Such a gap
 * passes for a rich one with a cell less: not what was meant, but what the published rates were measured with.
 */
const OWED = 8 * STEPS;
/** Ends of a gap at which an island lies. */
const MOST_ENDS = 2;
/** A gap without cells weighs nothing. */
const NO_CELLS = 1;

export class Scales {
  /** By values left (see `atLeft`) and cells. */
  readonly penalties: Float64Array;
  /** By what lies at the ends (see `atEnds`) and cells: the cards that filling the gap is likely to cost, times their weight. */
  readonly tolls: Float64Array;
  /** From one row of penalties to that of a fraction more. */
  readonly step: number;

  constructor({ power, ease, fill }: Weights, { chains }: Board) {
    const width = NO_CELLS + Math.max(...chains.map(({ cells }) => cells));
    this.step = width;
    this.penalties = new Float64Array((OWED + MOST_LEFT + 1) * width);
    this.tolls = new Float64Array((MOST_ENDS + 1) * (HIGHEST_ISLAND + 2) * width);
    const penalty = (cells: number, left: number): number => cells * (cells / (left / STEPS + ease)) ** power;
    for (let cells = 1; cells < width; cells++) {
      for (let left = -OWED; left <= MOST_LEFT; left++) {
        this.penalties[(OWED + left) * width + cells] =
          left < 0 ? penalty(cells - 1, MOST_LEFT + 1 + left) : penalty(cells, left);
      }
      for (let ends = 0; ends <= MOST_ENDS; ends++) {
        // Every second cell of a wide gap is free; what closes the rest pays about a step.
        const paid = (cells + ends) >> 1;
        for (let span = 0; span <= HIGHEST_ISLAND + 1; span++) {
          this.tolls[this.atEnds(ends, span) + cells] = (fill * paid * span) / (cells + 1);
        }
      }
    }
  }
  /** Where the penalties for so many values begin. */
  atLeft(values: number): number {
    return (OWED + ((values * STEPS + 0.5) | 0)) * this.step;
  }
  /** Where the tolls begin, by how many ends have an island, and the difference of their numbers; 0: nothing is paid. */
  atEnds(ends: number, span: number): number {
    return (ends * (HIGHEST_ISLAND + 2) + span) * this.step;
  }
}
