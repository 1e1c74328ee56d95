/** What the drawing reads from a view. Costs come from the rules, cells from the legal moves: no rule is written again. */
import { argOf, kindOf, type Move } from '@halcyon/kernel';
import {
  BORDER,
  type Board,
  boardOf,
  COMPASS,
  costOf,
  type Explorer,
  MONSTER,
  type Orientation,
  type Rivalry,
  type State,
  type Weather,
  WILD,
} from '@halcyon/tranquility';
import type { Scene } from '../../scene.ts';

interface Monsters {
  devoured: number[];
  monstersNamed: number;
}
/** The fields of features and variants are there only if the table plays with them. */
export type Sea = State &
  Partial<Weather & Monsters & Orientation & Rivalry & Explorer> & {
    rocks?: number;
  };
export const seaOf = ({ view }: Scene): Sea => view as unknown as Sea;
export const boardAt = ({ setup }: Pick<Scene, 'setup'>): Board => boardOf(setup.layout);

export const nameOf = ({ rules }: Scene, move: Move): string => rules.moves[kindOf(move)]?.name ?? '';
export const offers = (scene: Scene, kind: string): boolean => scene.legal.some((move) => nameOf(scene, move) === kind);
/** Whether this table has such a move at all. */
export const knows = ({ rules }: Scene, kind: string): boolean => rules.moves.some(({ name }) => name === kind);
/** Moves whose only argument is a cell. */
export const isCellMove = ({ rules }: Scene, kind: string): boolean => {
  const args = rules.moves.find(({ name }) => name === kind)?.args;
  return args?.length === 1 && args[0]!.name === 'cell';
};

/** What playing a card that is no island does to a cell. */
const AIMS: Readonly<Record<number, string>> = {
  [MONSTER]: 'monster',
  [WILD]: 'wild',
  [COMPASS]: 'clear',
  [BORDER]: 'border',
};
/** The move that brings this card to a cell, but for the cell. */
export const aimOf = (card: number): string => AIMS[card] ?? `place ${card}`;

/** Where a move of this kind may go. */
export const cellsOf = (scene: Scene, kind: string): number[] =>
  scene.legal.filter((move) => nameOf(scene, move) === kind).map((move) => argOf(move, 0));

/** Where this card may go, and what that costs; undefined where that depends on more, or nothing is paid. */
export const cellsFor = (scene: Scene, card: number | undefined): Map<number, number | undefined> => {
  const cells = new Map<number, number | undefined>();
  if (card === undefined) return cells;
  const aim = AIMS[card];
  if (aim !== undefined) for (const cell of cellsOf(scene, aim)) cells.set(cell, undefined);
  else {
    for (const move of scene.legal) {
      if (nameOf(scene, move) !== 'place' || argOf(move, 0) !== card) continue;
      cells.set(argOf(move, 1), costOf(boardAt(scene), seaOf(scene), card, argOf(move, 1)));
    }
  }
  return cells;
};
export const handOf = (scene: Scene): readonly number[] =>
  typeof scene.viewer === 'number' ? (seaOf(scene).hands[scene.viewer] ?? []) : [];
/** Whether the plain number is what is asked for: the island that a Wild or border card stands for. */
export const isNaming = (scene: Scene): boolean => scene.ask?.id === 'name';
