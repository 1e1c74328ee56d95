/** What the base game offers to its modules. A module fills these slots and adds moves and frames of its own; it never reaches into an action's code. */
import { ByRule, type Clause, type Guard, type Lying, Place, type Random, Rulebook, type Setup } from '@halcyon/kernel';
import type { Audit, Hider, Tell } from '@halcyon/parts';
import type { Read } from './read.ts';
import type { State } from './state.ts';
import type { Cell } from './vocabulary.ts';

/** The rulebook and the slots (see kernel/slots.ts). */
export class Base {
  readonly setup: Setup;
  readonly book = new Rulebook<State, Read>();
  /** Kinds of moves that are an action of a turn. */
  readonly actions: number[] = [];
  /** What lies beside the cards, once they are dealt. */
  readonly whenDealt = new Place<State, Random, Tell>();
  /** A terrain lies in a slot, wherever it came from; before its payment. */
  readonly whenLaid = new Place<State, Cell, Tell>();
  /** A terrain lies that was played from the hand. */
  readonly whenPlayed = new Place<State, Cell, Tell>();
  readonly whenSummit = new Place<State, Tell>();
  /** Further conditions of a terrain that is to make room for a campfire. */
  readonly replacing = this.book.every();
  /** Further conditions of the summit, in the order of A4.18. */
  readonly summiting = new ByRule<Guard<State, Read>>();
  /** What can never be made good on a full mountain, and the ending that says so (A5.4); the same order. */
  readonly lacking = new ByRule<(s: State) => Clause>();
  /** Puts cards where everybody knows that they must be, when a seat imagines what it cannot see. */
  readonly hiders: Hider<State>[] = [];
  /** What a module makes impossible. */
  readonly audits: ((lying: Lying) => Audit<State>)[] = [];

  constructor(setup: Setup) {
    this.setup = setup;
  }
}
