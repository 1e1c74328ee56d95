/** What a position is worth to a clan: beers that are out of the door, and those that may still get there. */
import type { Seat } from '@halcyon/kernel';
import {
  AWAY,
  type Character,
  clanOf,
  DOOR,
  GOALS,
  GOBLIN,
  isAtExit,
  MOST_BEERS,
  ORC,
  PLACES,
  type Place,
  raceOf,
  type State,
  TROLL,
} from '../rules/index.ts';

/** Chances that the beers on a character get out. Found by playing against other settings. */
const READY_AT_EXIT = 0.92;
const READY = 0.7;
const THIRSTY = 0.42;
/** What a coin is worth as long as it may become a beer. */
const COIN = 0.16;
/** A place at a table is worth something by itself: whoever is inside can drink. */
const INSIDE = 0.35;
/** One more beer, or an empty purse, throws it out. */
const BRIM = 0.72;
const BROKE = 0.75;
const FAR = 0.03;
/** A beer that is safe counts for more than its number, the nearer the goal is. */
const SAFE = 1.15;
const WON = 1000;

/** Steps clockwise to the door. */
const wayOut = (place: Place): number => (place === DOOR ? 0 : PLACES - place);

const worthOf = (s: State, character: Character): number => {
  const place = s.place[character]!;
  if (place === AWAY) return 0;
  const coins = s.coins[character]!;
  const beers = s.beers[character]!;
  const race = raceOf(character);
  const atExit = isAtExit(s, character);
  const ready = beers >= coins;
  let chance = ready ? (atExit ? READY_AT_EXIT : READY - FAR * wayOut(place)) : THIRSTY;
  if (!atExit && beers === MOST_BEERS - 1) chance *= BRIM;
  if (!atExit && coins === 0) chance *= BROKE;
  const thirst = Math.min(coins, MOST_BEERS - 1 - beers);
  const rank = race === TROLL || race === ORC ? 1.1 : race === GOBLIN ? 0.95 : 1;
  return INSIDE + beers * chance + COIN * rank * thirst;
};

/** Beers of a seat, those that are out and those to be expected. */
const standing = (s: State, seat: Seat): number => {
  let sum = SAFE * s.stock[seat]!;
  for (let character = 0; character < s.place.length; character++) {
    if (clanOf(character) === seat) sum += worthOf(s, character);
  }
  return sum;
};

/** The seat's standing against the best of the others. */
export const worth = (s: State, seat: Seat): number => {
  const seats = s.stock.length;
  const goal = GOALS[seats]!;
  if (s.stock[seat]! >= goal) return WON;
  let best = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (s.stock[other]! >= goal) return -WON;
    best = Math.max(best, standing(s, other));
  }
  return standing(s, seat) - 0.8 * best;
};
