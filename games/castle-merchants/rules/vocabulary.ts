/** M1.1, M1.2: terrains, hexes, castles and wares. Without the rules: whoever only names or draws them need not load an engine. */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';
import { times } from '@halcyon/parts';
import { CASTLE_DATA, DIE, MEADOW_AT, SIDE, WAREHOUSE_AT } from './house.ts';

export const TERRAINS = ['mountain', 'field', 'village', 'forest', 'castle-road'] as const;
export const WARES = ['wine', 'cloth', 'cheese', 'gems', 'weapons'] as const;

/** On a hex lies nothing, a terrain from 1 on, or a landslide. */
export const EMPTY = 0;
export const LANDSLIDE = TERRAINS.length + 1;
/** Cards are terrains. */
export const CARD_SIZE = TERRAINS.length + 1;
export const CARD_WORDS: Readonly<Record<number, string>> = Object.fromEntries(
  TERRAINS.map((name, i) => [i + 1, name]),
);
/** The same and the landslide: tiles, and the faces of the die. */
export const TILE_SIZE = LANDSLIDE + 1;
export const TILE_WORDS: Readonly<Record<number, string>> = { ...CARD_WORDS, [LANDSLIDE]: 'landslide' };
/** Two letters, so that a map is a picture: 'mo fi vi fo ro', '##' a landslide. */
export const TILE_MARKS: Readonly<Record<number, string>> = {
  [EMPTY]: '.',
  1: 'mo',
  2: 'fi',
  3: 'vi',
  4: 'fo',
  5: 'ro',
  [LANDSLIDE]: '##',
};
/** By outcome of the throw. */
export const FACES: readonly number[] = DIE.map((name) => [...TERRAINS, 'landslide'].indexOf(name) + 1);

export const TILES_OF_TERRAIN = 9;
export const LANDSLIDES = 10;
export const WARES_OF_KIND = 4;
const CARDS_OF_TERRAIN = 12;
export const DECK: readonly number[] = TERRAINS.flatMap((_, i) => times(CARDS_OF_TERRAIN, i + 1));
export const HAND = 6;
/** M1.4: landslides of each player, by number of seats. */
export const OWN_LANDSLIDES: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2 };
/** M1.3: by ware, then by number of seats. */
export const COINS: readonly Readonly<Record<number, readonly number[]>>[] = WARES.map(
  (ware) => CASTLE_DATA[ware].coins,
);
/** M5.1. */
export const GOAL = 18;
export const MOST_TURNS = 400;

/** Hexes are counted row by row from the top, each row from the left. */
const RADIUS = SIDE - 1;
const rows = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS);
const AXIAL = rows.flatMap((r) =>
  rows.filter((q) => Math.abs(q + r) <= RADIUS).map((q): readonly [number, number] => [q, r]),
);
export const HEXES = AXIAL.length;
/** How many hexes each row has, the top one first. */
export const ROWS: readonly number[] = rows.map((r) => AXIAL.filter(([, row]) => row === r).length);
export const qOf = (hex: number): number => AXIAL[hex]![0];
export const rOf = (hex: number): number => AXIAL[hex]![1];
/** -1 outside the map. */
export const hexAt = (q: number, r: number): number => AXIAL.findIndex((at) => at[0] === q && at[1] === r);

/** 'a1' is the left end of the top row, 'i5' the right end of the bottom row. */
export const HEX_WORDS: Readonly<Record<number, string>> = Object.fromEntries(
  ROWS.flatMap((length, row) => Array.from({ length }, (_, i) => `${'abcdefghi'[row]}${i + 1}`)).entries(),
);

/** The six directions in a circle. */
const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
/** By hex: what lies round it in a circle, -1 where the map ends. */
export const RINGS: readonly (readonly number[])[] = AXIAL.map(([q, r]) =>
  AROUND.map(([dq, dr]) => hexAt(q + dq, r + dr)),
);
export const NEIGHBOURS: readonly (readonly number[])[] = RINGS.map((ring) =>
  ring.filter((hex) => hex >= 0).toSorted((a, b) => a - b),
);

