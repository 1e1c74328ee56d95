/** The green path: the chance that a chain of grass can still climb all rows. */
import { above, BRIDGE, EMPTY, FROM, GRASS, isTerrain, ROWS, SLOTS, typeOf } from '../rules/index.ts';
import type { Aim } from './aims.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

/** A lost path is not worth less than this. */
const LEAST = 0.002;
const TOP = ROWS.length - 1;

export const pathAim = (weights: Weights): Aim => {
  /** By slot: as read, and as last tried, which may differ in the first `dirty` slots. */
  const found = new Float64Array(SLOTS);
  const chance = new Float64Array(SLOTS);
  let dirty = 0;
  let calm = 0;
  /** Whether a slot may become grass, as far as its neighbours go. */
  const mayTurnGreen = (cells: readonly number[], cell: number, from: number, end: number): boolean =>
    (cell === from || typeOf(cells[cell - 1]!) !== GRASS) && (cell + 1 === end || typeOf(cells[cell + 1]!) !== GRASS);
  const chanceAt = ({ cells }: Survey, cell: number, from: number, end: number): number => {
    const card = cells[cell]!;
    let green = 1;
    if (card === EMPTY || card === BRIDGE) {
      if (!mayTurnGreen(cells, cell, from, end)) return 0;
      green = weights.pathOpen;
    } else if (typeOf(card) !== GRASS) return 0;
    const ups = above(cell);
    if (ups.length === 0) return green;
    let miss = 1;
    for (let i = 0; i < ups.length; i++) miss *= 1 - chance[ups[i]!]!;
    return green * (1 - miss);
  };
  /** Returns whether the row differs from what was read. */
  const climb = (survey: Survey, row: number): boolean => {
    const from = FROM[row]!;
    const end = from + ROWS[row]!;
    let differs = false;
    for (let cell = from; cell < end; cell++) {
      chance[cell] = chanceAt(survey, cell, from, end);
      if (chance[cell] !== found[cell]) differs = true;
    }
    return differs;
  };
  const worth = (): number => {
    let lost = 1;
    for (let cell = ROWS[0] - 1; cell >= 0; cell--) lost *= 1 - chance[cell]!;
    return weights.path * Math.log(LEAST + 1 - lost);
  };
  return {
    read(survey) {
      for (let row = TOP; row >= 0; row--) climb(survey, row);
      found.set(chance);
      dirty = 0;
      calm = worth();
    },
    weigh(survey) {
      const { tried } = survey;
      for (let cell = 0; cell < dirty; cell++) chance[cell] = found[cell]!;
      dirty = 0;
      if (tried === 0) return calm;
      const highest = 31 - Math.clz32(tried);
      dirty = FROM[highest]! + ROWS[highest]!;
      // What is tried does nothing for the rows above it, and no more for those below once a row is as it was.
      let differs = false;
      for (let row = highest; row >= 0; row--) {
        if (differs || (tried >> row) & 1) differs = climb(survey, row);
      }
      return differs ? worth() : calm;
    },
    most: () => weights.pathCard,
    keep: (_survey, card) => (isTerrain(card) && typeOf(card) === GRASS ? weights.pathCard : 0),
  };
};
