import { dark, type Fields, type Own, open, type Range, type Stacked } from '@halcyon/kernel';
import { each, seatOf, upTo } from '@halcyon/parts';
import { characterOf, placeArg } from './args.ts';
import {
  AWAY,
  CLAN_SIZE,
  DOOR,
  GOALS,
  MOST_BEERS,
  MOST_THROWS,
  MOST_TOKENS,
  MOST_TURNS,
  PIPS,
  PLACES,
} from './vocabulary.ts';

export type State = Stacked & {
  /** The clause that ended the game, or 0. */
  ended: number;
  turn: number;
  /** Turns that have begun, and throws in this one. */
  turns: number;
  throws: number;
  /** What the two dice show; 0 = used. */
  dice: number[];
  /** The innkeeper's table; the door while he has not been sent anywhere. */
  innkeeper: number;
  /** Coins lying on door and tables. */
  lying: number[];
  /** By character: where it is (AWAY: in its pile), its coins and beers. */
  place: number[];
  coins: number[];
  beers: number[];
  /** By seat: cards face down, the top one last; and face up below them, the lowest first. */
  piles: number[][];
  below: number[][];
  /** Beers that are out of the door. */
  stock: number[];
};

export const stateFields = (ended: Range, seats: number): Fields<Own<State>> => {
  const clans = { lines: each(seats, () => CLAN_SIZE) };
  const pile = { most: CLAN_SIZE };
  return {
    ended: open(ended),
    turn: open(seatOf(seats)),
    turns: open(upTo(MOST_TURNS)),
    throws: open(upTo(MOST_THROWS)),
    dice: open(upTo(PIPS)),
    innkeeper: open(placeArg),
    lying: open(upTo(MOST_TOKENS)),
    place: open({ ...placeArg, size: AWAY + 1, words: { ...placeArg.words, [AWAY]: '-' } }, clans),
    coins: open(upTo(MOST_TOKENS), clans),
    beers: open(upTo(MOST_BEERS - 1), clans),
    piles: dark(characterOf(seats), pile),
    below: open(characterOf(seats), pile),
    stock: open(upTo(GOALS[seats]! + MOST_BEERS)),
  };
};

export const startState = (seats: number): Own<State> => {
  const characters = seats * CLAN_SIZE;
  return {
    ended: 0,
    turn: 0,
    turns: 0,
    throws: 0,
    dice: [0, 0],
    innkeeper: DOOR,
    lying: each(PLACES, () => 0),
    place: each(characters, () => AWAY),
    coins: each(characters, () => 0),
    beers: each(characters, () => 0),
    piles: each(seats, () => []),
    below: each(seats, () => []),
    stock: each(seats, () => 0),
  };
};
