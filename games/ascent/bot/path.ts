/** The green path: the chance that a chain of grass can still climb all rows. */
import {
  above,
  BRIDGE,
  columnOf,
  EMPTY,
  GRASS,
  isFirst,
  isTerrain,
  ROWS,
  rowOf,
  SLOTS,
  typeOf,
} from '../rules/index.ts';
import type { Aim } from './aims.ts';
import type { Weights } from './weights.ts';

/** A lost path is not worth less than this. */
const LEAST = 0.002;

export const pathAim = (weights: Weights): Aim => {
  const chance = new Float64Array(SLOTS);
  /** Whether a slot may become grass, as far as its neighbours go. */
  const mayTurnGreen = (cells: readonly number[], cell: number): boolean => {
    if (!isFirst(cell) && typeOf(cells[cell - 1]!) === GRASS) return false;
    return columnOf(cell) === ROWS[rowOf(cell)]! - 1 || typeOf(cells[cell + 1]!) !== GRASS;
  };
  return {
    weigh({ cells }) {
      let lost = 1;
      for (let cell = SLOTS - 1; cell >= 0; cell--) {
        const card = cells[cell]!;
        let green = 0;
        if (card === EMPTY || card === BRIDGE) green = mayTurnGreen(cells, cell) ? weights.pathOpen : 0;
        else if (typeOf(card) === GRASS) green = 1;
        if (green > 0) {
          const ups = above(cell);
          if (ups.length > 0) {
            let miss = 1;
            for (const up of ups) miss *= 1 - chance[up]!;
            green *= 1 - miss;
          }
        }
        chance[cell] = green;
        if (cell < ROWS[0]) lost *= 1 - green;
      }
      return weights.path * Math.log(LEAST + 1 - lost);
    },
    keep: (_survey, card) => (isTerrain(card) && typeOf(card) === GRASS ? weights.pathCard : 0),
  };
};
