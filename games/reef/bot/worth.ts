/** What a position of The Reef is worth to a seat: broods, and how near the next ones are. */
import type { Seat } from '@halcyon/kernel';
import {
  ANY_COLOUR,
  BREEDING,
  BROODS,
  broodsOf,
  CELLS,
  COLOURS,
  COLUMNS,
  CORAL,
  type Colour,
  colourOf,
  DECK,
  FEMALE,
  fish,
  GAP,
  isFish,
  MALE,
  MOST_CORALS,
  payable,
  priceOf,
  ROWS,
  rowOf,
  type Sex,
  type State,
  WATER,
} from '../rules/index.ts';
import type { Prospects } from './prospects.ts';
import type { Weights } from './weights.ts';

const WON = 1000;

// Asked thousands of times per decision, so written down once.
const PRICE = [0, 1].map((seat) => Array.from({ length: CELLS }, (_, cell) => priceOf(seat, rowOf(cell))));
/** By card: in what it is paid. */
const PAID_IN = Array.from({ length: CORAL + 1 }, (_, card) => (isFish(card) ? colourOf(card) : ANY_COLOUR));
const FISH = [MALE, FEMALE].map((sex) => COLOURS.map((_, colour) => fish(colour, sex)));

/** Columns from the shore as they will be when the turn has ended: gaps close, and open water at the shore is gone. */
const settled = new Int8Array(CELLS);
const settle = ({ sea }: State): void => {
  for (let row = 0; row < ROWS; row++) {
    let column = 0;
    for (let cell = row * COLUMNS; cell < (row + 1) * COLUMNS; cell++) {
      settled[cell] = column;
      if (sea[cell] !== GAP && !(column === 0 && sea[cell] === WATER)) column++;
    }
  }
};

export type Worth = (s: State, seat: Seat, prospects: Prospects) => number;

