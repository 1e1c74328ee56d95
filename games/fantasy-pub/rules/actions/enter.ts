/** P3.1: the top card of the pile comes to the door. */
import { ALLOWED, frameArg, popFrame, pushFrame, type Rulebook, shuffle, shuffleFrame } from '@halcyon/kernel';
import { numberArg, seatArg, seatOf, type Tell } from '@halcyon/parts';
import { characterArg, coinsArg, pipsArg } from '../args.ts';
import { allPips, hasPips, usePips, writePips } from '../dice.ts';
import type { Pub } from '../seating.ts';
import type { State } from '../state.ts';
import { type Character, DOOR, MOST_COINS } from '../vocabulary.ts';
import type { Manners } from './manners.ts';

export interface Entering {
  /** The frame in which a seat's next character comes in: seat, coins, 1 if it is the set-up. */
  readonly enters: number;
  readonly kind: number;
}

export const installEnter = (book: Rulebook<State, Pub>, seats: number, { noSuchDie, arriveAt }: Manners): Entering => {
  const doorTaken = book.clause('door-taken', 'P3.1');
  const pileEmpty = book.clause('pile-empty', 'P5.1');
  const entered = book.event('entered', seatArg, characterArg, coinsArg);
  const turned = book.event('pile-shuffled', seatArg);

  const shuffleUp = book.frame(
    shuffleFrame({ id: 'shuffle-up', args: [seatOf(seats)], on: ['enters'] }, (s, random, tell, seat) => {
      s.piles[seat] = shuffle(s.below[seat]!.splice(0), random);
      tell?.(turned, seat, 0, 0);
    }),
  );
  const enters = book.frame({
    id: 'enters',
    args: [seatOf(seats), coinsArg, numberArg('set-up', 2)],
    on: ['begin', 'enters', 'act'],
    run(s, tell) {
      const [seat, coins, setUp] = [frameArg(s, 0), frameArg(s, 1), frameArg(s, 2)];
      if (s.piles[seat]!.length === 0) return pushFrame(s, shuffleUp, seat);
      popFrame(s);
      const character = s.piles[seat]!.pop()!;
      s.place[character] = DOOR;
      s.coins[character] = coins;
      tell?.(entered, seat, character, coins);
      if (setUp === 0) greet(s, character, tell);
    },
  });
  const greet = (s: State, character: Character, tell: Tell): void => arriveAt(s, character, DOOR, tell);

  const kind = book.kind({
    name: 'enter',
    guards: book.every(
      (_s, pub) => (pub.isDoorFree() ? ALLOWED : doorTaken),
      (s, _read, seat) => (s.piles[seat]!.length + s.below[seat]!.length > 0 ? ALLOWED : pileEmpty),
    ),
    choices: [
      {
        ...pipsArg,
        candidates: (s, _read, _seat, _a, _b, out) => writePips(allPips(s), out),
        given: book.every((s, _read, _seat, pips) => (hasPips(s, pips) ? ALLOWED : noSuchDie)),
        guards: book.every(),
      },
    ],
    act(s, seat, pips) {
      usePips(s, pips);
      pushFrame(s, enters, seat, Math.min(pips, MOST_COINS));
    },
  });
  return { enters, kind };
};
