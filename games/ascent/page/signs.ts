/** What the places and cards of the picture answer when they are asked; the sentences are in words/<language>/signs.ts. */
import type { Mountain } from '../look/mountain.ts';
import {
  BRIDGE,
  type Card,
  type Cell,
  cardValue,
  EMPTY,
  filled,
  isCampfire,
  isIbex,
  isTerrain,
  neighbourValues,
  rowOf,
  SLOTS,
  typeOf,
  valueAt,
  visibleBridges,
} from '../rules/index.ts';
import type { Target } from './pick.svelte.ts';
import { cardAt, type Place, TOP } from './spots.ts';

const face = (card: Card): string => `value=${cardValue(card)} type=${typeOf(card)}`;

export const heldSign = (card: Card): string => {
  if (isTerrain(card)) return `held-terrain ${face(card)} ibex=${Number(isIbex(card))}`;
  if (isCampfire(card)) return `held-campfire type=${typeOf(card)}`;
  return card === BRIDGE ? 'held-bridge' : 'held-summit';
};
export const liftedSign = (card: Card): string => `lifted ${face(card)}`;

const lying = (mountain: Mountain, cell: Cell, card: Card): string => {
  if (isCampfire(card)) return `campfire value=${valueAt(mountain, cell)} type=${typeOf(card)}`;
  return card === BRIDGE ? 'bridge' : `terrain ${face(card)} covered=${Number(mountain.covered.includes(cell))}`;
};
/** A price is what one wants to know first, then what lies there. */
export const signAt = (mountain: Mountain, cell: Cell, { open }: Place, target?: Target, climbing = false): string => {
  const card = cardAt(mountain, cell);
  if (cell === TOP)
    return card === EMPTY ? `top empty=${SLOTS - filled(mountain)} bridges=${visibleBridges(mountain)}` : 'summit';
  if (target?.cost) {
    const kind = climbing ? 'climb' : target.dearer ? `price-${target.dearer}` : 'price';
    return `${kind} cost=${target.cost}`;
  }
  if (card !== EMPTY) return lying(mountain, cell, card);
  const row = rowOf(cell);
  return open ? `slot row=${row} left=${neighbourValues(mountain, cell)[0]}` : `later row=${row}`;
};
