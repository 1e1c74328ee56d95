/** Your hand, and below each card what it costs at least to place it now. */

import { layHand } from '@halcyon/terminal-kit/hand';
import { nameOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { cardWord } from '../look/cards.ts';
import { handSide } from '../look/sea.ts';
import { isIsland } from '../rules/index.ts';
import { backOf, cardTitle, sideMark } from './cards.ts';
import { aimOf, cellsFor, seaAt } from './sea.ts';

const leastCost = (scene: Scene, card: number): string => {
  const costs = [...cellsFor(scene, card).values()];
  if (isIsland(card)) return costs.length === 0 ? '–' : String(Math.min(...costs.map((cost) => cost ?? 0)));
  const word = cardWord(card);
  const playable = scene.legal.some((move) => {
    const name = nameOf(scene, move);
    return name === aimOf(card) || name === word || name.startsWith(`${word}-`);
  });
  return playable ? '!' : '–';
};

export const drawHand = (scene: Scene): string[] => {
  const side = typeof scene.viewer === 'number' ? handSide(seaAt(scene), scene.viewer) : undefined;
  return layHand(scene, {
    mark: sideMark(side),
    name: (card) => cardTitle(scene, card),
    back: (card) => backOf(card, side),
    cost: (card) => leastCost(scene, card),
  });
};
