/** What it is worth to end a turn somewhere: the best round of castles from there, with the cards that one will have. */
import {
  EMPTY,
  goldOf,
  HAND,
  HEXES,
  isPath,
  LANDSLIDE,
  MEADOW,
  NEIGHBOURS,
  type State,
  TERRAINS,
  WAREHOUSE,
} from '../rules/index.ts';
import { cartOf, type Tours } from './tours.ts';
import { PLACES, type WayFinder } from './ways.ts';
import type { Weights } from './weights.ts';

export interface Stops {
  /** Measures the map for a seat whose turn it is. */
  begin(s: State, seat: number): void;
  /** The merchant ends here after so many cards; by card, what is left of the hand. */
  there(hex: number, left: Uint8Array, used: number): number;
  /** The merchant is still on the way to this hex, to which tiles lead; cards of so much worth lack for it. */
  behind(hex: number, lacking: number, used: number): number;
}

/** The chance that a card drawn is not of a certain terrain. */
const OTHER = 1 - 1 / TERRAINS.length;

export const makeStops = (finder: WayFinder, tours: Tours, { start, miss, drawn }: Weights): Stops => {
  const { walking, standing } = finder;
  const near = PLACES.map(() => new Float64Array(HEXES));
  const misses = Array.from({ length: drawn + 1 }, (_, draws) => 1 + miss * OTHER ** draws);
  let tiles: readonly number[] = [];
  let [gold, wares, spent, held, began] = [0, 0, 0, 0, 0];

  const draws = (used: number): number => Math.min(spent + used, drawn);
  const cardsAfter = (used: number): number => Math.min(HAND, held - used + Math.max(1, draws(used)));
  /** The cheapest ways on for this hand. A terrain that it lacks may still be drawn. */
  const setOut = (hex: number, left: Uint8Array, lack: number): void => {
    for (let place = 0; place < PLACES.length; place++) near[place]![hex] = Number.POSITIVE_INFINITY;
    const beside = NEIGHBOURS[hex]!;
    for (let i = 0; i < beside.length; i++) {
      const to = beside[i]!;
      const tile = tiles[to]!;
      if (tile === LANDSLIDE) continue;
      const step = !isPath(to) ? 1 : tile === EMPTY ? start : left[tile]! > 0 ? 1 : lack;
      for (let place = 0; place < PLACES.length; place++) {
        const found = step + walking[place]![to]!;
        if (found < near[place]![hex]!) near[place]![hex] = found;
      }
    }
  };
  return {
    begin(s, seat) {
      finder.find(s.tiles);
      finder.stand(MEADOW);
      tours.begin(s, seat);
      tiles = s.tiles;
      [gold, wares] = [goldOf(s, seat), cartOf(s, seat)];
      [spent, held, began] = [s.spent, s.hands[seat]!.length, s.began];
    },
    there(hex, left, used) {
      if (isPath(hex)) {
        setOut(hex, left, misses[draws(used)]!);
        return tours.from(near, hex, 0, wares, gold, cardsAfter(used));
      }
      const filled = hex !== began && (hex === MEADOW || hex === WAREHOUSE);
      const cards = filled ? HAND : cardsAfter(used);
      if (hex === MEADOW) return tours.from(standing, hex, 0, wares, gold, cards);
      return tours.stop(PLACES.indexOf(hex), wares, gold, cards);
    },
    behind: (hex, lacking, used) => tours.from(walking, hex, lacking, wares, gold, cardsAfter(used)),
  };
};
