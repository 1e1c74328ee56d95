/** M4.2, M4.3: what a merchant finds where its turn ends: wares for the cart, a buyer, a free throw. */
import { ALLOWED, bit, type Facts, popFrame, pushFrame, type Rulebook, type Seat } from '@halcyon/kernel';
import { over, seatArg, type Tell } from '@halcyon/parts';
import type { Manners } from './actions/manners.ts';
import { coinArg, wareArg } from './args.ts';
import { goldOf, type State } from './state.ts';
import type { Empties } from './tiles.ts';
import { castleAt, GOAL, HAND, WAREHOUSE, type Ware } from './vocabulary.ts';

export interface SaleRules {
  /** The move that ends a turn; it also says no to a sale and to a throw. */
  readonly end: number;
  /** Frames: cards are drawn, the die is thrown. */
  readonly draw: number;
  readonly thrown: number;
}

/** The frame after the draw. */
export const installSale = (
  book: Rulebook<State, Empties>,
  { notYourTurn }: Manners,
  { end, draw, thrown }: SaleRules,
): number => {
  const noCoinLeft = book.clause('no-coin-left', 'M4.4');
  const sellFirst = book.clause('sell-first', 'M4.3');
  const throwOrEnd = book.clause('throw-or-end', 'M4.3');
  const enough = book.ending('eighteen-gold', 'M5.1');
  const loaded = book.event('loaded', seatArg, wareArg);
  const sold = book.event('sold', seatArg, wareArg);
  const coinTaken = book.event('coin-taken', seatArg, coinArg, wareArg);

  const load = (s: State, seat: Seat, tell: Tell): void => {
    const cart = s.cart[seat]!;
    for (let ware = 0; ware < cart.length; ware++) {
      if (cart[ware] === 1) continue;
      cart[ware] = 1;
      s.stock[ware]!--;
      tell?.(loaded, seat, ware, 0);
    }
  };
  /** The ware that the castle here buys, or -1. */
  const wareHere = (s: State): Ware => castleAt(s.merchants[s.turn]!);
  const sell = (s: State, seat: Seat, tell: Tell): void => {
    const ware = wareHere(s);
    popFrame(s);
    s.cart[seat]![ware] = 0;
    s.stock[ware]!++;
    tell?.(sold, seat, ware, 0);
    pushFrame(s, offering);
  };
  const forGold = book.kind({
    name: 'sell-for-gold',
    guards: book.every((s) => (s.coins[wareHere(s)]!.length > 0 ? ALLOWED : noCoinLeft)),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      const ware = wareHere(s);
      sell(s, seat, tell);
      const coin = s.coins[ware]!.shift()!;
      s.purses[seat]!.push(coin);
      tell?.(coinTaken, seat, coin, ware);
      if (goldOf(s, seat) >= GOAL) over(s, enough);
    },
  });
  const forCards = book.kind({
    name: 'sell-for-cards',
    guards: book.every(),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      sell(s, seat, tell);
      pushFrame(s, draw, HAND);
    },
  });
  const throwFree = book.kind({
    name: 'throw-free',
    guards: book.every(),
    choices: [],
    act(s) {
      popFrame(s);
      pushFrame(s, thrown);
    },
  });

  const asked = { must: (s: State) => bit(s.turn), notYou: notYourTurn };
  const selling = book.frame({
    ...asked,
    id: 'sell',
    on: ['next'],
    kinds: [forGold, forCards, end],
    facts(s, seat): Facts {
      const ware = wareHere(s);
      return { ware, coin: s.coins[ware]![0] ?? 0, cards: HAND - s.hands[seat]!.length };
    },
    notThis: sellFirst,
  });
  const offering = book.frame({
    ...asked,
    id: 'free-throw',
    on: ['next'],
    kinds: [throwFree, end],
    notThis: throwOrEnd,
  });
  return book.frame({
    id: 'arrival',
    on: ['next'],
    run(s, tell) {
      popFrame(s);
      const ware = wareHere(s);
      if (s.merchants[s.turn] === WAREHOUSE) load(s, s.turn, tell);
      else if (ware >= 0 && s.cart[s.turn]![ware] === 1) pushFrame(s, selling);
    },
  });
};
