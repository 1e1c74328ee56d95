/** Cards as numbers. Islands are 1-80; the others follow in the order in which drops are named (T4.13). */
export const HIGHEST_ISLAND = 80;
export const START = 81;
export const FINISH = 82;
export const MONSTER = 83;
export const WILD = 84;
/** A Compass as a card in a pile or hand (T7.3, T7.4); those of Stormy Seas belong to the team and are only counted. */
export const COMPASS = 85;
export const BORDER = 86;
/** Storms, and what else is never in a hand. */
export const YELLOW = 87;
export const PURPLE = 88;
export const ORANGE = 89;
/** T7.3: in the Pyramid the colour of a Storm does not matter. */
export const STORM = 90;
export const ROCKS = 91;
export const CARD_SIZE = 92;
/** No set-up has more cards. */
export const MOST_CARDS = 120;

export const isIsland = (card: number): boolean => card >= 1 && card <= HIGHEST_ISLAND;

export const CARD_WORDS: Readonly<Record<number, string>> = {
  [START]: 'start',
  [FINISH]: 'finish',
  [MONSTER]: 'monster',
  [WILD]: 'wild',
  [COMPASS]: 'compass',
  [BORDER]: 'border',
  [YELLOW]: 'yellow',
  [PURPLE]: 'purple',
  [ORANGE]: 'orange',
  [STORM]: 'storm',
  [ROCKS]: 'rocks',
};

/** T1.1. */
export const ISLANDS = Array.from({ length: HIGHEST_ISLAND }, (_, i) => i + 1);
export const FINISHES = 5;
