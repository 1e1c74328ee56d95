import { dark, type Fields, type Own, open, type Stacked } from '@halcyon/kernel';
import { type ClauseWords, each } from '@halcyon/parts';
import { AWAY, CHARACTER_WORDS, CLAN_SIZE, DOOR, PLACES } from './pub.ts';

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

export const stateFields = (clauseWords: ClauseWords, seats: number): Fields<Own<State>> => ({
  ended: { ...open, words: clauseWords },
  turn: open,
  turns: open,
  throws: open,
  dice: open,
  innkeeper: { ...open, words: { [DOOR]: 'door' } },
  lying: open,
  place: { ...open, words: { [DOOR]: 'door', [AWAY]: '-' }, lines: each(seats, () => CLAN_SIZE) },
  coins: { ...open, lines: each(seats, () => CLAN_SIZE) },
  beers: { ...open, lines: each(seats, () => CLAN_SIZE) },
  piles: { ...dark, words: CHARACTER_WORDS },
  below: { ...open, words: CHARACTER_WORDS },
  stock: open,
});

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
