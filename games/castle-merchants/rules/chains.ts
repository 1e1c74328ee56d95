/** M3.4: how far one card carries a merchant. */

import type { Seat } from '@halcyon/kernel';
import type { Ground } from './state.ts';
import { type Card, HEXES, type Hex, isPath, NEIGHBOURS, type Tile } from './vocabulary.ts';

const reached = new Uint8Array(HEXES);
const waiting = new Uint8Array(HEXES);

/** Marks the chain of this terrain that begins beside the hex, and castle, warehouse or meadow beside it. */
const mark = (tiles: readonly Tile[], start: Hex, card: Card): void => {
  reached.fill(0);
  let n = 0;
  const step = (from: Hex): void => {
    const beside = NEIGHBOURS[from]!;
    for (let i = 0; i < beside.length; i++) {
      const hex = beside[i]!;
      if (reached[hex] === 1 || tiles[hex] !== card) continue;
      reached[hex] = 1;
      waiting[n++] = hex;
    }
  };
  step(start);
  while (n > 0) step(waiting[--n]!);
  for (const hex of NEIGHBOURS[start]!) if (!isPath(hex)) reached[hex] = 1;
  reached[start] = 0;
};

/** Writes where a seat's merchant may end with this card, ascending. */
export const writeReachable = ({ tiles, merchants }: Ground, seat: Seat, card: Card, out: Int32Array): number => {
  mark(tiles, merchants[seat]!, card);
  let n = 0;
  for (let hex = 0; hex < HEXES; hex++) if (reached[hex] === 1) out[n++] = hex;
  return n;
};
/** The same as a list; `out` is emptied and filled. */
export const reachable = ({ tiles, merchants }: Ground, seat: Seat, card: Card, out: Hex[] = []): Hex[] => {
  mark(tiles, merchants[seat]!, card);
  out.length = 0;
  for (let hex = 0; hex < HEXES; hex++) if (reached[hex] === 1) out.push(hex);
  return out;
};
export const canReach = ({ tiles, merchants }: Ground, seat: Seat, card: Card, hex: Hex): boolean => {
  mark(tiles, merchants[seat]!, card);
  return reached[hex] === 1;
};
