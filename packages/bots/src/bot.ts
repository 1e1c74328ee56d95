/**
 * A bot sits at the table like anybody else: it gets its own view and its legal moves, never the state.
 * It is a silent team-mate; all it tells others are its moves.
 */
import type { AnyRules, AnyState, Move, Random, Seat, View } from '@halcyon/kernel';

export interface BotTable {
  readonly rules: AnyRules;
  readonly seat: Seat;
  /** What the seat knows. Computed only when asked for, so that a bot that needs no view costs none. */
  view(): View<AnyState>;
  /** The first `count` entries are the seat's legal moves. */
  readonly moves: Int32Array;
  readonly count: number;
  readonly random: Random;
}
export interface Bot {
  /** A move for a seat that the game waits for. */
  choose(table: BotTable): Move;
  /** A move for a seat that may step in but need not (a Compass); undefined = stay silent. */
  interrupt?(table: BotTable): Move | undefined;
}
/** One bot per table and seat count; it may keep scratch space, but no memory of other games. */
export type MakeBot = (rules: AnyRules) => Bot;
