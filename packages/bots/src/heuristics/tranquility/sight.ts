/**
 * What a seat can say about the cards from its view: which values may still come, where they would go, what a card is
 * worth. Read once per decision into the same arrays.
 */
import type { Seat } from '@halcyon/kernel';
import {
  EIGHT,
  EMPTY,
  FINISH,
  FINISHES,
  HIGHEST_ISLAND,
  type State,
  size,
  square,
  type Weather,
} from '@halcyon/tranquility';
import type { Weights } from './weights.ts';

/** The state with the fields that its features may add. */
export type Sea = State & Partial<Weather> & { readonly rocks?: number };

export const CELLS = size(square);
/** The ends of the chain: below the first cell lies 0, above the last one this. */
export const ABOVE = HIGHEST_ISLAND + 1;

export interface Sight {
  s: Sea;
  seat: Seat;
  hand: readonly number[];
  /** Expected number of copies of an island that can still be played, and the sums up to each. */
  readonly worth: Float64Array;
  readonly sums: Float64Array;
  /** For each island the cells of the nearest lower and higher ones in the sea. */
  readonly low: Int16Array;
  readonly high: Int16Array;
  empty: number;
  /** What a card less is worth just because it is a card. */
  price: number;
  /** What the last Finish in hand is worth. */
  finish: number;
}

export const newSight = (): Sight => ({
  s: undefined as unknown as Sea,
  seat: 0,
  hand: [],
  worth: new Float64Array(ABOVE + 1),
  sums: new Float64Array(ABOVE + 1),
  low: new Int16Array(ABOVE + 1),
  high: new Int16Array(ABOVE + 1),
  empty: CELLS,
  price: 0,
  finish: 0,
});

/** The chance that a card which this seat has not seen is still in a hand or pile. */
const chanceInPlay = (s: Sea, seat: Seat, gone: number): number => {
  let inPlay = 0;
  let out = s.removed.length;
  for (let i = 0; i < s.hands.length; i++) {
    inPlay += s.piles[i]!.length;
    out += s.given[i]!.length;
    if (i === seat) continue;
    inPlay += s.hands[i]!.length;
    out += gone * s.discards[i]!.length;
  }
  return inPlay === 0 ? 0 : inPlay / (inPlay + out);
};

const readChain = ({ s, low, high }: Sight): number => {
  let empty = 0;
  let below = -1;
  let from = 1;
  for (let cell = 0; cell <= CELLS; cell++) {
    const there = cell === CELLS ? ABOVE : s.cells[cell]!;
    if (there === EMPTY) {
      empty++;
      continue;
    }
    for (; from < there; from++) {
      low[from] = below;
      high[from] = cell;
    }
    from = there + 1;
    below = cell;
  }
  return empty;
};

/** Spare cards for each turn that is still to come, of a seat or (with all cards and one 'seat') of the team. */
const sparePerTurn = (cards: number, turns: number, owed: number): number => (cards - turns - owed) / (1 + turns);

export const look = (sight: Sight, s: Sea, seat: Seat, weights: Weights): void => {
  const { worth, sums } = sight;
  const hand = s.hands[seat]!;
  sight.s = s;
  sight.seat = seat;
  sight.hand = hand;
  const chance = chanceInPlay(s, seat, weights.gone);
  worth.fill(chance);
  let finishesSeen = 0;
  for (const card of s.discards[seat]!) {
    if (card <= HIGHEST_ISLAND) worth[card] = 0;
    else if (card === FINISH) finishesSeen++;
  }
  for (const card of hand) {
    if (card <= HIGHEST_ISLAND) worth[card] = weights.own;
    else if (card === FINISH) finishesSeen++;
  }
  for (const card of s.cells) if (card !== EMPTY) worth[card] = 0;
  let sum = 0;
  for (let card = 1; card <= HIGHEST_ISLAND; card++) {
    sum += worth[card]!;
    sums[card] = sum;
  }
  sums[ABOVE] = sum;

  const empty = readChain(sight);
  sight.empty = empty;
  const seats = s.hands.length;
  let cards = 0;
  for (let i = 0; i < seats; i++) cards += s.hands[i]!.length + s.piles[i]!.length;
  const owed = s.started === 0 ? EIGHT : 0;
  const own = hand.length + s.piles[seat]!.length;
  const mine = sparePerTurn(own, (empty + 1) / seats, owed / seats);
  const all = sparePerTurn(cards / seats, (empty + 1) / seats, owed / seats);
  const spare = weights.team * all + (1 - weights.team) * mine;
  sight.price = weights.price * Math.exp(-weights.scarce * spare);
  const elsewhere = (FINISHES - finishesSeen) * chance;
  sight.finish =
    (weights.finish + (weights.finishLate * (CELLS - empty)) / CELLS) * Math.exp(-weights.finishElse * elsewhere);
};
