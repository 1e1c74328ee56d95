/** P3.2: a character goes round the ring; a dwarf in either direction (P4.5). */
import { ALLOWED, argOf, type Clause, type Rulebook } from '@halcyon/kernel';
import { characterArg, pipsArg, placeArg } from '../args.ts';
import { allPips, hasPips, usePips } from '../dice.ts';
import type { Pub } from '../seating.ts';
import type { State } from '../state.ts';
import {
  AWAY,
  type Character,
  clanOf,
  DOOR,
  DWARF,
  type Pips,
  PLACES,
  type Place,
  raceOf,
  TROLL,
} from '../vocabulary.ts';
import type { Manners } from './manners.ts';

const CLOCKWISE = 1;
const BACK = -1;

/**
 * The places as one counts on round the ring, from two rounds before the door. Looked up, because nothing steps back are a
 * negative zero, which makes the engine keep a list as fractions.
 */
const AROUND: readonly Place[] = Array.from({ length: 5 * PLACES }, (_, i) => i % PLACES);
/** How far, less the beers that it has drunk. */
const distance = (s: Pick<State, 'beers'>, character: Character, pips: Pips): number => pips - s.beers[character]!;
/** Where a character comes to; the door counts as a place. */
export const arrivalOf = (
  s: Pick<State, 'beers' | 'place'>,
  character: Character,
  pips: Pips,
  direction: number,
): Place => {
  return AROUND[s.place[character]! + direction * distance(s, character, pips) + 2 * PLACES]!;
};

export const installMove = (
  book: Rulebook<State, Pub>,
  { noSuchDie, notYours, notHere, arriveAt }: Manners,
): number[] => {
  const tooDrunk = book.clause('too-drunk', 'P3.2', (s, _seat, move) => ({
    pips: argOf(move, 1),
    beers: s.beers[argOf(move, 0)]!,
  }));
  const notBack = book.clause('not-a-dwarf', 'P4.5');
  const doorTaken = book.clause('door-taken-by-clan', 'P4.2');
  const badCompany = book.clause('bad-company', 'P4.1', (s, _seat, move) => ({
    table: arrivalOf(s, argOf(move, 0), argOf(move, 1), book.kinds[move >>> 24]!.name === 'back' ? BACK : CLOCKWISE),
  }));
  const moved = book.event('moved', characterArg, { ...placeArg, name: 'from' }, { ...placeArg, name: 'to' });
  const left = book.event('left-coin', characterArg, placeArg);

  const judge = (s: State, pub: Pub, character: Character, pips: Pips, direction: number): Clause => {
    if (distance(s, character, pips) < 1) return tooDrunk;
    const to = arrivalOf(s, character, pips, direction);
    if (to === DOOR) return pub.isDoorFree(character) ? ALLOWED : doorTaken;
    return pub.maySit(character, to) ? ALLOWED : badCompany;
  };
  const walk = (name: string, direction: number): number =>
    book.kind({
      name,
      guards: book.every(),
      choices: [
        {
          ...characterArg,
          candidates: (_s, pub, _seat, _a, _b, out) => pub.own(out, direction === CLOCKWISE ? undefined : DWARF),
          given: book.every(
            (s, _read, seat, character) =>
              clanOf(character) !== seat ? notYours : s.place[character] === AWAY ? notHere : ALLOWED,
            (_s, _read, _seat, character) =>
              direction === CLOCKWISE || raceOf(character) === DWARF ? ALLOWED : notBack,
          ),
          guards: book.every(),
        },
        {
          ...pipsArg,
          candidates(s, pub, _seat, character, _b, out) {
            const shown = allPips(s);
            let n = 0;
            for (let i = 0; i < shown.length; i++) {
              const pips = shown[i]!;
              if (judge(s, pub, character, pips, direction) === ALLOWED) out[n++] = pips;
            }
            return n;
          },
          given: book.every(
            (s, _read, _seat, _character, pips) => (hasPips(s, pips) ? ALLOWED : noSuchDie),
            (s, pub, _seat, character, pips) => judge(s, pub, character, pips, direction),
          ),
          guards: book.every(),
        },
      ],
      act(s, _seat, character, pips, _c, tell) {
        const from = s.place[character]!;
        const to = arrivalOf(s, character, pips, direction);
        usePips(s, pips);
        if (raceOf(character) === TROLL && s.coins[character]! > 0) {
          s.coins[character]!--;
          s.lying[from]!++;
          tell?.(left, character, from, 0);
        }
        tell?.(moved, character, from, to);
        arriveAt(s, character, to, tell);
      },
    });
  return [walk('move', CLOCKWISE), walk('back', BACK)];
};
