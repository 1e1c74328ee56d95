/**
 * A full state that a seat cannot tell from the real one: the cards that it has not seen, dealt anew to the places
 * that it cannot see. What everybody can conclude is kept by hiders and by `sound`.
 */
import { type AnyState, HIDDEN, type Random, type Rules, type Seat, type Stacked, shuffle } from '@halcyon/kernel';
import { sortHand } from './hand.ts';
import type { Debts, Holdings } from './holdings.ts';
import { type Inventory, unseenCards } from './inventory.ts';

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
export type Hider<S> = (s: S, me: Seat, unseen: Unseen) => boolean;

/** How many places of a list this seat cannot see. */
export const hiddenIn = (list: readonly number[]): number => {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === HIDDEN) n++;
  return n;
};
/** Writes the card into the hidden place of this number, counted through the lists. */
const putAt = (card: number, lists: readonly number[][], place: number): void => {
  let left = place;
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) {
      if (list[i] !== HIDDEN || left-- > 0) continue;
      list[i] = card;
      return;
    }
  }
};

/** Nothing is built while cards are placed: bots that search imagine hundreds of worlds for one decision. */
const unseenOf = (cards: number[], random: Random): Unseen => {
  const put = (card: number, lists: readonly number[][]): boolean => {
    let free = 0;
    for (const list of lists) free += hiddenIn(list);
    if (free === 0) return false;
    putAt(card, lists, random.below(free));
    return true;
  };
  /** Takes out the card there; those behind it move up. */
  const takeAt = (at: number): number => {
    const card = cards[at]!;
    for (let i = at; i < cards.length - 1; i++) cards[i] = cards[i + 1]!;
    cards.pop();
    return card;
  };
  /** Where one that fits lies, any of them: taking the nearest would leave the order of the others telling something. */
  const placeOf = (fits: (card: number) => boolean): number => {
    let fitting = 0;
    for (let i = 0; i < cards.length; i++) if (fits(cards[i]!)) fitting++;
    if (fitting === 0) return -1;
    let left = random.below(fitting);
    let at = 0;
    while (!fits(cards[at]!) || left-- > 0) at++;
    return at;
  };
  const putFrom = (at: number, lists: readonly number[][]): boolean => at >= 0 && put(takeAt(at), lists);
  return {
    put: (card, lists) =>
      putFrom(
        placeOf((other) => other === card),
        lists,
      ),
    putSome: (fits, lists) => putFrom(placeOf(fits), lists),
    count(card) {
      let n = 0;
      for (let i = 0; i < cards.length; i++) if (cards[i] === card) n++;
      return n;
    },
    fill(list, fits) {
      for (let i = 0; i < list.length; i++) {
        if (list[i] !== HIDDEN) continue;
        const at = fits === undefined ? cards.length - 1 : placeOf(fits);
        if (at < 0) return false;
        list[i] = takeAt(at);
      }
      return true;
    },
  };
};

export interface Imagination<S> {
  /** The cards that the view does not show. */
  readonly cards: readonly number[];
  readonly hiders: readonly Hider<S>[];
  copy(s: S): S;
  /** Whether everybody can do what the table waits for. */
  sound(s: S): boolean;
}
export const dealAnew = <S extends Pick<Holdings, 'hands'> & Pick<Stacked, 'shuffling'>>(
  view: S,
  me: Seat,
  random: Random,
  { cards, hiders, copy, sound }: Imagination<S>,
): S => {
  let s = view;
  for (let i = 0; i < TRIES; i++) {
    s = copy(view);
    // In the middle of a shuffle any numbers may be on their way.
    for (let number = 0; number < s.shuffling.length; number++) s.shuffling[number] = random.u32();
    const unseen = unseenOf(shuffle([...cards], random), random);
    const placed = hiders.every((hide) => hide(s, me, unseen));
    for (const hand of s.hands) sortHand(hand);
    if (placed && sound(s)) return s;
  }
  return s;
};

/** The lowest card that another seat may drop next is the last that it dropped. */
export const hideFloors: Hider<Debts> = (s, me) => {
  for (let seat = 0; seat < s.floor.length; seat++) if (seat !== me) s.floor[seat] = 0;
  return true;
};

/**
 * What a seat imagines where every unseen card may lie in any hidden place of these lists: the rule of most games. One
 * that can conclude more calls `dealAnew` with hiders of its own.
 */
export const imagineFrom =
  <S extends AnyState & Pick<Holdings, 'hands'> & Stacked>(
    inventory: Inventory<S>,
    { copy, start }: { copy(from: S, into: S): S; start(): S },
    lists: (s: S) => readonly number[][],
  ): Rules<S>['imagine'] =>
  (view, seat, random) =>
    dealAnew<S>(view, seat, random, {
      cards: unseenCards(inventory, view),
      hiders: [(s, _me, unseen) => lists(s).every((list) => unseen.fill(list))],
      copy: (s) => copy(s, start()),
      sound: () => true,
    });
