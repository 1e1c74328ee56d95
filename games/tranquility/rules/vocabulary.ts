/** Boards, cards and what the plain game says, without the rules: whoever only names or draws them loads no engine. */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';
import type { Board } from './board.ts';
import { highArchBoard } from './layouts/high-arch/shape.ts';
import { pyramidBoard } from './layouts/pyramid/shape.ts';
import { square } from './layouts/square.ts';

export type { Board };

const BOARDS: readonly Board[] = [square.board, highArchBoard, pyramidBoard];
/** The board of a set-up. */
export const boardOf = (layout: string): Board => BOARDS.find(({ id }) => id === layout)!;

export {
  BORDER,
  CARD_WORDS,
  COMPASS,
  FINISH,
  HIGHEST_ISLAND,
  isIsland,
  MONSTER,
  ORANGE,
  PURPLE,
  ROCKS,
  START,
  STORM,
  WILD,
  YELLOW,
} from './cards.ts';

export type Card = Kind<'card'>;
export type Cell = Kind<'cell'>;
/** From 0, as cells: people count from 1 (look/places.ts). */
export type Row = Kind<'row'>;
/** How many. */
export type Count = Kind<'count'>;
/** 0 or 1. */
export type Flag = Kind<'flag'>;
/** What sentences of the plain game speak of, by name; a module extends it. */
export interface Names {
  after: Card;
  at: Cell;
  before: Card;
  card: Card;
  cell: Cell;
  empty: Count;
  /** The card that was dropped last. */
  floor: Card;
  /** How many cards could be dropped from this one on. */
  from: Count;
  left: Count;
  most: Count;
  needed: Count;
  /** How many cards are offered for the Start. */
  number: Count;
  payable: Count;
  round: Kind<'round'>;
  row: Row;
  said: Count;
  seat: Seat;
  start: Flag;
  stuck: Flag;
  sum: Count;
  there: Card;
}

/** What the plain game can say; each module adds its own. */
export const vocabulary = {
  moves: {
    drop: ['card'],
    place: ['card', 'cell'],
    pledge: ['number'],
    start: [],
    finish: [],
    discard: [],
  },
  events: {
    drew: ['seat', 'card'],
    turn: ['seat'],
    dropped: ['seat', 'card'],
    lost: ['seat'],
    placed: ['seat', 'card', 'cell'],
    started: ['seat'],
    pledged: ['seat', 'number'],
    'pledge-again': ['round', 'sum'],
    'pledge-agreed': [],
    'pledge-decided': [],
    'eight-missing': ['payable'],
    finished: ['seat'],
    discarding: ['seat'],
    dealt: [],
    'start-shuffled-in': ['seat'],
  },
  asks: {
    turn: ['start', 'stuck'],
    pay: ['left'],
    discard: ['left'],
    share: ['left'],
    pledge: ['round', 'most'],
  },
  refusals: {
    'not-your-turn': ['seat'],
    'not-in-hand': [],
    'act-first': [],
    ascending: ['floor'],
    'too-few-left': ['left', 'from'],
    'drop-first': ['left'],
    'start-kept': [],
    'start-first': [],
    'not-an-island': [],
    occupied: ['cell', 'there'],
    order: ['card', 'cell', 'there', 'at'],
    cost: ['needed', 'payable', 'before', 'after'],
    'no-start': [],
    'start-lies': [],
    'pledge-too-high': ['said', 'most'],
    spoken: [],
    'say-first': [],
    'given-all': [],
    'no-finish': [],
    'sea-not-full': ['empty'],
    'no-start-lies': [],
    'too-few-to-discard': ['needed', 'payable'],
  },
  endings: {
    'empty-hand': ['seat'],
    stuck: ['seat'],
    'one-card': ['seat'],
    'start-unpaid': [],
    won: [],
  },
} as const satisfies Vocabulary;
