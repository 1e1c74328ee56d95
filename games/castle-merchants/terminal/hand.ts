/** Your hand by terrain. */

import { layHand } from '@halcyon/terminal-kit/hand';
import { handOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import type { Card } from '../rules/index.ts';
import { backOf } from './colours.ts';
import { terrainName } from './land.ts';

export const drawHand = (scene: Scene): string[] => {
  const hand = handOf(scene);
  const held = (card: Card): number => hand.filter((other) => other === card).length;
  return layHand(scene, {
    mark: '',
    cards: [...new Set(hand)],
    name: (card) => `${held(card) > 1 ? `${held(card)} × ` : ''}${terrainName(scene, card)}`,
    back: backOf,
    cost: () => '',
  });
};
