/** What the drawing reads from a view. Costs come from the rules, cells from the legal moves: no rule is written again. */

import { cellsOf, cellsOfCard } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { type Spots, spotsOn } from '@halcyon/terminal-kit/spots';
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
} from '../rules/index.ts';

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

/** Rows of unlike ends have no columns: places are counted within the row. */
export const isStaggered = ({ rows }: Board): boolean => rows.some(({ part, x }) => part === undefined && x > 0);
export const spotsAt = (scene: Scene): Spots => spotsOn(scene, boardAt(scene));

/** What playing a card that is no island does to a cell. */
const AIMS: Readonly<Record<number, string>> = {
  [MONSTER]: 'monster',
  [WILD]: 'wild',
  [COMPASS]: 'clear',
  [BORDER]: 'border',
};
/** The move that brings this card to a cell, but for the cell. */
export const aimOf = (card: number): string => AIMS[card] ?? `place ${card}`;

/** Where this card may go, and what that costs; undefined where that depends on more, or nothing is paid. */
export const cellsFor = (scene: Scene, card: number | undefined): Map<number, number | undefined> => {
  const cells = new Map<number, number | undefined>();
  if (card === undefined) return cells;
  const aim = AIMS[card];
  if (aim !== undefined) for (const cell of cellsOf(scene, aim)) cells.set(cell, undefined);
  else {
    for (const cell of cellsOfCard(scene, 'place', card))
      cells.set(cell, costOf(boardAt(scene), seaOf(scene), card, cell));
  }
  return cells;
};
/** Whether the plain number is what is asked for: the island that a Wild or border card stands for. */
export const isNaming = (scene: Scene): boolean => scene.ask?.id === 'name';
