/** What the drawing reads from a view. Costs come from the rules, cells from the legal moves: no rule is written again. */

import { cellsOf, cellsOfCard } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { type Spots, spotsOn } from '@halcyon/terminal-kit/spots';
import { AIMS } from '../look/cards.ts';
import { type Sea, seaOf } from '../look/sea.ts';
import { type Board, boardOf, costOf } from '../rules/index.ts';

export const seaAt = ({ view }: Pick<Scene, 'view'>): Sea => seaOf(view);
export const boardAt = ({ setup }: Pick<Scene, 'setup'>): Board => boardOf(setup.layout);

export const spotsAt = (scene: Scene): Spots => spotsOn(scene, boardAt(scene));

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
      cells.set(cell, costOf(boardAt(scene), seaAt(scene), card, cell));
  }
  return cells;
};
/** Whether the plain number is what is asked for: the island that a Wild or border card stands for. */
export const isNaming = (scene: Scene): boolean => scene.ask?.id === 'name';
