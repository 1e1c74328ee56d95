/** C1.1, C1.2: cards, dice and clouds. Without the rules: whoever only names or draws them need not load an engine. */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';
import { times } from '@halcyon/parts';

/** Colours as on dice and cards, in this order everywhere. */
export const COLOURS = ['red', 'green', 'yellow', 'purple'] as const;
/** Cards: a colour from 1 on, then the Wild. */
export const WILD = COLOURS.length + 1;
export const CARD_SIZE = WILD + 1;
export const CARD_WORDS: Readonly<Record<number, string>> = {
  ...Object.fromEntries(COLOURS.map((colour, i) => [i + 1, colour])),
  [WILD]: 'wild',
};
const OF_EACH_COLOUR = 18;
const WILDS = 4;
export const DECK: readonly number[] = [
  ...COLOURS.flatMap((_, i) => times(OF_EACH_COLOUR, i + 1)),
  ...times(WILDS, WILD),
];

/** A die: a face for each colour, written as its card, and two blanks. */
export const BLANK = 0;
export const FACES: readonly number[] = [1, 2, 3, 4, BLANK, BLANK];
export const FACE_WORDS: Readonly<Record<number, string>> = { ...CARD_WORDS, [BLANK]: 'blank' };

/** What a jump from each cloud is worth, the lowest first. */
export const POINTS: readonly number[] = [1, 2, 4, 6, 9, 12, 15, 20, 25];
/** Dice thrown on each cloud but the highest. */
export const DICE: readonly number[] = [2, 2, 2, 3, 3, 3, 4, 4];
export const TOP = POINTS.length - 1;
/** C4.4. */
export const MOST_TRIPS = 300;

export type Card = Kind<'card'>;
/** What a sentence speaks of, by name. */
export interface Names {
  card: Card;
  cards: number;
  cloud: number;
  dice: number;
  face: number;
  missing: number;
  needed: number;
  pilot: number;
  points: number;
  seat: Seat;
}

/** What the plain game can say; each module adds its own. */
export const vocabulary = {
  moves: {
    jump: [],
    stay: [],
    throw: [],
    raise: [],
    wild: [],
    fall: [],
  },
  events: {
    pilot: ['seat', 'cloud'],
    threw: ['seat', 'dice'],
    die: ['face'],
    jumped: ['seat', 'cloud', 'points'],
    stayed: ['seat'],
    played: ['seat', 'card'],
    rose: ['seat', 'cloud'],
    'reached-top': ['seat', 'points'],
    fell: ['seat', 'cloud'],
    'trip-over': ['seat'],
    drew: ['seat', 'card'],
    reshuffled: [],
    dealt: [],
  },
  asks: {
    decide: ['cloud', 'points', 'pilot', 'needed', 'cards'],
    alone: ['cloud', 'points', 'dice'],
    raise: ['cloud', 'needed'],
  },
  refusals: {
    'not-your-turn': ['seat'],
    'jump-or-stay': [],
    'raise-or-fall': [],
    lacking: ['needed', 'missing'],
    'no-wild': [],
    'all-blank': [],
    'must-raise': [],
    'jump-or-throw': [],
  },
  endings: {
    fifty: [],
    'too-many-trips': [],
  },
} as const satisfies Vocabulary;