export const makeWorth = (weights: Weights): Worth => {
  const powers = (base: number): number[] => Array.from({ length: COLUMNS + 1 }, (_, n) => base ** n);
  const [far, dear, lack] = [powers(weights.far), powers(weights.dear), powers(weights.lack)];
  const worms = Array.from({ length: 50 }, (_, n) => {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += weights.worm * weights.alike ** i;
    return sum;
  });
  const boats = Array.from({ length: COLUMNS + 1 }, (_, n) => {
    let sum = 0;
    for (let i = 1; i < n; i++) sum += weights.boat * weights.fleet ** (i - 1);
    return sum;
  });
  const sharks = Array.from({ length: 10 }, (_, n) => weights.shark * (2 - 2 * 0.5 ** n));
  /** By card: the chance that the seat does not get one soon. */
  const missed = new Float64Array(CORAL + 1);
  const unlikely = DECK.map((_, n) => (1 - weights.unseen) ** n);
  const purse = new Uint8Array(ANY_COLOUR + 1);

  const findCards = (s: State, seat: Seat, { unseen }: Prospects): void => {
    for (let card = 1; card < missed.length; card++) missed[card] = unlikely[unseen[card]!]!;
    for (const card of s.discard) if (card < missed.length) missed[card]! *= 1 - weights.discarded;
    for (let colour = 0; colour <= ANY_COLOUR; colour++) purse[colour] = payable(s, seat, colour);
    const price = PRICE[seat]!;
    const boat = s.boats[seat]!;
    for (let cell = 0; cell < price.length; cell++) {
      const card = s.sea[cell]!;
      if (card >= missed.length || card === 0) continue;
      const beyond = Math.max(0, settled[cell]! - boat + 1);
      const lacking = Math.max(0, price[cell]! - purse[PAID_IN[card]!]!);
      missed[card]! *= 1 - far[beyond]! * dear[price[cell]! - 1]! * lack[lacking]!;
    }
  };
  /** What of a visible breeding card, and of a fish that is to be had, no other coral of the seat waits for. */
  const free = new Float64Array(BREEDING.length);
  const there = new Float64Array(CORAL);
  const fresh = (s: State, { known }: Prospects): number => {
    let none = 1;
    for (const pair of s.breeding) {
      free[pair] = known[pair] ? 1 : 0;
      if (!known[pair]) none *= 1 - weights.fresh;
    }
    for (let card = 1; card < there.length; card++) there[card] = 1 - missed[card]!;
    return none;
  };
  /** The likeliest mate that was found last. */
  let [bestPair, bestMate, bestChance] = [0, 0, 0];
  /** The chance of a mate for a fish of this colour, to make a pair on a breeding card that is known to lie open. */
  const mateFor = (s: State, colour: Colour, sex: Sex, none: number): number => {
    let left = none;
    bestChance = 0;
    for (const pair of s.breeding) {
      const [one, two] = BREEDING[pair]!;
      if (one !== colour && two !== colour) continue;
      const mate = FISH[1 - sex]![one === colour ? two : one]!;
      const chance = free[pair]! * there[mate]!;
      left *= 1 - chance;
      if (chance > bestChance) [bestPair, bestMate, bestChance] = [pair, mate, chance];
    }
    return 1 - left;
  };
  const [males, females] = [FISH[MALE]!, FISH[FEMALE]!];
  const pairFor = (s: State, none: number): number => {
    let left = none;
    for (const pair of s.breeding) {
      const [one, two] = BREEDING[pair]!;
      left *= 1 - free[pair]! * there[males[one]!]! * there[females[two]!]!;
      if (one !== two) left *= 1 - free[pair]! * there[males[two]!]! * there[females[one]!]!;
    }
    return 1 - left;
  };
  /** All corals without a brood. The one with the best chance of a mate takes it, so that none is counted twice. */
  const corals = (s: State, seat: Seat, none: number): number => {
    const [males, females, broods] = [s.males[seat]!, s.females[seat]!, s.broods[seat]!];
    let sum = 0;
    let waiting = 0;
    let empty = 0;
    for (let coral = 0; coral < broods.length; coral++) {
      if (broods[coral] !== 0) continue;
      if (males[coral] === 0 && females[coral] === 0) empty++;
      else waiting |= 1 << coral;
    }
    while (waiting !== 0) {
      let [next, most, pair, mate, chance] = [-1, Number.NEGATIVE_INFINITY, 0, 0, 0];
      for (let coral = 0; coral < broods.length; coral++) {
        if ((waiting & (1 << coral)) === 0) continue;
        const sex = males[coral] === 0 ? FEMALE : MALE;
        const found = mateFor(s, (sex === MALE ? males : females)[coral]! - 1, sex, none);
        if (found > most) [next, most, pair, mate, chance] = [coral, found, bestPair, bestMate, bestChance];
      }
      sum += weights.first + weights.mate * most;
      waiting &= ~(1 << next);
      free[pair]! *= 1 - chance;
      there[mate]! *= 1 - chance;
    }
    if (empty > 0) {
      const pair = pairFor(s, none);
      for (let i = 0; i < empty; i++) sum += weights.coral + weights.pair * pair * weights.more ** i;
    }
    return sum;
  };

  const standing = (s: State, seat: Seat, prospects: Prospects): number => {
    findCards(s, seat, prospects);
    const laid = broodsOf(s, seat);
    let sum = laid + corals(s, seat, fresh(s, prospects));
    if (s.broods[seat]!.length < MOST_CORALS) sum += weights.next * (1 - missed[CORAL]!);
    for (const count of s.worms[seat]!) sum += worms[count]!;
    sum += weights.pearl * s.pearls[seat]! + sharks[s.sharks[seat]!]!;
    return sum + boats[s.boats[seat]!]! * (1 - (weights.late * laid) / BROODS);
  };
  return (s, seat, prospects) => {
    if (broodsOf(s, seat) === BROODS) return WON;
    if (broodsOf(s, 1 - seat) === BROODS) return -WON;
    settle(s);
    const own = standing(s, seat, prospects);
    return weights.rival === 0 ? own : own - weights.rival * standing(s, 1 - seat, prospects);
  };
};
