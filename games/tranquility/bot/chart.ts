/**
 * What a seat can say about the cards from its view: which values may still come, where they would go, what a card is
 * worth. Read once per decision into the same arrays.
 */
import type { Seat, Setup } from '@halcyon/kernel';
import { ABOVE, type Sea } from '../look/sea.ts';
import { type Board, boardOf, EIGHT, HIGHEST_ISLAND } from '../rules/index.ts';
import { type Deck, type Holdings, readHoldings, whatIsHeld } from './holdings.ts';
import { Places } from './places.ts';
import { wrongSides } from './sides.ts';
import type { Weights } from './weights.ts';

/** No card has a higher number. */
const MOST_KINDS = 128;

export class Chart {
  readonly board: Board;
  /** What is surveyed; nothing is read before the first survey. */
  s!: Sea;
  seat: Seat = 0;
  hand: readonly number[] = [];
  /** Expected number of copies of an island that can still be played, and the sums up to each; with room for cards that
   * are no islands, so that nobody asks. */
  readonly worth = new Float64Array(MOST_KINDS);
  readonly sums = new Float64Array(ABOVE + 1);
  /** For each chain and island (see spot) the cells of the nearest lower and higher ones in the sea. */
  readonly low: Int16Array;
  readonly high: Int16Array;
  empty = 0;
  /** How many surveys there were: what is kept of one holds until the next. */
  surveys = 0;
  /** What a card less is worth just because it is a card. */
  price = 0;
  /** What cards in hand that are no islands are worth. */
  readonly held: Holdings;
  constructor(
    readonly setup: Setup,
    deck?: Deck,
    readonly places = new Places(boardOf(setup.layout)),
  ) {
    this.board = boardOf(setup.layout);
    this.low = places.low;
    this.high = places.high;
    this.held = whatIsHeld(setup, deck);
  }
}

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

/** Before anything is asked of the places. */
export const lookAt = (chart: Chart, s: Sea, seat: Seat): void => {
  chart.s = s;
  chart.seat = seat;
  chart.hand = s.hands[seat]!;
  chart.places.read(s);
  chart.empty = chart.places.empty;
};

/** Spare cards for each turn that is still to come, of a seat or (with all cards and one 'seat') of the team. */
const sparePerTurn = (cards: number, turns: number, owed: number): number => (cards - turns - owed) / (1 + turns);

const count = (worth: Float64Array, cards: readonly number[], as: number): void => {
  for (let i = 0; i < cards.length; i++) worth[cards[i]!] = as;
};

export const survey = (chart: Chart, s: Sea, seat: Seat, weights: Weights): void => {
  lookAt(chart, s, seat);
  chart.surveys = (chart.surveys + 1) | 0;
  const { worth, sums, board, held, empty, hand } = chart;
  const chance = chanceInPlay(s, seat, weights.gone);
  for (let card = 1; card <= HIGHEST_ISLAND; card++) worth[card] = chance;
  count(worth, s.discards[seat]!, 0);
  count(worth, hand, weights.own);
  count(worth, s.cells, 0);
  if (s.devoured) count(worth, s.devoured, 0);
  if (s.explored) count(worth, s.explored, 0);
  let sum = 0;
  for (let card = 1; card <= HIGHEST_ISLAND; card++) {
    sum += worth[card]!;
    sums[card] = sum;
  }
  sums[ABOVE] = sum;

  const seats = s.hands.length;
  let cards = 0;
  for (let i = 0; i < seats; i++) cards += s.hands[i]!.length + s.piles[i]!.length;
  const owed = (held.starts && s.started === 0 ? EIGHT : 0) + wrongSides(s);
  const own = hand.length + s.piles[seat]!.length;
  const mine = sparePerTurn(own, (empty + 1) / seats, owed / seats);
  const all = sparePerTurn(cards / seats, (empty + 1) / seats, owed / seats);
  const spare = weights.team * all + (1 - weights.team) * mine;
  chart.price = weights.price * Math.exp(-weights.scarce * spare);
  readHoldings(held, s, seat, chance, 1 - empty / board.cells, weights);
};
