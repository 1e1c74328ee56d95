/** Somebody who plays Castle Merchants by the names on the page, and knows where the hexes of the map lie. */
import {
  CASTLES,
  HEX_WORDS,
  HEXES,
  isPath,
  MEADOW,
  NEIGHBOURS,
  WAREHOUSE,
} from '@halcyon/castle-merchants/rules/vocabulary';
import type { Decider, Node, Wanted } from './player.ts';

const TERRAINS = ['Mountain', 'Field', 'Village', 'Forest', 'Castle road'];
const CASTLE_NAMES = ['Wine castle', 'Cloth castle', 'Cheese castle', 'Gem castle', 'Weapon castle'];
const WARE_NAMES = ['Wine', 'Cloth', 'Cheese', 'Gems', 'Weapons'];
const EMPTY = 'empty hex';

/** What the names tell. */
interface Sight {
  /** By hex: 'Forest', 'Landslide', 'empty hex'. */
  readonly tiles: readonly string[];
  readonly me: number;
  readonly hand: readonly string[];
  /** By castle, 0 for one that pays nothing more or buys nothing that is in the cart. */
  readonly worth: readonly number[];
  /** Terrains of which a tile is left beside the map. */
  readonly left: readonly string[];
}
interface Plan {
  readonly card: string;
  readonly to: number;
}

const count = (list: readonly string[], value: string): number => list.filter((other) => other === value).length;
/** The card of which there are most, among these. */
const most = (hand: readonly string[], among: readonly string[] = hand): string | undefined =>
  [...among].sort((a, b) => count(hand, b) - count(hand, a))[0];

/** The way that takes fewest cards, roughly: what is not held must be drawn first. */
const cheapestWay = ({ tiles, me, hand }: Sight, to: number): { readonly cost: number; readonly way: number[] } => {
  const price = (from: number, hex: number): number => {
    const tile = tiles[hex]!;
    if (!isPath(hex)) return 1;
    if (tile === EMPTY) return 2;
    if (tiles[from] === tile && from !== me) return 0.1;
    return hand.includes(tile) ? 1 : 3;
  };
  const best = Array.from({ length: HEXES }, () => Number.POSITIVE_INFINITY);
  const before: number[] = [];
  best[me] = 0;
  const open = new Set([me]);
  while (open.size > 0) {
    const hex = [...open].reduce((a, b) => (best[a]! <= best[b]! ? a : b));
    open.delete(hex);
    for (const beside of NEIGHBOURS[hex]!) {
      const cost = best[hex]! + price(hex, beside);
      if (tiles[beside] === 'Landslide' || cost >= best[beside]!) continue;
      best[beside] = cost;
      before[beside] = hex;
      open.add(beside);
    }
  }
  const way: number[] = [];
  for (let hex = to; hex !== me && before[hex] !== undefined; hex = before[hex]!) way.unshift(hex);
  return { cost: best[to]!, way };
};
/** The castle that pays best for the way, or the warehouse. */
const goalOf = (sight: Sight): readonly number[] => {
  const castles = CASTLES.flatMap((hex, ware) => {
    const { cost, way } = cheapestWay(sight, hex);
    return sight.worth[ware]! > 0 && way.length > 0 ? [{ gain: sight.worth[ware]! / (cost + 3), way }] : [];
  });
  return castles.sort((a, b) => b.gain - a.gain)[0]?.way ?? cheapestWay(sight, WAREHOUSE).way;
};

