/** M3.5: two cards take a tile back to the reserve. */
import {
  ALLOWED,
  type Facts,
  frameArg,
  type Move,
  popFrame,
  pushFrame,
  type Rulebook,
  type Seat,
} from '@halcyon/kernel';
import { hexArg } from '../args.ts';
import type { Payment } from '../payment.ts';
import type { State } from '../state.ts';
import { type Empties, freeTerrains, lift, toReserve } from '../tiles.ts';
import { EMPTY, LANDSLIDE } from '../vocabulary.ts';
import type { Manners } from './manners.ts';
import type { TileEvents } from './place.ts';

export const installRemove = (
  book: Rulebook<State, Empties>,
  { hexes, twoCards, noMerchant }: Manners,
  { removed }: TileEvents,
  pay: Payment,
): number => {
  const hexOf = (_s: State, _seat: Seat, move: Move): Facts => ({ hex: hexes(move)[0]! });
  const noTile = book.clause('no-tile', 'M3.5', hexOf);
  const landslideStays = book.clause('landslide-stays', 'M3.5', hexOf);
  const removing = book.frame({
    id: 'removing',
    args: [hexArg()],
    on: ['act'],
    run(s, tell) {
      const hex = frameArg(s, 0);
      popFrame(s);
      const tile = lift(s, hex);
      toReserve(s, tile);
      tell?.(removed, s.turn, tile, hex);
    },
  });
  return book.kind({
    name: 'remove',
    guards: book.every((s, _read, seat) => twoCards(s, seat)),
    choices: [
      {
        ...hexArg(),
        candidates: (s, _read, _seat, _a, _b, out) => freeTerrains(s, out),
        given: book.every(
          (s, _read, _seat, hex) => (s.tiles[hex] === EMPTY ? noTile : ALLOWED),
          (s, _read, _seat, hex) => (s.tiles[hex] === LANDSLIDE ? landslideStays : ALLOWED),
          (s, _read, _seat, hex) => noMerchant(s, hex),
        ),
        guards: book.every(),
      },
    ],
    act(s, _seat, hex) {
      pushFrame(s, removing, hex);
      pay(s);
    },
  });
};