export const WAREHOUSE = hexAt(...WAREHOUSE_AT);
export const MEADOW = hexAt(...MEADOW_AT);
/** By ware. */
export const CASTLES: readonly number[] = WARES.map((ware) => hexAt(...CASTLE_DATA[ware].at));
const WARE_AT: readonly number[] = AXIAL.map((_, hex) => CASTLES.indexOf(hex));
/** The ware that is bought there, or -1. */
export const castleAt = (hex: number): number => WARE_AT[hex]!;
const IS_PATH: readonly boolean[] = AXIAL.map((_, hex) => ![WAREHOUSE, MEADOW, ...CASTLES].includes(hex));
/** Where tiles and landslides may lie. */
export const isPath = (hex: number): boolean => IS_PATH[hex]!;
export const PATHS: readonly number[] = [...AXIAL.keys()].filter(isPath);

export type Card = Kind<'card'>;
/** What a sentence speaks of, by name. */
export interface Names {
  card: Card;
  cards: number;
  coin: number;
  covered: number;
  drawn: number;
  face: number;
  from: number;
  hex: number;
  landslides: number;
  left: number;
  seat: Seat;
  spent: number;
  terrain: number;
  tile: number;
  to: number;
  ware: number;
}

/** What the plain game can say; each module adds its own. */
export const vocabulary = {
  moves: {
    pay: ['card'],
    put: ['hex'],
    carry: ['from', 'to'],
    take: ['hex'],
    nothing: [],
    throw: [],
    landslide: ['hex'],
    place: ['card', 'hex'],
    shift: ['card', 'from', 'to'],
    move: ['card', 'hex'],
    remove: ['hex'],
    draw: [],
    end: [],
    'sell-for-gold': [],
    'sell-for-cards': [],
    'throw-free': [],
  },
  events: {
    played: ['seat', 'card'],
    laid: ['seat', 'tile', 'hex'],
    shifted: ['tile', 'from', 'to'],
    removed: ['seat', 'tile', 'hex'],
    threw: ['seat', 'face'],
    covered: ['hex', 'tile'],
    'landslide-laid': ['seat', 'hex', 'covered'],
    walked: ['seat', 'from', 'to'],
    turn: ['seat'],
    drew: ['seat', 'card'],
    reshuffled: [],
    loaded: ['seat', 'ware'],
    sold: ['seat', 'ware'],
    'coin-taken': ['seat', 'coin', 'ware'],
    dealt: [],
  },
  asks: {
    pay: ['card', 'left'],
    die: ['face'],
    sell: ['ware', 'coin', 'cards'],
    'free-throw': [],
    act: ['landslides', 'spent', 'cards', 'drawn'],
  },
  refusals: {
    'not-your-turn': ['seat'],
    'not-in-hand': [],
    'two-cards': ['cards'],
    'not-empty': ['hex'],
    'not-a-path': ['hex'],
    'landslide-there': ['hex'],
    'merchant-there': ['hex'],
    'cut-off': ['hex'],
    'pay-first': ['left'],
    'die-first': ['face'],
    'die-reserve-empty': ['face'],
    'not-the-face': ['hex', 'face'],
    'landslide-first': [],
    'no-landslide': [],
    'reserve-empty': ['terrain'],
    'reserve-left': ['terrain'],
    'not-that-tile': ['hex', 'terrain'],
    'where-you-are': [],
    'not-next-to-you': ['hex'],
    'not-reachable': ['hex', 'terrain'],
    'no-tile': ['hex'],
    'landslide-stays': ['hex'],
    'act-first': [],
    'already-acted': [],
    'do-something': [],
    'no-coin-left': [],
    'sell-first': [],
    'throw-or-end': [],
  },
  endings: {
    'too-many-turns': [],
    'eighteen-gold': [],
  },
} as const satisfies Vocabulary;