/** The next card to play and where, or nothing that would help. */
const plan = (sight: Sight): Plan | undefined => {
  const { tiles, hand, me, left } = sight;
  const puts = hand.filter((card) => left.includes(card));
  const at = CASTLES.indexOf(me);
  // Who has come to sell ends the turn.
  if (hand.length === 0 || (at >= 0 && sight.worth[at]! > 0)) return undefined;
  const way = goalOf(sight);
  const next = way[0];
  if (next === undefined) return undefined;
  if (!isPath(next)) return { card: most(hand)!, to: next };
  const tile = tiles[next]!;
  if (tile === EMPTY) {
    // One to put, one to walk; or one that lengthens the chain.
    const card = most(
      hand,
      puts.filter((held) => count(hand, held) > 1),
    );
    if (card !== undefined) return { card, to: next };
  }
  // All that can be put into the chain first, then one card for the whole of it.
  const end = way.findIndex((hex) => tiles[hex] !== tile);
  const after = end < 0 ? undefined : way[end];
  if (count(puts, tile) > 1 && after !== undefined && tiles[after] === EMPTY) return { card: tile, to: after };
  if (hand.includes(tile)) return { card: tile, to: way[(end < 0 ? way.length : end) - 1]! };
  // Nothing leads on: with a full hand a card has to go, to where the way will be.
  const gap = way.find((hex) => tiles[hex] === EMPTY) ?? tiles.indexOf(EMPTY);
  const card = most(puts);
  return hand.length > 5 && gap >= 0 && card !== undefined ? { card, to: gap } : undefined;
};

const PLACES: Readonly<Record<string, number>> = {
  Warehouse: WAREHOUSE,
  Meadow: MEADOW,
  ...Object.fromEntries(CASTLE_NAMES.map((name, ware) => [name, CASTLES[ware]!])),
  ...Object.fromEntries(Object.entries(HEX_WORDS).map(([hex, word]) => [word, Number(hex)])),
};
const hexOf = (name: string): number => PLACES[/^[^,:]+/.exec(name)?.[0] ?? ''] ?? -1;

const look = (tree: readonly Node[]): Sight => {
  const cells = tree.filter(({ role }) => role === 'gridcell').map(({ name }) => name);
  const tiles = Array.from({ length: HEXES }, () => '');
  let me = WAREHOUSE;
  const coins: string[] = [];
  for (const name of cells) {
    const hex = hexOf(name);
    tiles[hex] = /^[^,]+, (empty hex|[A-Z][a-z ]+)/.exec(name)?.[1]?.trim() ?? '';
    if (name.includes('you are here')) me = hex;
    const castle = CASTLES.indexOf(hex);
    if (castle >= 0) coins[castle] = /Coins: (\d)/.exec(name)?.[1] ?? '0';
  }
  const cart = /Cart: ([\w, ]+)/.exec(tree.find(({ role }) => role === 'listitem')?.name ?? '')?.[1] ?? '';
  return {
    tiles,
    me,
    hand: tree.flatMap(({ role, name }) => (role === 'button' && TERRAINS.includes(name) ? [name] : [])),
    left: TERRAINS.filter((terrain) => tree.some(({ name }) => new RegExp(`^Reserve, ${terrain}: [1-9]`).test(name))),
    worth: coins.map((coin, ware) => (cart.includes(WARE_NAMES[ware]!) ? Number(coin) : 0)),
  };
};

/** Lays the road to the castle that pays best, walks it and sells. */
export class Trader implements Decider {
  #to = -1;

  decide(tree: readonly Node[]): Wanted {
    const buttons = tree.filter(({ role, disabled }) => role === 'button' && !disabled).map(({ name }) => name);
    const first = (...patterns: readonly RegExp[]): Wanted | undefined => {
      const name = patterns.map((pattern) => buttons.find((text) => pattern.test(text))).find(Boolean);
      return name === undefined ? undefined : { role: 'button', name };
    };
    const sale = first(/^Sell the ware for the highest coin/, /^Sell the ware and/);
    if (sale) return sale;
    // After a sale nothing is missing.
    if (first(/^Throw the die for free/)) return first(/^End the turn/)!;
    const target = tree.find(
      ({ role, name }) => role === 'gridcell' && hexOf(name) === this.#to && name.includes(': '),
    );
    if (first(/, picked up$/) && target) return { role: 'gridcell', name: target.name };
    const next = plan(look(tree));
    this.#to = next?.to ?? -1;
    return next ? { role: 'button', name: next.card } : first(/^End the turn/, /^Draw one card/, /^What can I do/)!;
  }
}
