/** How many cards the ways across the map cost, for a hand that is not known. */
import { CASTLES, HEXES, isPath, LANDSLIDE, MEADOW, NEIGHBOURS, WAREHOUSE } from '@halcyon/castle-merchants';
import type { Weights } from './weights.ts';

/** Where ways end: the castles by ware, then the warehouse and the meadow. */
export const PLACES: readonly number[] = [...CASTLES, WAREHOUSE, MEADOW];
export const TO_WAREHOUSE = CASTLES.length;

/** More than all hexes at once. */
const QUEUE = 64;

export interface Ways {
  /** By place: cards from each hex for a merchant who is walking along a chain there, and for one who stands there. */
  readonly walking: readonly Float64Array[];
  readonly standing: readonly Float64Array[];
}
export interface WayFinder {
  readonly ways: Ways;
  /** Measures all ways on this map. */
  find(tiles: readonly number[]): void;
  /** Tells the hexes of a cheapest way from here to each place. */
  onRoad(from: number, met: (hex: number) => void): void;
}

/** On what a merchant stands or goes: a terrain from 1 on, or one of these. */
const BARE = 0;
const PLACE = LANDSLIDE + 1;

export const makeWayFinder = ({ walk, join, lay, start }: Weights): WayFinder => {
  const walking = PLACES.map(() => new Float64Array(HEXES));
  const standing = PLACES.map(() => new Float64Array(HEXES));
  /** By place and hex: where the way goes on from there, and where it sets out to. */
  const next = PLACES.map(() => new Uint8Array(HEXES));
  const first = PLACES.map(() => new Uint8Array(HEXES));
  const ground = new Uint8Array(HEXES);
  const waiting = new Uint8Array(HEXES);
  const queue = new Uint8Array(QUEUE);

  const setOut = (to: number): number => (to === PLACE ? 1 : to === BARE ? start : walk);
  const goOn = (from: number, to: number): number => {
    if (to === PLACE || from === PLACE) return setOut(to);
    if (to === BARE) return lay;
    return from === to ? 0 : from === BARE ? join : walk;
  };
  /** From the goal back. Steps cost so much alike that a plain queue visits few hexes twice. */
  const measure = (goal: number, cards: Float64Array, towards: Uint8Array): void => {
    cards.fill(Number.POSITIVE_INFINITY);
    cards[goal] = 0;
    queue[0] = goal;
    let [head, tail] = [0, 1];
    while (head !== tail) {
      const hex = queue[head]!;
      head = (head + 1) % QUEUE;
      waiting[hex] = 0;
      const beside = NEIGHBOURS[hex]!;
      for (let i = 0; i < beside.length; i++) {
        const from = beside[i]!;
        if (ground[from] === LANDSLIDE) continue;
        const found = cards[hex]! + goOn(ground[from]!, ground[hex]!);
        if (found >= cards[from]!) continue;
        cards[from] = found;
        towards[from] = hex;
        if (waiting[from] === 1) continue;
        waiting[from] = 1;
        queue[tail] = from;
        tail = (tail + 1) % QUEUE;
      }
    }
  };
  const find = (tiles: readonly number[]): void => {
    for (let hex = 0; hex < HEXES; hex++) ground[hex] = isPath(hex) ? tiles[hex]! : PLACE;
    for (let place = 0; place < PLACES.length; place++) {
      const on = walking[place]!;
      const from = standing[place]!;
      measure(PLACES[place]!, on, next[place]!);
      for (let hex = 0; hex < HEXES; hex++) {
        const beside = NEIGHBOURS[hex]!;
        let least = Number.POSITIVE_INFINITY;
        for (let i = 0; i < beside.length; i++) {
          const found = on[beside[i]!]! + setOut(ground[beside[i]!]!);
          if (found >= least) continue;
          least = found;
          first[place]![hex] = beside[i]!;
        }
        from[hex] = hex === PLACES[place] ? 0 : least;
      }
    }
  };
  const onRoad: WayFinder['onRoad'] = (from, met) => {
    for (let place = 0; place < PLACES.length; place++) {
      const on = next[place]!;
      if (from !== PLACES[place]) met(PLACES[place]!);
      for (let hex = from === PLACES[place] ? from : first[place]![from]!; hex !== PLACES[place]; hex = on[hex]!)
        met(hex);
    }
  };
  return { ways: { walking, standing }, find, onRoad };
};
