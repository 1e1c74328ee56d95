/** Cards as numbers. Islands are 1-80; the others follow in the order in which drops are named (T4.13). */
export const HIGHEST_ISLAND = 80;
export const START = 81;
export const FINISH = 82;
/** 83-86 are kept for Monster, Wild, Compass in hand and border card. */
export const YELLOW = 87;
export const PURPLE = 88;
export const ORANGE = 89;
export const CARD_SIZE = 90;

export const isIsland = (card: number): boolean => card >= 1 && card <= HIGHEST_ISLAND;

export const CARD_WORDS: Readonly<Record<number, string>> = {
  [START]: 'start',
  [FINISH]: 'finish',
  [YELLOW]: 'yellow',
  [PURPLE]: 'purple',
  [ORANGE]: 'orange',
};

/** T1.1: how many of each card a box holds, as far as the plain game uses them. */
export const ISLANDS = Array.from({ length: HIGHEST_ISLAND }, (_, i) => i + 1);
export const FINISHES = 5;
