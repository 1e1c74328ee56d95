/** M3.4: how far one card carries a merchant. */

import type { Seat } from '@halcyon/kernel';
import { Marks } from './marks.ts';
import type { Ground } from './state.ts';
import { type Card, HEXES, type Hex, isPath, NEIGHBOURS, type Tile } from './vocabulary.ts';

const met = new Marks();
const found = new Uint8Array(HEXES);

/** Finds those beside the hex that lie open to the merchant and were not met before. */
const step = (tiles: readonly Tile[], from: Hex, card: Card, count: number): number => {
  const beside = NEIGHBOURS[from]!;
  let n = count;
  for (let i = 0; i < beside.length; i++) {
    const hex = beside[i]!;
    if (tiles[hex] !== card || met.has(hex)) continue;
    met.set(hex);
    found[n++] = hex;
  }
  return n;
};
/** Finds the chain of this terrain that begins beside the merchant, and castle, warehouse or meadow beside it; how many. */
const find = ({ tiles, merchants }: Ground, seat: Seat, card: Card): number => {
  const start = merchants[seat]!;
  met.wipe();
  met.set(start);
  let n = step(tiles, start, card, 0);
  for (let done = 0; done < n; done++) n = step(tiles, found[done]!, card, n);
  const beside = NEIGHBOURS[start]!;
  for (let i = 0; i < beside.length; i++) if (!isPath(beside[i]!)) found[n++] = beside[i]!;
  return n;
};

/** Writes where a seat's merchant may end with this card, ascending. */
export const writeReachable = (s: Ground, seat: Seat, card: Card, out: Int32Array | Hex[]): number => {
  const count = find(s, seat, card);
  for (let n = 0; n < count; n++) {
    const hex = found[n]!;
    let at = n;
    for (; at > 0 && out[at - 1]! > hex; at--) out[at] = out[at - 1]!;
    out[at] = hex;
  }
  return count;
};
/** The same as a list; `out` is emptied and filled. */
export const reachable = (s: Ground, seat: Seat, card: Card, out: Hex[] = []): Hex[] => {
  out.length = 0;
  writeReachable(s, seat, card, out);
  return out;
};
export const canReach = (s: Ground, seat: Seat, card: Card, hex: Hex): boolean => {
  const count = find(s, seat, card);
  for (let i = 0; i < count; i++) if (found[i] === hex) return true;
  return false;
};
