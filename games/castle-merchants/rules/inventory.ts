/** Where everything lies: cards, tiles, landslides, wares and coins are neither lost nor made. */
import { type AnyRules, framesOf, type Lying } from '@halcyon/kernel';
import { type Audit, auditHands, auditor, audits, type Inventory } from '@halcyon/parts';
import { connected } from './connection.ts';
import { goldOf, type State } from './state.ts';
import { hasMerchant } from './tiles.ts';
import {
  CARD_SIZE,
  CARD_WORDS,
  COINS,
  castleAt,
  DECK,
  EMPTY,
  GOAL,
  HEX_WORDS,
  isPath,
  LANDSLIDE,
  LANDSLIDES,
  MOST_TURNS,
  TERRAINS,
  TILES_OF_TERRAIN,
  WARES,
  WARES_OF_KIND,
} from './vocabulary.ts';

export const inventory: Inventory<State> = {
  cards: DECK,
  size: CARD_SIZE,
  words: CARD_WORDS,
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
  yield s.reserve[EMPTY] === 0 ? undefined : 'reserve: no tile is empty';
  const coins = [...s.coins, ...s.purses].flat();
  const all = COINS.flatMap((bySeats) => bySeats[seats]!);
  for (const coin of new Set([...coins, ...all])) yield wrong(`coins of ${coin}`, count(coins, coin), count(all, coin));
  for (const [ware, left] of s.coins.entries())
    yield String(COINS[ware]![seats]!.slice(COINS[ware]![seats]!.length - left.length)) === String(left)
      ? undefined
      : `coins: those of ${WARES[ware]} are taken from the highest on`;
  for (const [hex, tile] of s.tiles.entries())
    yield tile === EMPTY || isPath(hex) ? undefined : `something lies on ${HEX_WORDS[hex]}, which is no path hex`;
  for (const [seat, hex] of s.merchants.entries())
    yield isPath(hex) && (s.tiles[hex] === EMPTY || s.tiles[hex] === LANDSLIDE)
      ? `the merchant of seat ${seat} stands on ${HEX_WORDS[hex]}, where no tile lies`
      : undefined;
  yield connected(s) ? undefined : 'landslides cut somebody off';
}

/** The same for a turn: what is asked, paid for and thrown fits the table. */
function* turnProblems(s: State, lying: Lying): Generator<string | undefined> {
  const must = (holds: boolean, what: string): string | undefined => (holds ? undefined : what);
  const hand = s.hands[s.turn]!.length;
  for (const [left] of lying(s, 'pay'))
    yield must(left > 0 && left <= hand, `frames: ${left} of ${hand} cards cannot be paid`);
  for (const [hex] of lying(s, 'removing'))
    yield must(isTerrain(s.tiles[hex]!) && !hasMerchant(s, hex), `frames: nothing to remove lies on ${HEX_WORDS[hex]}`);
  yield must(
    (s.die !== 0) === lying(s, 'die').length > 0,
    "die: it shows something exactly while 'frames' asks for its use",
  );
  const ware = castleAt(s.merchants[s.turn]!);
  if (lying(s, 'sell').length > 0) yield must(ware >= 0 && s.cart[s.turn]![ware] === 1, 'frames: nothing can be sold');
  if (lying(s, 'begin').length > 0) yield must(s.turns < MOST_TURNS, 'turns: none may begin any more');
  yield must(
    s.ended !== 0 || s.purses.every((_, seat) => goldOf(s, seat) < GOAL),
    `purses: whoever has ${GOAL} gold has won`,
  );
}
const isTerrain = (tile: number): boolean => tile !== EMPTY && tile !== LANDSLIDE;

const firstOf = (found: Iterable<string | undefined>): string | undefined => {
  for (const problem of found) if (problem !== undefined) return problem;
  return undefined;
};
export const auditFor = (seats: number, rules: Pick<AnyRules, 'frames'>): Audit<State> => {
  const lying = framesOf(rules);
  return audits(
    auditor(inventory, lying),
    auditHands,
    (s) => firstOf(problems(s, seats)),
    (s) => firstOf(turnProblems(s, lying)),
  );
};
