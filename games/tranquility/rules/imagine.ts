/**
 * What everybody can conclude about cards that nobody else sees: whose Start is where, who was named as holding a
 * Monster, and that a seat can do what it is asked.
 */

import { isAsk, type Random, type Seat, topFrame, type View } from '@halcyon/kernel';
import { dealAnew, type Hider, hideFloors, holds, type Inventory, unseenCards } from '@halcyon/parts';
import type { Paying } from './actions/start.ts';
import { isIsland, START } from './cards.ts';
import { payableCards } from './read.ts';
import type { Slots } from './slots.ts';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';

export interface Imagination {
  readonly slots: Slots;
  readonly turn: Turn;
  readonly inventory: Inventory<State>;
  readonly start: Paying | undefined;
  copy(s: State): State;
}

/** Each seat's Start is where it can be: in its own pile, in a hand that need not play it, or dead among the discards. */
const hideStarts =
  ({ slots }: Imagination): Hider<State> =>
  (s, me, unseen) => {
    if (!slots.box.starts) return true;
    const frame = slots.book.frames[topFrame(s)];
    // Until one lies, whoever holds a Start plays it.
    const heldNone = s.started === 0 && frame !== undefined && isAsk(frame) && frame.acted === true;
    for (let seat = 0; seat < slots.setup.seats - s.aside; seat++) {
      const seen = s.started === seat + 1 || holds(s.hands[seat]!, START) || holds(s.discards[seat]!, START);
      if (seen) continue;
      const lists = [s.piles[seat]!];
      if (s.started !== 0) lists.push(s.discards[seat]!, s.given[seat]!);
      if (seat !== me && !(heldNone && seat === s.turn)) lists.push(s.hands[seat]!);
      if (!unseen.put(START, lists)) return false;
    }
    return true;
  };

/** What takes effect when it is drawn lies in a pile, or went from one unseen. */
const hideNeverHeld =
  ({ slots }: Imagination): Hider<State> =>
  (s, _me, unseen) => {
    if (slots.neverHeld.length === 0) return true;
    const lists = [...s.piles, ...s.given];
    for (const card of slots.neverHeld) {
      for (let left = unseen.count(card); left > 0; left--) if (!unseen.put(card, lists)) return false;
    }
    return true;
  };

const hideTheRest: Hider<State> = (s, _me, unseen) =>
  unseen.fill(s.removed, isIsland) &&
  [...s.hands, ...s.discards, ...s.given, ...s.piles].every((list) => unseen.fill(list));

const sound = (s: State, me: Seat, { slots, turn, start }: Imagination): boolean => {
  // Nobody states a number that could not be given.
  if (start?.unpayable(s) !== undefined) return false;
  // Whoever owes cards can pay; toward the eight with two from the pile if need be (T6.5).
  const sharing = start !== undefined && topFrame(s) === start.share;
  for (let seat = 0; seat < slots.setup.seats; seat++) {
    if (seat === me || s.due[seat] === 0) continue;
    const beyond = sharing ? (slots.flat.beyondHand?.(s, seat) ?? 0) : 0;
    if (s.due[seat]! > payableCards(s, seat) + beyond) return false;
    if (!slots.book.canDo(s, seat, sharing ? slots.sharing : [turn.drop])) return false;
  }
  return topFrame(s) !== turn.turn || s.turn === me || turn.canAct(s, s.turn);
};

export const imagine = (view: View<State>, me: Seat, random: Random, about: Imagination): State =>
  dealAnew<State>(view, me, random, {
    cards: unseenCards(about.inventory, view),
    // Floors first: before the deal there is no place for cards, and the others give up.
    hiders: [hideFloors, hideStarts(about), hideNeverHeld(about), ...about.slots.hiders, hideTheRest],
    copy: about.copy,
    sound: (s) => sound(s, me, about),
  });
