/** What a seat can say about the cards from its view. Read once per decision into the same arrays. */

import type { AnyRules, Seat, Setup } from '@halcyon/kernel';
import { type Mountain, mountainOf } from '../look/mountain.ts';
import {
  BRIDGE,
  CARD_SIZE,
  cardValue,
  deckFor,
  EMPTY,
  HIGHEST_VALUE,
  isTerrain,
  rowOf,
  SLOTS,
  SUMMIT,
  TYPES,
  typeOf,
} from '../rules/index.ts';
import { Ibex, stepsToCome } from './steps.ts';
import type { Weights } from './weights.ts';

/** Where what is known about a terrain is kept, whether it shows an ibex or not. */
export const faceOf = (value: number, type: number): number => value * TYPES + type;
export const FACES = (HIGHEST_VALUE + 1) * TYPES;

/** No card. */
const UNREAD = -1;

export interface Survey {
  readonly setup: Setup;
  /** Copies of each terrain, and summits, that the game has. */
  readonly copies: Float64Array;
  readonly summits: number;
  s: Mountain;
  seat: Seat;
  hand: readonly number[];
  /** The card of the hand that is tried in a slot, or -1. */
  played: number;
  /** A copy of the slots to try things on; see lay. */
  readonly cells: number[];
  /** The rows that are not as the last decision found them, a bit for each. */
  changed: number;
  /** The rows in which something is tried. */
  tried: number;
  /** The ibex, to try steps on; none without Wildlife. */
  readonly ibex: Ibex;
  /** Whether ibex are tried elsewhere. */
  led: boolean;
  /** Whether powers may be read from tables: good enough to see which moves are worth an exact thought. */
  isRough: boolean;
  /** Expected copies of a terrain that can still be played; all together; by value. */
  readonly supply: Float64Array;
  readonly byValue: Float64Array;
  supplied: number;
  /** Empty slots. */
  empty: number;
  /** What a card less is worth just because it is a card. */
  price: number;
  /** What the last summit in hand is worth. */
  lastSummit: number;
}

const countOf = (cards: readonly number[], wanted: number): number => {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === wanted) n++;
  return n;
};
/** By card; what is no terrain counts as one of value 0, of which nobody asks. */
const FACE = Uint8Array.from({ length: CARD_SIZE }, (_, card) =>
  isTerrain(card) ? faceOf(cardValue(card), typeOf(card)) : 0,
);
/** Takes so many copies of each of these terrains away. */
const take = (supply: Float64Array, cards: readonly number[], by: number): void => {
  for (let i = 0; i < cards.length; i++) supply[FACE[cards[i]!]!]! -= by;
};
const copiesIn = (deck: readonly number[]): Float64Array => {
  const copies = new Float64Array(FACES);
  take(copies, deck, -1);
  return copies;
};

export const newSurvey = ({ setup, seats, start }: AnyRules): Survey => ({
  setup,
  copies: copiesIn(deckFor(seats)),
  summits: countOf(deckFor(seats), SUMMIT),
  s: mountainOf(start()),
  seat: 0,
  hand: [],
  played: -1,
  cells: Array.from({ length: SLOTS }, () => UNREAD),
  changed: 0,
  tried: 0,
  ibex: new Ibex(),
  led: false,
  isRough: false,
  supply: new Float64Array(FACES),
  byValue: new Float64Array(HIGHEST_VALUE + 1),
  supplied: 0,
  empty: SLOTS,
  price: 0,
  lastSummit: 0,
});

/** The chance that a card which this seat has not seen is still in a hand or deck. */
const chanceInPlay = (s: Mountain, seat: Seat, gone: number): number => {
  let inPlay = 0;
  let out = 0;
  for (let i = 0; i < s.hands.length; i++) {
    inPlay += s.piles[i]!.length;
    if (i === seat) continue;
    inPlay += s.hands[i]!.length;
    out += gone * s.discards[i]!.length;
  }
  return inPlay === 0 ? 0 : inPlay / (inPlay + out);
};

/** Spare cards for each turn that is still to come. */
const sparePerTurn = (cards: number, turns: number, owed: number): number => (cards - turns - owed) / (1 + turns);

export const readInto = (survey: Survey, s: Mountain, seat: Seat, weights: Weights): void => {
  const { supply, byValue, cells, ibex } = survey;
  const hand = s.hands[seat]!;
  survey.s = s;
  survey.seat = seat;
  survey.hand = hand;
  survey.played = -1;
  survey.tried = 0;
  survey.led = false;
  supply.set(survey.copies);
  let empty = 0;
  survey.changed = 0;
  for (let cell = 0; cell < SLOTS; cell++) {
    const card = s.cells[cell]!;
    if (card === EMPTY || card === BRIDGE) empty++;
    else supply[FACE[card]!]! -= 1;
    if (card === cells[cell]) continue;
    cells[cell] = card;
    survey.changed |= 1 << rowOf(cell);
  }
  if (s.ibex) ibex.read(s.ibex);
  const seats = s.hands.length;
  const chance = chanceInPlay(s, seat, weights.gone);
  const discards = s.discards[seat]!;
  take(supply, discards, 1);
  take(supply, hand, 1);
  if (s.lifted !== EMPTY) supply[faceOf(cardValue(s.lifted), typeOf(s.lifted))]! -= 1;
  for (let face = 0; face < FACES; face++) supply[face]! *= chance;
  take(supply, hand, -weights.own);
  survey.supplied = 0;
  for (let value = 1; value <= HIGHEST_VALUE; value++) {
    const at = faceOf(value, 0);
    byValue[value] = supply[at]! + supply[at + 1]! + supply[at + 2]!;
    survey.supplied += byValue[value]!;
  }

  survey.empty = empty;
  let cards = 0;
  for (let i = 0; i < seats; i++) cards += s.hands[i]!.length + s.piles[i]!.length;
  const turns = (empty + 1) / seats;
  const owed = s.ibex ? (weights.ibexOwed * stepsToCome(ibex)) / seats : 0;
  const mine = sparePerTurn(hand.length + s.piles[seat]!.length, turns, owed);
  const all = sparePerTurn(cards / seats, turns, owed);
  const spare = weights.team * all + (1 - weights.team) * mine;
  survey.price = weights.price * Math.exp(-weights.scarce * spare);
  const summits = survey.summits - countOf(hand, SUMMIT) - countOf(discards, SUMMIT);
  survey.lastSummit =
    (weights.summit + weights.summitLate * (1 - empty / SLOTS)) * Math.exp(-weights.summitElse * summits * chance);
};
