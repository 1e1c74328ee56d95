/** P3.4: a character leaves the pub, and its beers count. */
import { ALLOWED, argOf, type Clause, type Rulebook } from '@halcyon/kernel';
import { numberArg, over, seatArg } from '@halcyon/parts';
import { characterArg, pipsArg } from '../args.ts';
import { singleDice, usePips, writePips } from '../dice.ts';
import { sendAway } from '../drinking.ts';
import { isAtExit, type Pub } from '../seating.ts';
import type { State } from '../state.ts';
import { AWAY, type Character, clanOf, GOALS } from '../vocabulary.ts';
import type { Manners } from './manners.ts';

export const installLeave = (
  book: Rulebook<State, Pub>,
  seats: number,
  { noSingleDie, notYours, notHere }: Manners,
): number => {
  const notTheSum = book.clause('leave-not-the-sum', 'P3.4');
  const notAtDoor = book.clause('not-at-the-door', 'P3.4');
  const tooSober = book.clause('too-few-beers', 'P3.4', (s, _seat, move) => ({
    beers: s.beers[argOf(move, 0)]!,
    coins: s.coins[argOf(move, 0)]!,
  }));
  const won = book.ending('goal-reached', 'P5.1');
  const left = book.event('left-the-pub', seatArg, characterArg, numberArg('beers', 7));

  const judge = (s: State, character: Character): Clause => {
    if (!isAtExit(s, character)) return notAtDoor;
    return s.beers[character]! >= s.coins[character]! ? ALLOWED : tooSober;
  };
  return book.kind({
    name: 'leave',
    guards: book.every(),
    choices: [
      {
        ...characterArg,
        candidates(s, pub, _seat, _a, _b, out) {
          const count = pub.own(out);
          let n = 0;
          for (let i = 0; i < count; i++) if (judge(s, out[i]!) === ALLOWED) out[n++] = out[i]!;
          return n;
        },
        given: book.every(
          (s, _read, seat, character) =>
            clanOf(character) !== seat ? notYours : s.place[character] === AWAY ? notHere : ALLOWED,
          (s, _read, _seat, character) => judge(s, character),
        ),
        guards: book.every(),
      },
      {
        ...pipsArg,
        candidates: (s, _read, _seat, _a, _b, out) => writePips(singleDice(s), out),
        given: book.every((s, _read, _seat, _character, pips) => noSingleDie(s, pips, notTheSum)),
        guards: book.every(),
      },
    ],
    act(s, seat, character, pips, _c, tell) {
      usePips(s, pips);
      const beers = s.beers[character]!;
      s.stock[seat]! += beers;
      sendAway(s, character);
      tell?.(left, seat, character, beers);
      if (s.stock[seat]! >= GOALS[seats]!) over(s, won);
    },
  });
};
