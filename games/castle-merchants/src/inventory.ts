/** Where everything lies: cards, tiles, landslides, wares and coins are neither lost nor made. */
import { auditor, type Inventory } from '@halcyon/parts';
import { connected } from './connection.ts';
import {
  CARD_SIZE,
  CARD_WORDS,
  COINS,
  DECK,
  EMPTY,
  HEX_WORDS,
  isPath,
  LANDSLIDE,
  LANDSLIDES,
  TERRAINS,
  TILES_OF_TERRAIN,
  WARES,
  WARES_OF_KIND,
} from './map.ts';
import type { State } from './state.ts';

export const inventory: Inventory<State> = {
  cards: DECK,
  size: CARD_SIZE,
  words: CARD_WORDS,
  undealt: (s) => s.pile.length + s.discard.length === 0 && s.hands.every((hand) => hand.length === 0),
  lying(s, found) {
    for (const list of [...s.hands, s.pile, s.discard]) for (const card of list) found(card);
  },
};

const count = (list: readonly number[], value: number): number => list.filter((other) => other === value).length;
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

/** Asks each kind of thing in turn; the first that is wrong is said, as words for a developer. */
function* problems(s: State, seats: number): Generator<string | undefined> {
  const wrong = (what: string, found: number, all: number): string | undefined =>
    found === all ? undefined : `${what}: there are ${found}, the game has ${all}`;
  for (const [i, name] of TERRAINS.entries())
    yield wrong(`${name} tiles`, s.reserve[i + 1]! + count(s.tiles, i + 1), TILES_OF_TERRAIN);
  yield wrong('landslides', sum(s.slides) + s.common + count(s.tiles, LANDSLIDE), LANDSLIDES);
  for (const [ware, name] of WARES.entries())
    yield wrong(name, s.stock[ware]! + sum(s.cart.map((cart) => cart[ware]!)), WARES_OF_KIND);
  const coins = [...s.coins, ...s.purses].flat();
  const all = COINS.flatMap((bySeats) => bySeats[seats]!);
  for (const coin of new Set([...coins, ...all])) yield wrong(`coins of ${coin}`, count(coins, coin), count(all, coin));
  for (const [hex, tile] of s.tiles.entries())
    yield tile === EMPTY || isPath(hex) ? undefined : `something lies on ${HEX_WORDS[hex]}, which is no path hex`;
  for (const [seat, hex] of s.merchants.entries())
    yield isPath(hex) && (s.tiles[hex] === EMPTY || s.tiles[hex] === LANDSLIDE)
      ? `the merchant of seat ${seat} stands on ${HEX_WORDS[hex]}, where no tile lies`
      : undefined;
  yield connected(s) ? undefined : 'landslides cut somebody off';
}

export const auditFor = (seats: number): ((s: State) => string | undefined) => {
  const cards = auditor(inventory);
  return (s) => {
    const problem = cards(s);
    if (problem !== undefined) return problem;
    for (const other of problems(s, seats)) if (other !== undefined) return other;
    return undefined;
  };
};
