/** What the best round of castles is worth from here: gold, the less the longer it takes. */
import { CASTLES, GOAL, HAND, type State } from '../rules/index.ts';
import { PLACES, TO_WAREHOUSE, type WayFinder } from './ways.ts';
import type { Weights } from './weights.ts';

const WARES = CASTLES.length;
const FULL_CART = (1 << WARES) - 1;
const ENOUGH = GOAL;
/** Rounds thought ahead: this one, and one more with a new cart. */
const ROUNDS = 2;
const STEPS = 32;
const LONGEST = 40;

export const cartOf = ({ cart }: Pick<State, 'cart'>, seat: number): number => {
  let wares = 0;
  for (let ware = 0; ware < WARES; ware++) wares |= cart[seat]![ware]! << ware;
  return wares;
};

export interface Tours {
  /** Begins anew, for the map that the ways were found on and what this seat has. */
  begin(s: State, seat: number): void;
  /** The worth of ending a turn at a place (its number) with these wares and so many cards: what is sold there counts. */
  stop(place: number, wares: number, gold: number, cards: number): number;
  /** The same from anywhere: cards to each place as in ways, and some more that lack first. */
  from(
    cardsTo: readonly Float64Array[],
    hex: number,
    lacking: number,
    wares: number,
    gold: number,
    cards: number,
  ): number;
}

export const makeTours = ({ standing }: WayFinder, weights: Weights): Tours => {
  const { drawn, held, usual, doubt, patience, goal } = weights;
  const later = Float64Array.from({ length: STEPS * LONGEST + 1 }, (_, i) => patience ** (i / STEPS));
  /** What is left of gold for which so many cards must be played first. */
  const discount = (way: number, cards: number): number => {
    const turns = Math.max(1, (way - held * (cards - usual)) / drawn);
    // A way that may be short enough for one turn is the better the shorter it is: cards of its terrains may lack.
    return turns >= LONGEST ? 0 : later[Math.round(turns * STEPS)]! * (1 - doubt * way);
  };
  /** By round and ware: the coin to be had. */
  const coins = Array.from({ length: ROUNDS }, () => CASTLES.map(() => 0));
  const memo = new Float64Array(ROUNDS * PLACES.length * (FULL_CART + 1) * (ENOUGH + 1));
  const known = new Int32Array(memo.length);
  let generation = 0;

  const sell = (round: number, ware: number, wares: number, gold: number): number => {
    const coin = coins[round]![ware]!;
    const sum = gold + coin;
    return coin + (sum >= ENOUGH ? goal : after(round, ware, wares & ~(1 << ware), sum));
  };
  const choose = (
    round: number,
    cardsTo: readonly Float64Array[],
    hex: number,
    lacking: number,
    wares: number,
    gold: number,
    cards: number,
  ): number => {
    let most = 0;
    for (let ware = 0; ware < WARES; ware++) {
      if ((wares & (1 << ware)) === 0 || PLACES[ware] === hex || coins[round]![ware] === 0) continue;
      const found = discount(lacking + cardsTo[ware]![hex]!, cards) * sell(round, ware, wares, gold);
      if (found > most) most = found;
    }
    if (round + 1 < ROUNDS && hex !== PLACES[TO_WAREHOUSE]) {
      const way = lacking + cardsTo[TO_WAREHOUSE]![hex]!;
      const found = discount(way, cards) * after(round + 1, TO_WAREHOUSE, FULL_CART, gold);
      if (found > most) most = found;
    }
    return most;
  };
  /** At a place, with as many cards as one has as a rule there. */
  const after = (round: number, place: number, wares: number, gold: number): number => {
    const key = ((round * PLACES.length + place) * (FULL_CART + 1) + wares) * (ENOUGH + 1) + gold;
    if (known[key] === generation) return memo[key]!;
    const cards = place === TO_WAREHOUSE ? HAND : usual;
    const worth = choose(round, standing, PLACES[place]!, 0, wares, gold, cards);
    memo[key] = worth;
    known[key] = generation;
    return worth;
  };
  return {
    begin(s, seat) {
      for (let ware = 0; ware < WARES; ware++) {
        let next = 0;
        // Who sells the highest coin's ware now finds the one below it in the next round.
        for (const round of coins) {
          round[ware] = s.coins[ware]![next] ?? 0;
          if (s.cart[seat]![ware] === 1) next++;
        }
      }
      generation++;
    },
    stop(place, wares, gold, cards) {
      const here = (cart: number, sum: number, hand: number): number =>
        choose(0, standing, PLACES[place]!, 0, cart, sum, hand);
      if (place === TO_WAREHOUSE) return here(FULL_CART, gold, cards);
      if ((wares & (1 << place)) === 0) return here(wares, gold, cards);
      const rest = wares & ~(1 << place);
      const coin = coins[0]![place]!;
      const sum = gold + coin;
      return Math.max(coin + (sum >= ENOUGH ? goal : here(rest, sum, cards)), here(rest, gold, HAND));
    },
    from: (cardsTo, hex, lacking, wares, gold, cards) => choose(0, cardsTo, hex, lacking, wares, gold, cards),
  };
};
