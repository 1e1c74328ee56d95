/** M3.3: a tile from the reserve; where none is left, one from elsewhere on the map. */
import {
  ALLOWED,
  argOf,
  type Choice,
  type Every,
  type Facts,
  type Move,
  type Rulebook,
  type Seat,
} from '@halcyon/kernel';
import { differentCards, seatArg } from '@halcyon/parts';
import { cardArg, hexArg, tileArg } from '../args.ts';
import type { State } from '../state.ts';
import { type Empties, emptyHexes, freeTiles, fromReserve, lay, lift } from '../tiles.ts';
import type { Manners } from './manners.ts';

/** What tiles do on the map, by card or die. */
export interface TileEvents {
  readonly laid: number;
  readonly shifted: number;
  readonly removed: number;
}
export const declareTileEvents = (book: Rulebook<State, Empties>): TileEvents => ({
  laid: book.event('laid', seatArg, tileArg(), hexArg()),
  shifted: book.event('shifted', tileArg(), hexArg('from'), hexArg('to')),
  removed: book.event('removed', seatArg, tileArg(), hexArg()),
});

export const installPlace = (
  book: Rulebook<State, Empties>,
  { hexes, inHand, isEmpty, noMerchant, playCard }: Manners,
  { laid, shifted }: TileEvents,
): number[] => {
  const terrain = (_s: State, _seat: Seat, move: Move): Facts => ({ terrain: argOf(move, 0) });
  const reserveEmpty = book.clause('reserve-empty', 'M3.3', terrain);
  const reserveLeft = book.clause('reserve-left', 'M3.3', terrain);
  const notThatTile = book.clause('not-that-tile', 'M3.3', (_s, _seat, move) => ({
    hex: hexes(move)[0]!,
    terrain: argOf(move, 0),
  }));
  const card = (guards: Every<State, Empties>): Choice<State, Empties> => ({
    ...cardArg(),
    candidates: (s, _read, seat, _a, _b, out) => differentCards(s.hands[seat]!, out),
    given: book.every((s, _read, seat, held) => inHand(s, seat, held)),
    guards,
  });

  const place = book.kind({
    name: 'place',
    guards: book.every(),
    choices: [
      card(book.every((s, _read, _seat, tile) => (s.reserve[tile]! > 0 ? ALLOWED : reserveEmpty))),
      {
        ...hexArg(),
        candidates: (s, empties, _seat, _a, _b, out) => emptyHexes(s, empties, out),
        given: book.every((s, _read, _seat, _tile, hex) => isEmpty(s, hex)),
        guards: book.every(),
      },
    ],
    act(s, seat, tile, hex, _c, tell) {
      playCard(s, seat, tile, tell);
      fromReserve(s, tile);
      lay(s, tile, hex);
      tell?.(laid, seat, tile, hex);
    },
  });
  const shift = book.kind({
    name: 'shift',
    guards: book.every(),
    choices: [
      card(book.every((s, _read, _seat, tile) => (s.reserve[tile] === 0 ? ALLOWED : reserveLeft))),
      {
        ...hexArg('from'),
        candidates: (s, _read, _seat, tile, _b, out) => freeTiles(s, tile, out),
        given: book.every(
          (s, _read, _seat, tile, from) => (s.tiles[from] === tile ? ALLOWED : notThatTile),
          (s, _read, _seat, _tile, from) => noMerchant(s, from),
        ),
        guards: book.every(),
      },
      {
        ...hexArg('to'),
        candidates: (s, empties, _seat, _a, _b, out) => emptyHexes(s, empties, out),
        given: book.every((s, _read, _seat, _tile, _from, to) => isEmpty(s, to)),
        guards: book.every(),
      },
    ],
    act(s, seat, tile, from, to, tell) {
      playCard(s, seat, tile, tell);
      lay(s, lift(s, from), to);
      tell?.(shifted, tile, from, to);
    },
  });
  return [place, shift];
};
