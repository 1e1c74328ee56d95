/** A hand as cards, and below each what it costs at least to play it now. */
import type { Rgb } from './ink.ts';
import { handOf } from './offers.ts';
import type { Scene } from './scene.ts';
import { cut, fit, fitRight, width } from './text.ts';

const ROOM = 78;
const LABEL = 8;
/** A bracket and a mark on either side of a name. */
const FRAME = 4;
/** How long a card's name may be: as long as all of them fit in one line, if they can. */
const NAMES = [16, 10, 8, 6];

export interface HandLook {
  /** Behind the word for the hand: on which side its cards lie. */
  readonly mark: string;
  /** What lies there, if it is not every card by itself. */
  readonly cards?: readonly number[];
  name(card: number): string;
  back(card: number): Rgb;
  /** '0', '2', '!' for a card that can be played at no cost of its own, or '–' for one that cannot be played now. */
  cost(card: number): string;
}

export const layHand = (scene: Scene, look: HandLook): string[] => {
  const { ink, words, ask } = scene;
  const hand = look.cards ?? handOf(scene);
  if (hand.length === 0) return [];
  const labels = [`${words.cards.hand} ${look.mark}`, words.cards.cost].map((label) => fit(` ${label}`, LABEL));
  const costs = ask?.id === 'turn';
  const named = (most: number): string[] => hand.map((card) => fitRight(cut(look.name(card), most), 2));
  const room = (names: readonly string[]): number => names.reduce((sum, name) => sum + width(name) + FRAME, LABEL);
  const names = NAMES.map(named).find((list) => room(list) <= ROOM) ?? named(NAMES.at(-1)!);

  const lines: string[] = [];
  let cards = '';
  let below = '';
  const flush = (): void => {
    lines.push(ink.dim(lines.length === 0 ? labels[0]! : fit('', LABEL)) + cards);
    if (costs) lines.push(ink.dim(fit(lines.length === 1 ? labels[1]! : '', LABEL) + below));
    cards = '';
    below = '';
  };
  for (const [i, card] of hand.entries()) {
    const name = names[i]!;
    const chosen = card === scene.selected;
    const body = ink.paints ? ink.paint(` ${name} `, look.back(card)) : `[${name}]`;
    const drawn = `${chosen ? ink.gold('▸') : ' '}${body}${chosen ? ink.gold('◂') : ' '}`;
    if (width(cards) + width(drawn) + LABEL > ROOM) flush();
    cards += drawn;
    below += fit(fitRight(look.cost(card), 2 + width(name)), width(drawn));
  }
  flush();
  return lines;
};
