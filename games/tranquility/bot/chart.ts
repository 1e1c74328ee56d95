/**
 * What a seat can say about the cards from its view: which values may still come, where they would go, what a card is
 * worth. Read once per decision into the same arrays.
 */
import type { Seat, Setup } from '@halcyon/kernel';
import { ABOVE, type Sea } from '../look/sea.ts';
import { type Board, boardOf, EIGHT, EMPTY, HIGHEST_ISLAND } from '../rules/index.ts';
import { type Deck, type Holdings, readHoldings, whatIsHeld } from './holdings.ts';
import { wrongSides } from './sides.ts';
import type { Weights } from './weights.ts';

/** Where a chain's entry for an island is kept. */
export const spot = (chain: number, card: number): number => chain * ABOVE + card;

export class Chart {
  readonly board: Board;
  /** What is surveyed; nothing is read before the first survey. */
  s!: Sea;
  seat: Seat = 0;
  hand: readonly number[] = [];
  /** Expected number of copies of an island that can still be played, and the sums up to each. */
  readonly worth = new Float64Array(ABOVE + 1);
  readonly sums = new Float64Array(ABOVE + 1);
  /** For each chain and island (see spot) the cells of the nearest lower and higher ones in the sea. */
  readonly low: Int16Array;
  readonly high: Int16Array;
  empty: number;
  /** The cells that low, high and empty were read from: a turn's drops find them as they were. */
  readonly charted: number[];
  /** How many surveys there were: what is kept of one holds until the next. */
  surveys = 0;
  /** What a card less is worth just because it is a card. */
  price = 0;
  /** What cards in hand that are no islands are worth. */
  readonly held: Holdings;
  constructor(
    readonly setup: Setup,
    deck?: Deck,
  ) {
    this.board = boardOf(setup.layout);
    const { chains, cells } = this.board;
    this.low = new Int16Array(spot(chains.length, 0));
    this.high = new Int16Array(spot(chains.length, 0));
    this.empty = cells;
    // No sea looks like this, so that the first is read.
    this.charted = Array.from({ length: cells }, () => ABOVE + 1);
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

/** Returns how many cells of the chain are empty. */
const readChain = ({ s, board, low, high }: Chart, chain: number): number => {
  const { from, cells } = board.chains[chain]!;
  const end = from + cells;
  let empty = 0;
  let below = from - 1;
  let card = 1;
  for (let cell = from; cell <= end; cell++) {
    const there = cell === end ? ABOVE : s.cells[cell]!;
    if (there === EMPTY) {
      empty++;
      continue;
    }
    for (; card < there; card++) {
      low[spot(chain, card)] = below;
      high[spot(chain, card)] = cell;
    }
    if (cell === end) break;
    // A joker may count as a number whose island is still to come: there is no room for it.
    low[spot(chain, card)] = cell;
    high[spot(chain, card)] = cell + 1;
    card++;
    below = cell;
  }
  return empty;
};

/** A card has been laid into a gap: only the places of the islands of this gap change. */
const split = (chart: Chart, cell: number, card: number): void => {
  const { low, high } = chart;
  const from = spot(chart.board.chainAt[cell]!, 0);
  const [below, above] = [low[from + card]!, high[from + card]!];
  const isOfGap = (at: number): boolean => low[at] === below && high[at] === above;
  for (let at = from + card - 1; at > from && isOfGap(at); at--) high[at] = cell;
  for (let at = from + card + 1; at < from + ABOVE && isOfGap(at); at++) low[at] = cell;
  low[from + card] = cell;
  high[from + card] = cell + 1;
  chart.charted[cell] = card;
  chart.empty--;
};
/** Cells are mostly filled from one survey to the next; whatever else has happened, everything is read anew. */
const isCharted = (chart: Chart, { cells }: Sea): boolean => {
  const { charted, board, low, high } = chart;
  for (let cell = 0; cell < charted.length; cell++) {
    const card = cells[cell]!;
    if (charted[cell] === card) continue;
    if (charted[cell] !== EMPTY) return false;
    const at = spot(board.chainAt[cell]!, card);
    if (low[at]! >= cell || high[at]! <= cell) return false;
    split(chart, cell, card);
  }
  return true;
};
/** Finds the place of every island in every chain. Returns how many cells are empty. */
export const readChains = (chart: Chart, s: Sea, seat: Seat): number => {
  chart.s = s;
  chart.seat = seat;
  chart.hand = s.hands[seat]!;
  if (isCharted(chart, s)) return chart.empty;
  for (let cell = 0; cell < chart.charted.length; cell++) chart.charted[cell] = s.cells[cell]!;
  let empty = 0;
  for (let chain = 0; chain < chart.board.chains.length; chain++) empty += readChain(chart, chain);
  chart.empty = empty;
  return empty;
};

/** Spare cards for each turn that is still to come, of a seat or (with all cards and one 'seat') of the team. */
const sparePerTurn = (cards: number, turns: number, owed: number): number => (cards - turns - owed) / (1 + turns);

const forget = (worth: Float64Array, cards: readonly number[]): void => {
  for (const card of cards) if (card <= HIGHEST_ISLAND) worth[card] = 0;
};

export const survey = (chart: Chart, s: Sea, seat: Seat, weights: Weights): void => {
  const { worth, sums, board, held } = chart;
  const empty = readChains(chart, s, seat);
  chart.surveys = (chart.surveys + 1) | 0;
  const { hand } = chart;
  const chance = chanceInPlay(s, seat, weights.gone);
  worth.fill(chance);
  forget(worth, s.discards[seat]!);
  for (const card of hand) if (card <= HIGHEST_ISLAND) worth[card] = weights.own;
  forget(worth, s.cells);
  if (s.devoured) forget(worth, s.devoured);
  if (s.explored) forget(worth, s.explored);
  worth[0] = 0;
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
