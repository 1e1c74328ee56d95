/** F3.5, F3.6: a fish is bought with worms of its colour, goes onto a coral, and breeds with the one it finds there. */
import {
  ALLOWED,
  argOf,
  type Facts,
  frameArg,
  type Move,
  popFrame,
  pushFrame,
  type Rulebook,
  type Seat,
} from '@halcyon/kernel';
import { over, seatArg, type Tell } from '@halcyon/parts';
import { breedingArg, cardArg, cellArg, coralArg } from '../args.ts';
import { broodsOf, completes, fishOf, takes } from '../corals.ts';
import type { Ask } from '../payment.ts';
import { type Budget, payable } from '../purse.ts';
import type { State } from '../state.ts';
import {
  BROODS,
  type Breeding,
  type Card,
  type Cell,
  type Coral,
  colourOf,
  FEMALE,
  FISH,
  fish,
  GAP,
  isFish,
  MALE,
  sexOf,
} from '../vocabulary.ts';
import type { Reach } from './reach.ts';

export const installCatch = (
  book: Rulebook<State, Budget>,
  { within, faceUp, cells, price, claim }: Reach,
  ask: Ask,
): number => {
  const cardOf = (s: State, move: Move): Card => s.sea[argOf(move, 0)]!;
  const notFish = book.clause('not-a-fish', 'F3.5', (s, _seat, move) => ({ card: cardOf(s, move) }));
  const tooFewOfColour = book.clause('too-few-of-colour', 'F3.5', (s, seat, move) => {
    const colour = colourOf(cardOf(s, move));
    return { price: price(s, seat, argOf(move, 0)), payable: payable(s, seat, colour), colour };
  });
  const noSuchCoral = book.clause('no-such-coral', 'F3.5', (s, seat, move) => ({
    coral: argOf(move, 1),
    corals: s.broods[seat]!.length,
  }));
  const broodThere = book.clause('brood-there', 'F3.6', (_s, _seat, move) => ({ coral: argOf(move, 1) }));
  const sexThere = book.clause('sex-there', 'F3.5', (s, _seat, move) => ({
    coral: argOf(move, 1),
    card: cardOf(s, move),
  }));
  const noPair = book.clause('no-pair', 'F3.5', (s, seat: Seat, move): Facts => {
    const card = cardOf(s, move);
    return { one: fishOf(s, seat, 1 - sexOf(card))[argOf(move, 1)]! - 1, two: colourOf(card) };
  });
  const fiveBroods = book.ending('five-broods', 'F5.1');
  const caught = book.event('caught', seatArg, cardArg(), coralArg);
  const bred = book.event('bred', seatArg, coralArg, breedingArg);
  const breedingOpen = book.event('breeding-open', breedingArg);

  const affordsFish = (s: State, seat: Seat, cell: Cell): boolean =>
    payable(s, seat, colourOf(s.sea[cell]!)) >= price(s, seat, cell);
  const breed = (s: State, seat: Seat, coral: Coral, pair: Breeding, tell: Tell): void => {
    for (const sex of [MALE, FEMALE]) {
      const parents = fishOf(s, seat, sex);
      s.discard.push(fish(parents[coral]! - 1, sex));
      parents[coral] = 0;
    }
    s.breeding.splice(s.breeding.indexOf(pair), 1);
    s.broods[seat]![coral] = pair + 1;
    tell?.(bred, seat, coral, pair);
    if (broodsOf(s, seat) === BROODS) over(s, fiveBroods);
    else {
      const next = s.breedingPile.pop()!;
      s.breeding.push(next);
      tell?.(breedingOpen, next, 0, 0);
    }
  };
  const land = book.frame({
    id: 'land',
    on: ['act'],
    args: [cellArg, coralArg],
    run(s, tell) {
      const [cell, coral] = [frameArg(s, 0), frameArg(s, 1)];
      const card = s.sea[cell]!;
      popFrame(s);
      s.sea[cell] = GAP;
      tell?.(caught, s.turn, card, coral);
      const pair = completes(s, s.turn, coral, card);
      fishOf(s, s.turn, sexOf(card))[coral] = colourOf(card) + 1;
      if (pair >= 0) breed(s, s.turn, coral, pair, tell);
    },
  });
  return book.kind({
    name: 'catch',
    guards: book.every(),
    choices: [
      {
        ...cellArg,
        candidates(s, budget, seat, _a, _b, out) {
          if (s.broods[seat]!.length === 0) return 0;
          const count = cells(s, seat, FISH, budget, out);
          let n = 0;
          for (let i = 0; i < count; i++) if (affordsFish(s, seat, out[i]!)) out[n++] = out[i]!;
          return n;
        },
        given: book.every(
          within,
          faceUp,
          (s, _budget, _seat, cell) => (isFish(s.sea[cell]!) ? ALLOWED : notFish),
          (s, _budget, seat, cell) => (affordsFish(s, seat, cell) ? ALLOWED : tooFewOfColour),
        ),
        guards: book.every(),
      },
      {
        ...coralArg,
        candidates(s, _budget, seat, cell, _b, out) {
          const { length } = s.broods[seat]!;
          let n = 0;
          for (let coral = 0; coral < length; coral++) if (takes(s, seat, coral, s.sea[cell]!)) out[n++] = coral;
          return n;
        },
        given: book.every(
          (s, _budget, seat, _cell, coral) => (coral < s.broods[seat]!.length ? ALLOWED : noSuchCoral),
          (s, _budget, seat, _cell, coral) => (s.broods[seat]![coral] === 0 ? ALLOWED : broodThere),
          (s, _budget, seat, cell, coral) => (fishOf(s, seat, sexOf(s.sea[cell]!))[coral] === 0 ? ALLOWED : sexThere),
          (s, _budget, seat, cell, coral) => {
            const pair = completes(s, seat, coral, s.sea[cell]!);
            return pair < 0 || s.breeding.includes(pair) ? ALLOWED : noPair;
          },
        ),
        guards: book.every(),
      },
    ],
    act(s, seat, cell, coral) {
      const worms = claim(s, seat, cell);
      pushFrame(s, land, cell, coral);
      ask(s, worms, colourOf(s.sea[cell]!));
    },
  });
};
