/** C1.1, C1.2: cards, dice and clouds. Without the rules: whoever only names or draws them need not load an engine. */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';

export type Card = Kind<'card'>;
/** Of a die: a colour as its card, or blank. */
export type Face = Kind<'face'>;
/** From the lowest, 0 … 8. */
export type Cloud = Kind<'cloud'>;
export type Points = Kind<'points'>;
/** How many dice; how many cards they ask for, and how many somebody holds. */
export type Dice = Kind<'dice'>;
export type Needed = Kind<'needed'>;
export type Held = Kind<'held'>;

/** Colours as on dice and cards, in this order everywhere. */
export const COLOURS = ['red', 'green', 'yellow', 'purple'] as const;
/** Cards: a colour from 1 on, then the Wild. */
export const WILD = COLOURS.length + 1;
export const CARD_SIZE = WILD + 1;
export const CARD_WORDS: Readonly<Record<number, string>> = {
  ...Object.fromEntries(COLOURS.map((colour, i) => [i + 1, colour])),
  [WILD]: 'wild',
};

/** A die: a face for each colour, written as its card, and two blanks. */
export const BLANK = 0;
export const FACES: readonly Face[] = [1, 2, 3, 4, BLANK, BLANK];
export const FACE_WORDS: Readonly<Record<number, string>> = { ...CARD_WORDS, [BLANK]: 'blank' };

/** What a jump from each cloud is worth, the lowest first. */
export const POINTS: readonly Points[] = [1, 2, 4, 6, 9, 12, 15, 20, 25];
/** Dice thrown on each cloud but the highest. */
export const DICE: readonly Dice[] = [2, 2, 2, 3, 3, 3, 4, 4];
export const TOP = POINTS.length - 1;
/** C4.4. */
export const MOST_TRIPS = 300;

/** What a sentence speaks of, by name. */
export interface Names {
  card: Card;
  cards: Held;
  cloud: Cloud;
  dice: Dice;
  face: Face;
  missing: number;
  needed: Needed;
  pilot: Seat;
  points: Points;
  seat: Seat;
}

/** What the game can say. */
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
    raise: ['cloud', 'points', 'needed'],
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
