/** Your hand by colour; when you have to answer a throw, what you lack for it. */

import { layHand } from '@halcyon/terminal-kit/hand';
import { handOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { lackingFor } from './basket.ts';
import { faceName } from './clouds.ts';
import { backOf } from './colours.ts';

const times = (n: number, name: string): string => (n > 1 ? `${n} × ${name}` : name);
const counted = (scene: Scene, cards: readonly number[]): string[] =>
  [...new Set(cards)].map((card) => times(cards.filter((other) => other === card).length, faceName(scene, card)));

const answerLine = (scene: Scene): string[] => {
  const { things } = scene.speaker.words;
  const { ask } = scene;
  if (ask?.id !== 'raise') return [];
  if (ask.facts.needed === 0) return [` ${things.nothingNeeded}`];
  const lacking = counted(scene, lackingFor(scene, handOf(scene)));
  return [lacking.length === 0 ? ` ${things.complete}` : ` ${things.lacking}: ${lacking.join(', ')}`];
};

export const drawHand = (scene: Scene): string[] => {
  const hand = handOf(scene);
  const cards = [...new Set(hand)];
  const names = counted(scene, hand);
  return [
    ...layHand(scene, {
      mark: '',
      cards,
      name: (card) => names[cards.indexOf(card)]!,
      back: backOf,
      cost: () => '',
    }),
    ...answerLine(scene).map(scene.ink.dim),
  ];
};
