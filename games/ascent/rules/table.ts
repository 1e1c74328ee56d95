/**
 * What the base game offers to its modules: the rulebook and the slots (see kernel/slots.ts). A module fills slots and
 * adds moves and frames of its own; it never reaches into an action's code.
 */
import {
  ByRule,
  type Clause,
  type Every,
  type Guard,
  type Lying,
  Place,
  type Random,
  Rulebook,
  type Setup,
} from '@halcyon/kernel';
import type { Audit, Hider, Tell } from '@halcyon/parts';
import type { Read } from './read.ts';
import type { State } from './state.ts';

export interface Table {
  readonly book: Rulebook<State, Read>;
  readonly setup: Setup;
  /** Kinds of moves that are an action of a turn. */
  readonly actions: number[];
  /** What lies beside the cards, once they are dealt. */
  readonly whenDealt: Place<State, Random, Tell>;
  /** A terrain lies in a slot, wherever it came from; before its payment. */
  readonly whenLaid: Place<State, number, Tell>;
  /** A terrain lies that was played from the hand. */
  readonly whenPlayed: Place<State, number, Tell>;
  readonly whenSummit: Place<State, Tell>;
  /** Further conditions of a terrain that is to make room for a campfire. */
  readonly replacing: Every<State, Read>;
  /** Further conditions of the summit, in the order of A4.18. */
  readonly summiting: ByRule<Guard<State, Read>>;
  /** What can never be made good on a full mountain, and the ending that says so (A5.4); the same order. */
  readonly lacking: ByRule<(s: State) => Clause>;
  /** Puts cards where everybody knows that they must be, when a seat imagines what it cannot see. */
  readonly hiders: Hider<State>[];
  /** What a module makes impossible. */
  readonly audits: ((lying: Lying) => Audit<State>)[];
}

export const layTable = (setup: Setup): Table => {
  const book = new Rulebook<State, Read>();
  return {
    book,
    setup,
    actions: [],
    whenDealt: new Place(),
    whenLaid: new Place(),
    whenPlayed: new Place(),
    whenSummit: new Place(),
    replacing: book.every(),
    summiting: new ByRule(),
    lacking: new ByRule(),
    hiders: [],
    audits: [],
  };
};
