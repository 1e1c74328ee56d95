/** M3.6: the die, and what its face allows. */
import { ALLOWED, bit, type Clause, popFrame, pushFrame, type Rulebook } from '@halcyon/kernel';
import { seatArg, type Tell } from '@halcyon/parts';
import { hexArg, tileArg } from '../args.ts';
import type { Payment } from '../payment.ts';
import type { State } from '../state.ts';
import {
  type Empties,
  emptyHexes,
  freeTiles,
  fromReserve,
  lay,
  leftOf,
  lift,
  slideHexes,
  toReserve,
} from '../tiles.ts';
import { EMPTY, FACES, type Hex, LANDSLIDE, type Tile } from '../vocabulary.ts';
import type { Manners } from './manners.ts';
import type { TileEvents } from './place.ts';

export interface Die {
  /** The throw, for two cards. */
  readonly kind: number;
  /** The frame of a throw: chance, then what to do with the face. */
  readonly thrown: number;
}

export const installThrow = (
  book: Rulebook<State, Empties>,
  { notYourTurn, hexes, twoCards, isEmpty, noMerchant, maySlide, leavesWays }: Manners,
  { laid, shifted, removed }: TileEvents,
  pay: Payment,
): Die => {
  const dieFirst = book.clause('die-first', 'M3.6', (s) => ({ face: s.die }));
  const noneLeft = book.clause('die-reserve-empty', 'M3.6', (s) => ({ face: s.die }));
  const notTheFace = book.clause('not-the-face', 'M3.6', (s, _seat, move) => ({ hex: hexes(move)[0]!, face: s.die }));
  const threw = book.event('threw', seatArg, tileArg('face'));
  const covers = book.event('covered', hexArg(), tileArg());

  /** Where the face may come to: a landslide on free tiles too. */
  const mayLie = (s: State, hex: Hex): Clause => (s.die === LANDSLIDE ? maySlide(s, hex) : isEmpty(s, hex));
  const targets = (s: State, empties: Empties, out: Int32Array): number =>
    s.die === LANDSLIDE ? slideHexes(s, out) : emptyHexes(s, empties, out);
  const waysStay = (s: State, hex: Hex, lifted?: Hex): Clause =>
    s.die === LANDSLIDE ? leavesWays(s, hex, lifted) : ALLOWED;
  const showsFace = (s: State, hex: Hex): Clause => (s.tiles[hex] === s.die ? noMerchant(s, hex) : notTheFace);
  const done = (s: State): void => {
    popFrame(s);
    s.die = 0;
  };
  const tellCovered = (hex: Hex, tile: Tile, tell: Tell): void => {
    if (tile !== EMPTY) tell?.(covers, hex, tile, 0);
  };

  const put = book.kind({
    name: 'put',
    guards: book.every((s) => (leftOf(s, s.die) > 0 ? ALLOWED : noneLeft)),
    choices: [
      {
        ...hexArg(),
        candidates: (s, empties, _seat, _a, _b, out) => targets(s, empties, out),
        given: book.every((s, _read, _seat, hex) => mayLie(s, hex)),
        guards: book.every((s, _read, _seat, hex) => waysStay(s, hex)),
      },
    ],
    act(s, seat, hex, _b, _c, tell) {
      fromReserve(s, s.die);
      const covered = lay(s, s.die, hex);
      tell?.(laid, seat, s.die, hex);
      tellCovered(hex, covered, tell);
      done(s);
    },
  });
  const carry = book.kind({
    name: 'carry',
    guards: book.every(),
    choices: [
      {
        ...hexArg('from'),
        candidates: (s, _read, _seat, _a, _b, out) => freeTiles(s, s.die, out),
        given: book.every((s, _read, _seat, from) => showsFace(s, from)),
        guards: book.every(),
      },
      {
        ...hexArg('to'),
        candidates: (s, empties, _seat, _from, _b, out) => targets(s, empties, out),
        given: book.every((s, _read, _seat, _from, to) => mayLie(s, to)),
        guards: book.every((s, _read, _seat, from, to) => waysStay(s, to, from)),
      },
    ],
    act(s, _seat, from, to, _c, tell) {
      const covered = lay(s, lift(s, from), to);
      tell?.(shifted, s.die, from, to);
      tellCovered(to, covered, tell);
      done(s);
    },
  });
  const take = book.kind({
    name: 'take',
    guards: book.every(),
    choices: [
      {
        ...hexArg(),
        candidates: (s, _read, _seat, _a, _b, out) => freeTiles(s, s.die, out),
        given: book.every((s, _read, _seat, hex) => showsFace(s, hex)),
        guards: book.every(),
      },
    ],
    act(s, seat, hex, _b, _c, tell) {
      toReserve(s, lift(s, hex));
      tell?.(removed, seat, s.die, hex);
      done(s);
    },
  });
  const nothing = book.kind({ name: 'nothing', guards: book.every(), choices: [], act: done });

  // A face always has a use: while tiles of a terrain are beside the map some hex is empty, and the common landslides
  // lie on the map or beside it. So nobody is asked in vain.
  const using = book.frame({
    id: 'die',
    on: ['act', 'next'],
    must: (s) => bit(s.turn),
    kinds: [put, carry, take, nothing],
    facts: (s) => ({ face: s.die }),
    notYou: notYourTurn,
    notThis: dieFirst,
  });
  const thrown = book.frame({
    id: 'throw',
    on: ['act', 'next'],
    outcomes: () => FACES.length,
    roll(s, outcome, tell) {
      popFrame(s);
      s.die = FACES[outcome]!;
      tell?.(threw, s.turn, s.die, 0);
      pushFrame(s, using);
    },
  });
  const kind = book.kind({
    name: 'throw',
    guards: book.every((s, _read, seat) => twoCards(s, seat)),
    choices: [],
    act(s) {
      pushFrame(s, thrown);
      pay(s);
    },
  });
  return { kind, thrown };
};
