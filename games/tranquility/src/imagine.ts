/**
 * A full state that a seat cannot tell from the real one: the cards that it has not seen, dealt anew to the places
 * that it cannot see. What everybody can conclude is kept: whose Start is where, who was named as holding a Monster,
 * and that a seat can do what it is asked.
 */
import { HIDDEN, type Random, type Seat, shuffle, topFrame, type View } from '@halcyon/kernel';
import { jokerCells } from './board.ts';
import { FINISH, ISLANDS, isIsland, START, times } from './cards.ts';
import { payableCards } from './read.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { Turn } from './turn.ts';

const TRIES = 200;

/** The cards that a seat has not seen, shuffled. */
export interface Unseen {
  /** Puts this card into a hidden place of these lists, all equally likely; false if there is no such place or card. */
  put(card: number, lists: readonly number[][]): boolean;
  /** The same with some card that fits. */
  putSome(fits: (card: number) => boolean, lists: readonly number[][]): boolean;
  count(card: number): number;
  /** Fills all hidden places of the list; false when no card is left that fits. */
  fill(list: number[], fits?: (card: number) => boolean): boolean;
}
/** Places cards that must lie somewhere; false when this deal of the others leaves no room for them. */
export type Hider = (s: State, me: Seat, unseen: Unseen) => boolean;

export interface Imagination {
  readonly table: Table;
  readonly turn: Turn;
  /** Frames in which the active player has acted and not drawn yet, so that no Start can be in hand before one lies. */
  readonly acted: readonly number[];
  /** The frame in which the eight are dropped. */
  readonly share: number;
  copy(s: State): State;
}

/** How many places of a list this seat cannot see. */
export const hiddenIn = (list: readonly number[]): number => list.filter((card) => card === HIDDEN).length;

const unseenOf = (cards: number[], random: Random): Unseen => {
  const put = (card: number, lists: readonly number[][]): boolean => {
    const free = lists.flatMap((list) => list.flatMap((there, i) => (there === HIDDEN ? [{ list, i }] : [])));
    if (free.length === 0) return false;
    const place = free[random.below(free.length)]!;
    place.list[place.i] = card;
    return true;
  };
  const take = (fits: (card: number) => boolean): number | undefined => {
    const at = cards.findLastIndex(fits);
    return at < 0 ? undefined : cards.splice(at, 1)[0];
  };
  const putSome = (fits: (card: number) => boolean, lists: readonly number[][]): boolean => {
    const card = take(fits);
    return card !== undefined && put(card, lists);
  };
  return {
    put: (card, lists) => putSome((other) => other === card, lists),
    putSome,
    count: (card) => cards.filter((other) => other === card).length,
    fill(list, fits = () => true) {
      for (let i = 0; i < list.length; i++) if (list[i] === HIDDEN) list[i] = take(fits) ?? HIDDEN;
      return !list.includes(HIDDEN);
    },
  };
};

/** The cards that this view does not show. */
const unseenCards = (view: State, { table, turn }: Imagination): number[] => {
  const { lying } = turn.flat;
  const left = new Map<number, number>();
  const starts = table.box.starts ? times(table.setup.seats, START) : [];
  for (const card of [...ISLANDS, ...times(table.box.finishes, FINISH), ...starts, ...table.deck, ...table.besides]) {
    left.set(card, (left.get(card) ?? 0) + 1);
  }
  const islands = view.cells.filter((_card, cell) => !jokerCells(view).includes(cell));
  const seen = [...islands, ...[view.hands, view.piles, view.discards, view.given].flat(2), ...view.removed];
  for (const card of seen) if (left.has(card)) left.set(card, left.get(card)! - 1);
  const lies = (card: number): number =>
    card === START ? view.aside + (view.started > 0 && view.started <= table.setup.seats ? 1 : 0) : 0;
  return [...left].flatMap(([card, n]) => times(n - (lying?.(view, card) ?? 0) - lies(card), card));
};

/** Each seat's Start is where it can be: in its own pile, in a hand that need not play it, or dead among the discards. */
const hideStarts =
  ({ table, acted }: Imagination): Hider =>
  (s, me, unseen) => {
    if (!table.box.starts) return true;
    const frame = topFrame(s);
    for (let seat = 0; seat < table.setup.seats - s.aside; seat++) {
      const seen = s.started === seat + 1 || [...s.hands[seat]!, ...s.discards[seat]!].includes(START);
      if (seen) continue;
      const lists = [s.piles[seat]!];
      if (s.started !== 0) lists.push(s.discards[seat]!, s.given[seat]!);
      if (seat !== me && !(s.started === 0 && seat === s.turn && acted.includes(frame))) lists.push(s.hands[seat]!);
      if (!unseen.put(START, lists)) return false;
    }
    return true;
  };

/** What takes effect when it is drawn lies in a pile, or went from one unseen. */
const hideNeverHeld =
  ({ table }: Imagination): Hider =>
  (s, _me, unseen) =>
    table.neverHeld.every((card) =>
      times(unseen.count(card), card).every(() => unseen.put(card, [...s.piles, ...s.given])),
    );

const hideTheRest: Hider = (s, _me, unseen) =>
  unseen.fill(s.removed, isIsland) &&
  [...s.hands, ...s.discards, ...s.given, ...s.piles].every((list) => unseen.fill(list));

const sound = (s: State, me: Seat, { table, turn, share }: Imagination): boolean => {
  // Whoever owes cards can pay; toward the eight with two from the pile if need be (T6.5).
  const sharing = topFrame(s) === share;
  for (let seat = 0; seat < table.setup.seats; seat++) {
    if (seat === me || s.due[seat] === 0) continue;
    const beyond = sharing ? (turn.flat.beyondHand?.(s, seat) ?? 0) : 0;
    if (s.due[seat]! > payableCards(s, seat) + beyond) return false;
    if (!turn.canDo(s, seat, sharing ? table.sharing : [turn.drop])) return false;
  }
  return topFrame(s) !== turn.turn || s.turn === me || turn.canAct(s, s.turn);
};

export const imagine = (view: View<State>, me: Seat, random: Random, about: Imagination): State => {
  const cards = unseenCards(view, about);
  const hiders = [hideStarts(about), hideNeverHeld(about), ...about.table.hiders, hideTheRest];
  let s = view as State;
  for (let i = 0; i < TRIES; i++) {
    s = about.copy(view);
    const unseen = unseenOf(shuffle([...cards], random), random);
    const placed = hiders.every((hide) => hide(s, me, unseen));
    for (const hand of s.hands) hand.sort((a, b) => a - b);
    hideFloor(s, me);
    if (placed && sound(s, me, about)) return s;
  }
  return s;
};

/** The lowest card that another seat may drop next is the last that it dropped. */
const hideFloor = (s: State, me: Seat): void => {
  for (let seat = 0; seat < s.floor.length; seat++) {
    if (seat !== me) s.floor[seat] = 0;
  }
};
