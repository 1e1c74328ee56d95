/**
 * P1.1, P1.2: clans, races and places, and what can be said of them. Free of rules: words and pictures that import it
 * load no engine.
 */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';

/** The door and the tables; from where somebody goes; and to where, or to whom a beer goes: a place or a character. */
export type Place = Kind<'place' | 'from' | 'to'>;
export type From = Kind<'from'>;
export type To = Kind<'to'>;
export type Character = Kind<'character' | 'to'>;
export type Race = Kind<'race'>;
/** What a die shows, or both; 0 = used. */
export type Pips = Kind<'pips'>;
/** Numbers of tokens. */
export type Coins = Kind<'coins'>;
export type Beers = Kind<'beers'>;

/** From low to high, as they pay each other (P4.3). */
export const RACES = ['goblin', 'dwarf', 'orc', 'troll'] as const;
export const GOBLIN: Race = 0;
export const DWARF: Race = 1;
export const ORC: Race = 2;
export const TROLL: Race = 3;

/** A clan's seven characters by race; character 7 × clan + i is one of them. */
const CLAN = [GOBLIN, GOBLIN, DWARF, DWARF, ORC, ORC, TROLL] as const;
export const CLAN_SIZE = CLAN.length;
export const MOST_CLANS = 5;
const RACE_OF: readonly Race[] = Array.from({ length: MOST_CLANS }, () => CLAN).flat();
export const raceOf = (character: Character): Race => RACE_OF[character]!;
/** The seat that it belongs to. */
export const clanOf = (character: Character): Seat => (character / CLAN_SIZE) | 0;
/** The characters of a seat. */
export const clan = (seat: Seat): Character[] => CLAN.map((_, i) => seat * CLAN_SIZE + i);

/** 'a-goblin', 'a-goblin2': clans are letters, the second of a race has a number. */
export const CHARACTER_WORDS: Readonly<Record<number, string>> = Object.fromEntries(
  Array.from({ length: MOST_CLANS * CLAN_SIZE }, (_, character) => {
    const second = character % CLAN_SIZE > 0 && raceOf(character) === CLAN[(character % CLAN_SIZE) - 1];
    return [character, `${'abcde'[clanOf(character)]}-${RACES[raceOf(character)]}${second ? '2' : ''}`];
  }),
);

/** The ring: the door, then tables 1-6. */
export const DOOR: Place = 0;
export const TABLES = 6;
export const PLACES = TABLES + 1;
/** Not in the pub: in the pile. */
export const AWAY: Place = TABLES + 1;

/** P1.4, by number of seats. */
export const GOALS: Readonly<Record<number, number>> = { 2: 15, 3: 13, 4: 11, 5: 9 };
/** P4.4. */
export const MOST_BEERS = 6;
/** P3.1. */
export const MOST_COINS = 6;
/** P2.1, P5.3. */
export const PIPS = 6;
export const MOST_THROWS = 20;
export const MOST_TURNS = 1000;
/** More coins never lie in one place: each die that is used lays or takes one at most. */
export const MOST_TOKENS = MOST_COINS + 2 * MOST_TURNS;

/** What a sentence speaks of, by name. */
export interface Names {
  seat: Seat;
  character: Character;
  place: Place;
  table: Place;
  from: From;
  to: To;
  pips: Pips;
  /** The two dice. */
  first: Pips;
  second: Pips;
  coins: Coins;
  beers: Beers;
}

/** What the game can say. */
export const vocabulary = {
  moves: {
    end: [],
    enter: ['pips'],
    move: ['character', 'pips'],
    back: ['character', 'pips'],
    serve: ['character'],
    innkeeper: ['table'],
    leave: ['character', 'pips'],
  },
  events: {
    turn: ['seat'],
    threw: ['seat', 'first', 'second'],
    'throws-again': ['seat'],
    passed: ['seat'],
    drank: ['character'],
    paid: ['character', 'to'],
    'thrown-out': ['character', 'beers'],
    'found-coin': ['character', 'place'],
    entered: ['seat', 'character', 'coins'],
    'pile-shuffled': ['seat'],
    moved: ['character', 'from', 'to'],
    'left-coin': ['character', 'place'],
    innkeeper: ['seat', 'table'],
    'left-the-pub': ['seat', 'character', 'beers'],
    shuffled: [],
  },
  asks: {
    act: ['first', 'second'],
    serve: ['table'],
  },
  refusals: {
    'not-your-turn': ['seat'],
    'act-first': [],
    'must-act': [],
    'no-such-die': ['first', 'second'],
    'not-your-clan': [],
    'not-in-the-pub': [],
    'door-taken': [],
    'pile-empty': [],
    'too-drunk': ['pips', 'beers'],
    'not-a-dwarf': [],
    'door-taken-by-clan': [],
    'bad-company': ['table'],
    'not-the-sum': [],
    'innkeeper-there': ['table'],
    'not-at-his-table': ['table'],
    'serve-first': [],
    'leave-not-the-sum': [],
    'not-at-the-door': [],
    'too-few-beers': ['beers', 'coins'],
  },
  endings: {
    'too-many-turns': [],
    'goal-reached': ['seat'],
  },
} as const satisfies Vocabulary;
