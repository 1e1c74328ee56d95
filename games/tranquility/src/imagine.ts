/**
 * A full state that a seat cannot tell from the real one: the cards that it has not seen, dealt anew to the places
 * that it cannot see. What everybody can conclude is kept: whose Start is where, and that a seat can do what it is asked.
 */
import { HIDDEN, type Random, type Seat, shuffle, topFrame, type View } from '@halcyon/kernel';
import { FINISH, FINISHES, ISLANDS, isIsland, START } from './cards.ts';
import { payableCards } from './read.ts';
import type { State } from './state.ts';

const TRIES = 200;

export interface Imagination {
  readonly seats: number;
  readonly deck: readonly number[];
  readonly neverHeld: readonly number[];
  readonly lying: ((s: State, card: number) => number) | null;
  /** Frames in which the active player has acted and not drawn yet, so that no Start can be in hand before one lies. */
  readonly acted: readonly number[];
  readonly turn: number;
  canAct(s: State, seat: Seat): boolean;
  copy(s: State): State;
}

const isHidden = (card: number): boolean => card === HIDDEN;

/** The cards that this view does not show, without Starts. */
const unseenCards = (view: State, { deck, lying }: Imagination): number[] => {
  const left = new Map<number, number>();
  for (const card of [...ISLANDS, ...deck]) left.set(card, (left.get(card) ?? 0) + 1);
  left.set(FINISH, FINISHES);
  const seen = [...view.cells, ...[view.hands, view.piles, view.discards, view.given].flat(2), ...view.removed];
  for (const card of seen) if (left.has(card)) left.set(card, left.get(card)! - 1);
  return [...left].flatMap(([card, n]) => Array<number>(n - (lying?.(view, card) ?? 0)).fill(card));
};

/** Puts each Start that the seat has not seen into one of the places where it may be, all equally likely. */
const hideStarts = (s: State, me: Seat, { seats, acted }: Imagination, random: Random): void => {
  const frame = topFrame(s);
  for (let seat = 0; seat < seats - s.aside; seat++) {
    const seen = s.started === seat + 1 || [...s.hands[seat]!, ...s.discards[seat]!].includes(START);
    if (seen) continue;
    const lists = [s.piles[seat]!];
    if (s.started !== 0) lists.push(s.discards[seat]!, s.given[seat]!);
    if (seat !== me && !(s.started === 0 && seat === s.turn && acted.includes(frame))) lists.push(s.hands[seat]!);
    const free = lists.flatMap((list) => list.flatMap((card, i) => (isHidden(card) ? [{ list, i }] : [])));
    const place = free[random.below(free.length)]!;
    place.list[place.i] = START;
  }
};

const fill = (list: number[], cards: number[], fits: (card: number) => boolean): void => {
  for (let i = 0; i < list.length; i++) {
    if (!isHidden(list[i]!)) continue;
    const found = cards.findLastIndex(fits);
    list[i] = cards.splice(found, 1)[0]!;
  }
};

const sound = (s: State, me: Seat, about: Imagination): boolean => {
  for (let seat = 0; seat < about.seats; seat++) {
    // A stated number was payable when it was stated, with two from the pile if need be.
    if (seat !== me && s.due[seat]! > payableCards(s, seat) + (s.given[seat]!.length === 0 ? 2 : 0)) return false;
  }
  return topFrame(s) !== about.turn || s.turn === me || about.canAct(s, s.turn);
};

export const imagine = (view: View<State>, me: Seat, random: Random, about: Imagination): State => {
  const unseen = unseenCards(view, about);
  let s = view as State;
  for (let i = 0; i < TRIES; i++) {
    s = about.copy(view);
    hideStarts(s, me, about, random);
    const cards = shuffle([...unseen], random);
    const canBeHeld = (card: number): boolean => !about.neverHeld.includes(card);
    fill(s.removed, cards, isIsland);
    for (const list of [...s.hands, ...s.discards]) fill(list, cards, canBeHeld);
    for (const list of [...s.given, ...s.piles]) fill(list, cards, () => true);
    for (const hand of s.hands) hand.sort((a, b) => a - b);
    hideFloor(s, me);
    if (sound(s, me, about)) return s;
  }
  return s;
};

/** The lowest card that another seat may drop next is the last that it dropped. */
const hideFloor = (s: State, me: Seat): void => {
  for (let seat = 0; seat < s.floor.length; seat++) {
    if (seat !== me) s.floor[seat] = 0;
  }
};
