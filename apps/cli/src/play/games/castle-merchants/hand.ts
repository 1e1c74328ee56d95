/** Your hand by terrain. */
import type { Scene } from '../../scene.ts';
import { layHand } from '../hand.ts';
import { handOf } from '../offers.ts';
import { backOf } from './colours.ts';
import { terrainName } from './land.ts';

export const drawHand = (scene: Scene): string[] => {
  const hand = handOf(scene);
  const held = (card: number): number => hand.filter((other) => other === card).length;
  return layHand(scene, {
    mark: '',
    cards: [...new Set(hand)],
    name: (card) => `${held(card) > 1 ? `${held(card)} × ` : ''}${terrainName(scene, card)}`,
    back: backOf,
    cost: () => '',
  });
};
