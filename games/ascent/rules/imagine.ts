/** What a seat cannot see, dealt anew: bridges that everybody saw stay with their seats, and who must act can. */
import { type Random, type Seat, topFrame, type View } from '@halcyon/kernel';
import { dealAnew, type Hider, hideFloors, type Inventory, unseenCards } from '@halcyon/parts';
import type { Base } from './base.ts';
import type { State } from './state.ts';
import type { Turn } from './turn.ts';

export interface Imagination {
  readonly base: Base;
  readonly turn: Turn;
  readonly inventory: Inventory<State>;
  copy(s: State): State;
}
const hideTheRest: Hider<State> = (s, _me, unseen) =>
  [...s.hands, ...s.discards, ...s.piles].every((list) => unseen.fill(list));

export const imagine = (
  view: View<State>,
  me: Seat,
  random: Random,
  { base, turn, inventory, copy }: Imagination,
): State =>
  dealAnew<State>(view, me, random, {
    cards: unseenCards(inventory, view),
    hiders: [...base.hiders, hideTheRest, hideFloors],
    copy,
    sound: (s) => topFrame(s) !== turn.turn || s.turn === me || turn.canAct(s, s.turn),
  });
