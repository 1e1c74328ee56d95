/** Your hand, and below each card what it costs at least to lay it now. */

import { layHand } from '@halcyon/terminal-kit/hand';
import { offers } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { isTerrain, SUMMIT } from '../rules/vocabulary.ts';
import { cardName } from './cards.ts';
import { cellsFor } from './choices.ts';
import { backOf } from './colours.ts';

const leastCost = (scene: Scene, card: number): string => {
  if (card === SUMMIT) return offers(scene, 'summit') ? '!' : '–';
  const costs = [...cellsFor(scene, card).values()];
  if (costs.length === 0) return '–';
  return isTerrain(card) ? String(Math.min(...costs.map((cost) => cost ?? 0))) : '!';
};

export const drawHand = (scene: Scene): string[] =>
  layHand(scene, {
    mark: '',
    name: (card) => cardName(scene, card),
    back: backOf,
    cost: (card) => leastCost(scene, card),
  });
