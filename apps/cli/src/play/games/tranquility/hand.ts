/** Your hand as cards, and below each what it costs at least to place it now. */
import { FINISH, isIsland, START } from '@halcyon/tranquility';
import type { Rgb } from '../../ink.ts';
import type { Scene } from '../../scene.ts';
import { fit, fitRight, width } from '../../text.ts';
import { skyOf } from './grid.ts';
import { cellsFor, handOf, nameOf, offers } from './sea.ts';

const ROOM = 78;
const HARBOUR: Rgb = [32, 92, 92];
const LIGHTHOUSE: Rgb = [236, 200, 92];

const cardName = ({ speaker }: Scene, card: number): string => {
  const { things } = speaker.words;
  return card === START ? (things.start ?? '') : card === FINISH ? (things.finish ?? '') : String(card);
};
const backOf = (card: number): Rgb => (isIsland(card) ? skyOf(card).middle : card === START ? HARBOUR : LIGHTHOUSE);

/** '0', '2', or '–' for a card that cannot be played now. */
const leastCost = (scene: Scene, card: number): string => {
  if (!isIsland(card)) {
    const kind = card === START ? 'start' : 'finish';
    return scene.legal.some((move) => nameOf(scene, move) === kind) ? '!' : '–';
  }
  const costs = [...cellsFor(scene, card).values()];
  return costs.length === 0 ? '–' : String(Math.min(...costs));
};

export const drawHand = (scene: Scene): string[] => {
  const { ink, words } = scene;
  const hand = handOf(scene);
  if (hand.length === 0) return [];
  const labels = [words.tranquility.hand, words.tranquility.cost].map((label) => fit(` ${label}`, 8));
  const costs = offers(scene, 'discard') || offers(scene, 'place') || offers(scene, 'start');
  const lines: string[] = [];
  let cards = '';
  let below = '';
  const flush = (): void => {
    lines.push(ink.dim(lines.length === 0 ? labels[0]! : fit('', 8)) + cards);
    if (costs) lines.push(ink.dim(fit(lines.length === 1 ? labels[1]! : '', 8) + below));
    cards = '';
    below = '';
  };
  for (const card of hand) {
    const name = cardName(scene, card);
    const chosen = card === scene.selected;
    const body = ink.paints ? ink.paint(` ${fitRight(name, 2)} `, backOf(card)) : `[${fitRight(name, 2)}]`;
    const drawn = `${chosen ? ink.gold('▸') : ' '}${body}${chosen ? ink.gold('◂') : ' '}`;
    if (width(cards) + width(drawn) + 8 > ROOM) flush();
    cards += drawn;
    below += fit(`${fitRight(leastCost(scene, card), 2 + width(fitRight(name, 2)))}`, width(drawn));
  }
  flush();
  return lines;
};
