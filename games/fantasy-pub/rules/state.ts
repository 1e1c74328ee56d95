import { dark, type Fields, type Own, open, type Range, type Seat, type Stacked } from '@halcyon/kernel';
import { each, seatOf, upTo } from '@halcyon/parts';
import { characterOf, placeArg } from './args.ts';
import {
  AWAY,
  type Beers,
  type Character,
  CLAN_SIZE,
  type Coins,
  DOOR,
  GOALS,
  MOST_BEERS,
  MOST_THROWS,
  MOST_TOKENS,
  MOST_TURNS,
  PIPS,
  type Pips,
  PLACES,
  type Place,
} from './vocabulary.ts';

export type State = Stacked & {
  /** The clause that ended the game, or 0. */
  ended: number;
  turn: Seat;
  /** Turns that have begun, and throws in this one. */
  turns: number;
  throws: number;
  /** What the two dice show; 0 = used. */
  dice: Pips[];
  /** The innkeeper's table; the door while he has not been sent anywhere. */
  innkeeper: Place;
  /** Coins lying on door and tables. */
  lying: Coins[];
  /** By character: where it is (AWAY: in its pile), its coins and beers. */
  place: Place[];
  coins: Coins[];
  beers: Beers[];
  /** By seat: cards face down, the top one last; and face up below them, the lowest first. */
  piles: Character[][];
  below: Character[][];
  /** Beers that are out of the door. */
  stock: Beers[];
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
