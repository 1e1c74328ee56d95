/** How many cards the ways across the map cost, for a hand that is not known. */
import { CASTLES, HEXES, isPath, LANDSLIDE, NEIGHBOURS, WAREHOUSE } from '../rules/index.ts';
import type { Weights } from './weights.ts';

/** Where ways end: the castles by ware, then the warehouse. */
export const PLACES: readonly number[] = [...CASTLES, WAREHOUSE];
export const TO_WAREHOUSE = CASTLES.length;

/** Measured thousands of times per decision, so written down flat: the neighbours of hex h are BESIDE[h * 6] and on. */
const AROUND = 6;
const NONE = 255;
const BESIDE = Uint8Array.from(NEIGHBOURS.flatMap((list) => Array.from({ length: AROUND }, (_, i) => list[i] ?? NONE)));
const HAS_PATH = Uint8Array.from(NEIGHBOURS, (_, hex) => (isPath(hex) ? 1 : 0));
const GOALS = Uint8Array.from(PLACES);
/** More than all hexes at once. */
const QUEUE = 64;

/** On what a merchant stands or goes: a terrain from 1 on, or one of these. */
const BARE = 0;
const BLOCKED = LANDSLIDE;
const PLACE = LANDSLIDE + 1;

export interface WayFinder {
  /** By place: cards from each hex for a merchant who is walking along a chain there. */
  readonly walking: readonly Float64Array[];
  /** The same for one who stands there: from places, and from where `stand` was asked for. */
  readonly standing: readonly Float64Array[];
  /** Measures all ways on this map. */
  find(tiles: readonly number[]): void;
  stand(hex: number): void;
  /** Marks the hexes of a cheapest way from here to each place. */
  markRoads(from: number, marks: Uint8Array): void;
}

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
      for (let i = hex * AROUND; i < (hex + 1) * AROUND; i++) {
        const from = BESIDE[i]!;
        if (from === NONE) break;
        if (ground[from] === BLOCKED) continue;
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
  const stand = (hex: number): void => {
    for (let place = 0; place < GOALS.length; place++) {
      const on = walking[place]!;
      let least = Number.POSITIVE_INFINITY;
      for (let i = hex * AROUND; i < (hex + 1) * AROUND; i++) {
        const to = BESIDE[i]!;
        if (to === NONE) break;
        const found = on[to]! + setOut(ground[to]!);
        if (found >= least) continue;
        least = found;
        first[place]![hex] = to;
      }
      standing[place]![hex] = hex === GOALS[place] ? 0 : least;
    }
  };
  return {
    walking,
    standing,
    find(tiles) {
      for (let hex = 0; hex < ground.length; hex++) ground[hex] = HAS_PATH[hex] === 1 ? tiles[hex]! : PLACE;
      for (let place = 0; place < GOALS.length; place++) measure(GOALS[place]!, walking[place]!, next[place]!);
      for (let place = 0; place < GOALS.length; place++) stand(GOALS[place]!);
    },
    stand,
    markRoads(from, marks) {
      stand(from);
      for (let place = 0; place < GOALS.length; place++) {
        const goal = GOALS[place]!;
        if (from === goal) continue;
        for (let hex = first[place]![from]!; hex !== goal; hex = next[place]![hex]!) marks[hex] = 1;
      }
    },
  };
};
