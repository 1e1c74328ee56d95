/** What may be chosen, and at what cost. Costs come from the rules, slots from the legal moves: no rule is written again. */

import { cellsOf, cellsOfCard } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { type Shape, type Spots, spotsOn } from '@halcyon/terminal-kit/spots';
import { cardWord } from '../look/cards.ts';
import { mountainOf } from '../look/mountain.ts';
import { above, BRIDGE, columnOf, costOf, FROM, isCampfire, ROWS, SUMMIT } from '../rules/index.ts';

const SHAPE: Shape = { rows: ROWS.map((cells, row) => ({ from: FROM[row]!, cells })) };
export const spotsAt = (scene: Scene): Spots => spotsOn(scene, SHAPE);

/** What is picked up when a herd is to be led: no card, but it is aimed at slots like one. */
export const HERD = SUMMIT + 1;
/** The move that brings this card to a slot, but for the slot. */
export const aimOf = (card: number): string => {
  if (card === HERD) return 'herd';
  if (card === BRIDGE) return 'bridge';
  return `${isCampfire(card) ? 'campfire' : 'place'} ${cardWord(card)}`;
};
/** Whether it is aimed at something that lies there: what a campfire replaces, or a herd. */
export const isAimed = (card: number): boolean => card === HERD || isCampfire(card);

/** Slots, with what it costs to lay a card there; undefined where nothing is laid yet. */
export type Choices = ReadonlyMap<number, number | undefined>;
const unpriced = (cells: readonly number[]): Choices => new Map(cells.map((cell) => [cell, undefined]));
const priced = (scene: Scene, card: number, cells: readonly number[]): Choices =>
  new Map(cells.map((cell) => [cell, costOf(mountainOf(scene.view), card, cell)]));

export const cellsFor = (scene: Scene, card: number): Choices => {
  if (card === HERD) return unpriced(cellsOf(scene, 'herd'));
  if (card === BRIDGE) return new Map(cellsOf(scene, 'bridge').map((cell) => [cell, 0]));
  if (isCampfire(card)) return unpriced(cellsOfCard(scene, 'campfire', card));
  return priced(scene, card, cellsOfCard(scene, 'place', card));
};
/** Where the terrain may go that made room for a campfire. */
export const liftsAt = (scene: Scene): Choices => priced(scene, mountainOf(scene.view).lifted, cellsOf(scene, 'lift'));
/** What may be chosen now: for the card that is picked up, or for what the rules ask. */
export const choicesAt = (scene: Scene): Choices => {
  const { selected } = scene;
  const asked = new Map([...liftsAt(scene), ...unpriced(cellsOf(scene, 'up'))]);
  return asked.size > 0 || selected === undefined ? asked : cellsFor(scene, selected);
};

/** The slots up to the left and up to the right; undefined beside the mountain. */
export const waysUp = (cell: number): readonly [left: number | undefined, right: number | undefined] => {
  const at = (place: number): number | undefined => above(cell).find((way) => columnOf(way) === place);
  return [at(columnOf(cell) - 1), at(columnOf(cell))];
};
