/** Boards, cards and places without the rules: whoever only names or draws them need not load an engine. */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';
import type { Board } from './board.ts';
import { highArchBoard } from './layouts/high-arch/shape.ts';
import { pyramidBoard } from './layouts/pyramid/shape.ts';
import { square } from './layouts/square.ts';

const BOARDS: readonly Board[] = [square.board, highArchBoard, pyramidBoard];
/** The board of a set-up. */
export const boardOf = (layout: string): Board => BOARDS.find(({ id }) => id === layout)!;

export {
  BORDER,
  COMPASS,
  FINISH,
  MONSTER,
  ORANGE,
  PURPLE,
  ROCKS,
  START,
  STORM,
  WILD,
  YELLOW,
} from './cards.ts';
export { AT } from './features/storm-compass/weather.ts';

export type Card = Kind<'card'>;
export type Cell = Kind<'cell'>;
export type Row = Kind<'row'>;
/** What a sentence speaks of, by name. */
export interface Names {
  at: number;
  card: Card;
  cell: Cell;
  cells: number;
  count: number;
  empty: number;
  floor: number;
  from: number;
  hand: number;
  high: number;
  island: number;
  left: number;
  low: number;
  most: number;
  needed: number;
  number: number;
  numbers: number;
  payable: number;
  pile: number;
  role: number;
  round: number;
  row: Row;
  rows: number;
  said: number;
  seat: Seat;
  side: number;
  start: number;
  storm: number;
  stuck: number;
  sum: number;
  there: number;
  why: number;
  wrong: number;
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
    turn: ['start', 'stuck', 'seat'],
    pay: ['left'],
    discard: ['left'],
    share: ['left'],
    pledge: ['round', 'most', 'number'],
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
    cost: [],
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
    'empty-hand': [],
    stuck: [],
    'one-card': [],
    'start-unpaid': [],
    won: [],
  },
} as const satisfies Vocabulary;
