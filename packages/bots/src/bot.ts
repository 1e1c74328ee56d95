/**
 * A bot sits at the table like anybody else: it gets the outlook of its seat and its legal moves, never the state.
 * It is a silent team-mate; all it tells others are its moves.
 */
import type { AnyRules, AnyState, Move, Outlook, Random, Seat } from '@halcyon/kernel';

/** One decision that a bot is asked for. The object may serve the next decision too: no bot keeps it. */
export interface Decision {
  /** What the seat holds of the table. Made when first asked for, so that a bot that needs none costs none. */
  readonly outlook: Outlook;
  /** The first `count` entries are the seat's legal moves. */
  readonly moves: Int32Array;
  readonly count: number;
  /** Where there is a table it is keyed by table, seat and step: the same decision draws the same numbers, also after a
   * reload or a take-back. In a simulation a game has one stream, and the whole game follows from its seed. */
  readonly random: Random;
  readonly budget: Budget;
}
/** How much a bot may think. */
export interface Budget {
  /** How many worlds it may imagine: a number, not a time, so that the choice follows from the random numbers alone.
   * Absent: as many as the bot holds for right. */
  readonly worlds?: number;
  /** Asked now and then; true ends thinking early, with the best found so far. A clock or a wish of the app. */
  stop(): boolean;
}
export interface Bot {
  /** It remembers nothing at all: a simulation lets it play its next game too, because making some costs half a game. */
  readonly forgetful?: true;
  /** A move for a seat that the game waits for. */
  choose(decision: Decision): Move;
  /** How good each move of the list seems, by its place there; `choose` plays the first of the best. For those who search. */
  rate?(decision: Decision, scores: Float64Array): void;
  /**
   * What it has made up its mind to do next, as part of its last choice; undefined = it has to think. Only a playout
   * asks, and only when nothing has happened since that choice: it need not list the moves, nor wait for a thought.
   */
  follow?(view: AnyState): Move | undefined;
  /** False where it would stay silent in any case. A playout asks before it lists the moves to step in with. */
  alert?(view: AnyState): boolean;
  /** A move for a seat that may step in but need not (a Compass); undefined = stay silent. */
  interrupt?(decision: Decision): Move | undefined;
}
/**
 * A bot lives as long as its seat at one table, and no longer. It may remember, but whatever it remembers follows from
 * `outlook.past`: so it can be made anew at any step (after a reload, a take-back, or a thought that was cut off) and
 * goes on as if it had been there. After a take-back it must be, since what it remembers is no longer so.
 */
export type MakeBot = (rules: AnyRules, seat: Seat) => Bot;
