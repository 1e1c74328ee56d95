/**
 * Every way to spend the hand this turn along some road: tiles laid in front of the merchant, chains walked, places
 * entered. Each stop on these roads is judged, and the first step towards the best one is made. Only a plan: whether a
 * step is legal, the rules say.
 */
import type { Seat } from '@halcyon/kernel';
import {
  CARD_SIZE,
  type Card,
  EMPTY,
  HEXES,
  type Hex,
  isPath,
  LANDSLIDE,
  NEIGHBOURS,
  type State,
  type Terrain,
} from '../rules/index.ts';
import type { Stops } from './stops.ts';
import type { Weights } from './weights.ts';

const CARDS = CARD_SIZE;
/** No hand can be spent in more ways than this, order aside. */
const SPENDINGS = 64;
const MOST_NODES = HEXES * CARDS * 2 * SPENDINGS;
/** How a node was come to: the card in the lowest bits, then whether a tile was laid and whether a chain was begun. */
const CARD = 7;
const LAID = 8;
const BEGUN = 16;

/** What to do first; undefined = stop here. */
export interface Step {
  readonly what: 'place' | 'move';
  readonly card: Card;
  readonly hex: Hex;
}
/** For a seat whose turn it is and that may play cards. `stray` is added to what each stop is worth; `note` is told of
 * every stop: the first step towards it and its worth. */
export type Planner = (
  s: State,
  seat: Seat,
  stray?: () => number,
  note?: (first: Step | undefined, worth: number) => void,
) => Step | undefined;

/** Whether a tile can be laid: from the reserve, or from elsewhere on the map. */
const canLay = ({ reserve, tiles, merchants }: State, terrain: Terrain): boolean =>
  reserve[terrain]! > 0 || tiles.some((tile, hex) => tile === terrain && !merchants.includes(hex));

export const makePlanner = (stops: Stops, { walk }: Weights): Planner => {
  /** Nodes: hex, terrain of the chain (0: none), whether the merchant stays behind the tiles laid, cards spent. */
  const nodeOf = (hex: number, terrain: number, behind: number, spending: number): number =>
    ((hex * CARDS + terrain) * 2 + behind) * SPENDINGS + spending;
  const hexOf = (node: number): number => Math.floor(node / (CARDS * 2 * SPENDINGS));
  const terrainOf = (node: number): number => Math.floor(node / (2 * SPENDINGS)) % CARDS;
  const behindOf = (node: number): number => Math.floor(node / SPENDINGS) % 2;

  const seen = new Int32Array(MOST_NODES);
  const parent = new Int32Array(MOST_NODES);
  const how = new Uint8Array(MOST_NODES);
  const lacking = new Float64Array(MOST_NODES);
  const queue = new Int32Array(4 * MOST_NODES);
  let [generation, head, tail] = [0, 0, 0];
  const visit = (node: number, from: number, by: number, lack: number): void => {
    if (seen[node] === generation && lacking[node]! <= lack) return;
    seen[node] = generation;
    parent[node] = from;
    how[node] = by;
    lacking[node] = lack;
    queue[tail++] = node;
  };

  const hand = new Uint8Array(CARDS);
  const left = new Uint8Array(CARDS);
  const stride = new Uint8Array(CARDS);
  const layable = new Uint8Array(CARDS);
  const begin = (s: State, seat: number): void => {
    generation++;
    [head, tail] = [0, 0];
    hand.fill(0);
    for (const card of s.hands[seat]!) hand[card]!++;
    for (let card = 1, size = 1; card < CARDS; card++) {
      stride[card] = size;
      size *= hand[card]! + 1;
      layable[card] = hand[card]! > 0 && canLay(s, card) ? 1 : 0;
    }
  };

  const enter = (to: number, node: number, spending: number): void => {
    for (let card = 1; card < CARDS; card++) {
      if (left[card]! > 0) visit(nodeOf(to, 0, 0, spending + stride[card]!), node, card, 0);
    }
  };
  const walkOnto = (tile: number, to: number, node: number, spending: number): void => {
    const behind = behindOf(node);
    if (tile === terrainOf(node)) visit(nodeOf(to, tile, behind, spending), node, tile, lacking[node]!);
    else if (behind === 0 && left[tile]! > 0)
      visit(nodeOf(to, tile, 0, spending + stride[tile]!), node, tile | BEGUN, 0);
    else visit(nodeOf(to, tile, 1, spending), node, tile | BEGUN, lacking[node]! + walk);
  };
  const layOn = (to: number, node: number, spending: number): void => {
    const behind = behindOf(node);
    for (let card = 1; card < CARDS; card++) {
      if (left[card] === 0 || layable[card] === 0) continue;
      const laid = spending + stride[card]!;
      if (card === terrainOf(node)) visit(nodeOf(to, card, behind, laid), node, card | LAID, lacking[node]!);
      else {
        if (behind === 0 && left[card]! > 1)
          visit(nodeOf(to, card, 0, laid + stride[card]!), node, card | LAID | BEGUN, 0);
        visit(nodeOf(to, card, 1, laid), node, card | LAID | BEGUN, lacking[node]! + walk);
      }
    }
  };

  const place = (node: number): Step => ({ what: 'place', card: how[node]! & CARD, hex: hexOf(node) });
  const firstStep = (goal: number, root: number): Step | undefined => {
    const way: number[] = [];
    for (let node = goal; node !== root; node = parent[node]!) way.unshift(node);
    // Tiles of a chain are laid before it is walked in one go.
    const next = way.findIndex((node, i) => i > 0 && (terrainOf(node) === 0 || (how[node]! & BEGUN) !== 0));
    const chain = next < 0 ? way : way.slice(0, next);
    const end = chain.at(-1);
    if (end === undefined) return undefined;
    const laid = (behindOf(end) === 1 ? way : chain).find((node) => (how[node]! & LAID) !== 0);
    if (laid !== undefined) return place(laid);
    return behindOf(end) === 1 ? undefined : { what: 'move', card: how[end]! & CARD, hex: hexOf(end) };
  };

  return (s, seat, stray = () => 0, note = undefined) => {
    begin(s, seat);
    const root = nodeOf(s.merchants[seat]!, 0, 0, 0);
    visit(root, root, 0, 0);
    let [best, most] = [root, Number.NEGATIVE_INFINITY];
    while (head < tail) {
      const node = queue[head++]!;
      const hex = hexOf(node);
      const spending = node % SPENDINGS;
      let used = 0;
      for (let card = 1; card < CARDS; card++) {
        const gone = Math.floor(spending / stride[card]!) % (hand[card]! + 1);
        left[card] = hand[card]! - gone;
        used += gone;
      }
      const worth = behindOf(node) === 1 ? stops.behind(hex, lacking[node]!, used) : stops.there(hex, left, used);
      const seems = worth + stray();
      if (seems > most) [best, most] = [node, seems];
      note?.(firstStep(node, root), worth);
      const beside = NEIGHBOURS[hex]!;
      for (let i = 0; i < beside.length; i++) {
        const to = beside[i]!;
        const tile = s.tiles[to]!;
        if (tile === LANDSLIDE) continue;
        if (isPath(to)) {
          if (tile === EMPTY) layOn(to, node, spending);
          else walkOnto(tile, to, node, spending);
        } else if (behindOf(node) === 0) enter(to, node, spending);
      }
    }
    return firstStep(best, root);
  };
};
