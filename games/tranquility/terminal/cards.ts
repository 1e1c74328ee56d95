/** Cards by name and colour. */

import type { Rgb } from '@halcyon/terminal-kit/ink';
import { fold } from '@halcyon/terminal-kit/input';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { type Sky, skyAt } from '@halcyon/terminal-kit/sky';
import { cardName } from '../look/cards.ts';
import {
  BORDER,
  CARD_WORDS,
  COMPASS,
  FINISH,
  HIGHEST_ISLAND,
  isIsland,
  MONSTER,
  NIGHT,
  START,
  WILD,
} from '../rules/index.ts';

export const cardTitle = ({ speaker }: Scene, card: number): string => cardName(speaker.words.things, card);

/** The card that a word means, in the notation or the reader's language: 'monster', 'monstre', 'arrivée', '41'. */
export const cardNamed = (word: string, { speaker }: Scene): number | undefined => {
  if (/^\d{1,2}$/.test(word)) return isIsland(Number(word)) ? Number(word) : undefined;
  const found = Object.entries(CARD_WORDS).find(
    ([, name]) =>
      name === word ||
      fold(speaker.words.things[name] ?? '')
        .split(' ')
        .includes(word),
  );
  return found && Number(found[0]);
};

/** Glyphs that no terminal draws as a picture of double width. */
const SIDES = ['☼', '☾'] as const;
export const sideMark = (side: number | undefined): string => (side === undefined ? '' : (SIDES[side] ?? ''));
export const sideName = ({ speaker }: Scene, side: number): string =>
  speaker.words.things[side === NIGHT ? 'night' : 'day'] ?? '';

/** Where a card has two sides each has its half of the day, and the number moves the light only within it. */
export const skyOf = (card: number, side?: number): Sky => {
  const hour = (card - 1) / (HIGHEST_ISLAND - 1);
  if (side === undefined) return skyAt(hour);
  return skyAt(side === NIGHT ? hour * 0.28 : 0.72 + hour * 0.28);
};
const BACKS: Readonly<Record<number, Rgb>> = {
  [START]: [32, 92, 92],
  [FINISH]: [236, 200, 92],
  [MONSTER]: [46, 84, 62],
  [WILD]: [150, 104, 180],
  [COMPASS]: [196, 150, 92],
  [BORDER]: [120, 120, 128],
};
export const backOf = (card: number, side?: number): Rgb => BACKS[card] ?? skyOf(card, side).middle;
