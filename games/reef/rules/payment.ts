/** F3.2: what is bought is paid for worm by worm; what was paid for waits in the frame below. */
import {
  ALLOWED,
  argOf,
  bit,
  type Clause,
  frameArg,
  popFrame,
  pushFrame,
  type Rulebook,
  type Seat,
  setFrameArg,
} from '@halcyon/kernel';
import { numberArg, seatArg, type Tell } from '@halcyon/parts';
import { coinArg, forArg } from './args.ts';
import { type Budget, coinsFor, payable } from './purse.ts';
import type { State } from './state.ts';
import { ANY_COLOUR, type Coin, type Colour, HIGHEST_PRICE, PAYS_PEARL, PEARL, type Price } from './vocabulary.ts';

/** Asks for the price; only after this seat was found able to pay it. */
export type Ask = (s: State, price: Price, colour?: Colour) => void;

export const installPayment = (book: Rulebook<State, Budget>, notYourTurn: Clause): Ask => {
  const payFirst = book.clause('pay-first', 'F3.2', (s) => ({ left: frameArg(s, 0) }));
  const noSuchCoin = book.clause('no-such-coin', 'F3.2', (_s, _seat, move) => ({ coin: argOf(move, 0) }));
  const otherColour = book.clause('other-colour', 'F3.5', (s) => ({ colour: frameArg(s, 1) }));
  const paid = book.event('paid', seatArg, coinArg);
  const coins = new Int32Array(PAYS_PEARL + 1);

  const spend = (s: State, seat: Seat, coin: Coin, tell: Tell): void => {
    if (coin === PAYS_PEARL) {
      s.pearls[seat]!--;
      s.discard.push(PEARL);
    } else {
      s.worms[seat]![coin]!--;
      s.supply[coin]!++;
    }
    setFrameArg(s, 0, frameArg(s, 0) - 1);
    tell?.(paid, seat, coin, 0);
  };
  const pay = book.kind({
    name: 'pay',
    guards: book.every(),
    choices: [
      {
        ...coinArg,
        candidates: (s, _budget, seat, _a, _b, out) => coinsFor(s, seat, frameArg(s, 1), out),
        given: book.every(
          (s, _budget, seat, coin) =>
            (coin === PAYS_PEARL ? s.pearls[seat]! : s.worms[seat]![coin]!) > 0 ? ALLOWED : noSuchCoin,
          (s, _budget, _seat, coin) =>
            coin === PAYS_PEARL || frameArg(s, 1) === ANY_COLOUR || frameArg(s, 1) === coin ? ALLOWED : otherColour,
        ),
        guards: book.every(),
      },
    ],
    act: (s, seat, coin, _b, _c, tell) => spend(s, seat, coin, tell),
  });
  const paying = book.frame({
    id: 'pay',
    on: ['reveal', 'launch', 'deliver', 'land'],
    args: [numberArg('left', HIGHEST_PRICE + 1), forArg, numberArg('price', HIGHEST_PRICE + 1)],
    must: (s) => bit(s.turn),
    kinds: [pay],
    facts: (s) => ({ left: frameArg(s, 0), colour: frameArg(s, 1), price: frameArg(s, 2) }),
    notYou: notYourTurn,
    notThis: payFirst,
    // Nobody is asked where there is nothing to choose: one kind of coin, or as many coins as the price.
    arrive(s, tell) {
      while (frameArg(s, 0) > 0) {
        const colour = frameArg(s, 1);
        const kinds = coinsFor(s, s.turn, colour, coins);
        if (kinds > 1 && payable(s, s.turn, colour) > frameArg(s, 0)) return;
        spend(s, s.turn, coins[0]!, tell);
      }
      popFrame(s);
    },
  });
  return (s, price, colour = ANY_COLOUR) => pushFrame(s, paying, price, colour, price);
};
