/** What the drawing reads from a view. Costs come from the rules, cells from the legal moves: no rule is written again. */
import { argOf, kindOf, type Move } from '@halcyon/kernel';
import { costOf, type State, square, type Weather } from '@halcyon/tranquility';
import type { Scene } from '../../scene.ts';

export const COLUMNS = square.columns;
export const ROWS = square.rows;

/** The features' fields are there only if the table plays with them. */
export type Sea = State & Partial<Weather> & { rocks?: number };
export const seaOf = ({ view }: Scene): Sea => view as unknown as Sea;

export const nameOf = ({ rules }: Scene, move: Move): string => rules.moves[kindOf(move)]?.name ?? '';
export const offers = (scene: Scene, kind: string): boolean => scene.legal.some((move) => nameOf(scene, move) === kind);

/** Where this card may go, and what that costs. */
export const cellsFor = (scene: Scene, card: number | undefined): Map<number, number> => {
  const cells = new Map<number, number>();
  for (const move of scene.legal) {
    if (nameOf(scene, move) !== 'place' || argOf(move, 0) !== card) continue;
    cells.set(argOf(move, 1), costOf(seaOf(scene), card, argOf(move, 1)));
  }
  return cells;
};
export const handOf = (scene: Scene): readonly number[] =>
  typeof scene.viewer === 'number' ? (seaOf(scene).hands[scene.viewer] ?? []) : [];
