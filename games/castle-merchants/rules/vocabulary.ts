/**
 * M1.1, M1.2: terrains, hexes, castles and wares, and what the game can say of them. Free of rules: whoever only names
 * or draws them need not load an engine.
 */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';
import { times } from '@halcyon/parts';
import { CASTLE_DATA, DIE, MEADOW_AT, SIDE, WAREHOUSE_AT } from './house.ts';

/** A terrain from 1 on, by its number; a card shows one, and so does a face of the die, unless it is LANDSLIDE. */
export type Card = Kind<'card'>;
export type Face = Kind<'face'>;
export type Terrain = Kind<'terrain' | 'card'>;
/** What lies on a hex: EMPTY, a terrain or LANDSLIDE. Whatever shows one can stand for it, not the other way round. */
export type Tile = Kind<'tile' | 'terrain' | 'card' | 'face'>;
/** Counted row by row from the top, each row from the left. */
export type Hex = Kind<'hex'>;
/** A ware, and the castle that buys it. */
export type Ware = Kind<'ware'>;
/** What a coin is worth. */
export type Coin = Kind<'coin'>;
/** How many of them. */
export type Cards = Kind<'cards'>;
export type Landslides = Kind<'landslides'>;

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
export const FACES: readonly Face[] = DIE.map((name) => [...TERRAINS, 'landslide'].indexOf(name) + 1);

export const TILES_OF_TERRAIN = 9;
export const LANDSLIDES = 10;
export const WARES_OF_KIND = 4;
const CARDS_OF_TERRAIN = 12;
export const DECK: readonly Card[] = TERRAINS.flatMap((_, i) => times(CARDS_OF_TERRAIN, i + 1));
export const HAND = 6;
/** M3.5, M3.6. */
export const CARDS_TO_PAY = 2;
/** M1.4: landslides of each player, by number of seats. */
export const OWN_LANDSLIDES: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2 };
/** M1.3: by ware, then by number of seats. */
export const COINS: readonly Readonly<Record<number, readonly Coin[]>>[] = WARES.map((ware) => CASTLE_DATA[ware].coins);
/** M5.1. */
export const GOAL = 18;
export const MOST_TURNS = 400;

const RADIUS = SIDE - 1;
const rows = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS);
const AXIAL = rows.flatMap((r) =>
  rows.filter((q) => Math.abs(q + r) <= RADIUS).map((q): readonly [number, number] => [q, r]),
);
export const HEXES = AXIAL.length;
/** How many hexes each row has, the top one first. */
export const ROWS: readonly number[] = rows.map((r) => AXIAL.filter(([, row]) => row === r).length);
export const qOf = (hex: Hex): number => AXIAL[hex]![0];
export const rOf = (hex: Hex): number => AXIAL[hex]![1];
/** -1 outside the map. */
export const hexAt = (q: number, r: number): Hex => AXIAL.findIndex((at) => at[0] === q && at[1] === r);

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
export const RINGS: readonly (readonly Hex[])[] = AXIAL.map(([q, r]) =>
  AROUND.map(([dq, dr]) => hexAt(q + dq, r + dr)),
);
export const NEIGHBOURS: readonly (readonly Hex[])[] = RINGS.map((ring) =>
  ring.filter((hex) => hex >= 0).toSorted((a, b) => a - b),
);

export const WAREHOUSE = hexAt(...WAREHOUSE_AT);
export const MEADOW = hexAt(...MEADOW_AT);
/** By ware. */
export const CASTLES: readonly Hex[] = WARES.map((ware) => hexAt(...CASTLE_DATA[ware].at));
const WARE_AT: readonly Ware[] = AXIAL.map((_, hex) => CASTLES.indexOf(hex));
/** The ware that is bought there, or -1. */
export const castleAt = (hex: Hex): Ware => WARE_AT[hex]!;
const IS_PATH: readonly boolean[] = AXIAL.map((_, hex) => ![WAREHOUSE, MEADOW, ...CASTLES].includes(hex));
/** Where tiles and landslides may lie. */
export const isPath = (hex: Hex): boolean => IS_PATH[hex]!;
export const PATHS: readonly Hex[] = [...AXIAL.keys()].filter(isPath);

/** What a sentence speaks of, by name. */
export interface Names {
  seat: Seat;
  card: Card;
  terrain: Terrain;
  tile: Tile;
  /** The tile that a landslide buries, or EMPTY. */
  covered: Tile;
  face: Face;
  hex: Hex;
  from: Hex;
  to: Hex;
  ware: Ware;
  coin: Coin;
  /** In hand; in a sale, those that it would draw. */
  cards: Cards;
  /** Played in this turn; to be drawn at its end; still to be paid. */
  spent: Cards;
  drawn: Cards;
  left: Cards;
  /** Of the seat that is asked, while it may lay one. */
  landslides: Landslides;
  /** In the cart. */
  wares: number;
}

/** What the game can say; the game has no modules. */
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
    pay: ['left'],
    die: ['face'],
    sell: ['ware', 'coin', 'cards'],
    'free-throw': [],
    act: ['landslides', 'spent', 'cards', 'drawn', 'wares'],
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
    'eighteen-gold': ['seat'],
  },
} as const satisfies Vocabulary;
