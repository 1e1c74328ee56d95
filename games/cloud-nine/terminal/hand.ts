/** Your hand by colour; when you have to answer a throw, what you lack for it. */

import { layHand } from '@halcyon/terminal-kit/hand';
import { handOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { countOf, faceLabel } from '../look/cards.ts';
import type { Card } from '../rules/vocabulary.ts';
import { lackingFor } from './basket.ts';
import { backOf } from './colours.ts';

const times = (n: number, name: string): string => (n > 1 ? `${n} × ${name}` : name);
const counted = ({ speaker }: Scene, cards: readonly Card[]): string[] =>
  [...new Set(cards)].map((card) => times(countOf(cards, card), faceLabel(speaker.words.things, card)));

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
