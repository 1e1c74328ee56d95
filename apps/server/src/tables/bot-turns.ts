/**
 * Lets the bots of a table act: after what came before is stored, by the same way as people, and until a person is asked,
 * the game is over, or a proposal waits for an answer.
 */
import { outlookOf, type SeatSet, seatsOf, tableKey } from '@halcyon/kernel';
import type { Refused } from '@halcyon/protocol/online';
import { not, type Plan, type Scene } from './acts/plan.ts';
import { playMove } from './acts/play.ts';
import type { BotPool, BotQuestion } from './bots.ts';
import type { OpenTable } from './info.ts';
import type { Answered, RoomEvent } from './room.ts';

export interface BotRoom {
  readonly id: string;
  readonly pool: BotPool;
  told(event: RoomEvent): void;
  /** In the mailbox; undefined if the table is closed or in trouble. */
  look<T>(look: (table: OpenTable) => T): Promise<T | undefined>;
  play(plan: (scene: Scene) => Plan | Refused): Promise<Answered>;
}

interface Turn {
  readonly question: BotQuestion;
  readonly steps: number;
}
/** Those who may step in come first, then one of those whom the table waits for. */
interface Turns {
  readonly seq: number;
  readonly may: readonly Turn[];
  readonly must: readonly Turn[];
}

const turnsOf = ({ state, match }: OpenTable): Turns | undefined => {
  if (state.status !== 'playing' || !match || match.outcome || state.proposal) return undefined;
  const turns = (seats: SeatSet): Turn[] =>
    seatsOf(seats).flatMap((seat) => {
      const bot = state.seats[seat]?.bot;
      if (!bot || match.legal(seat).length === 0) return [];
      const { game, version, setup } = state;
      const backs = match.takenBack.length;
      const message = outlookOf(match, seat).message();
      return [
        { steps: match.length, question: { table: tableKey(match), backs, game, version, setup, seat, bot, message } },
      ];
    });
  return { seq: state.seq, may: turns(match.mayAct), must: turns(match.mustAct).slice(0, 1) };
};

export class BotTurns {
  readonly #room: BotRoom;
  #acting = false;
  #again = false;
  /** The last state of the table in which all who may step in were asked. */
  #askedAt = 0;

  constructor(room: BotRoom) {
    this.#room = room;
  }
  get areActing(): boolean {
    return this.#acting;
  }
  /** Something has happened; returns at once. */
  wake(): void {
    this.#again = true;
    if (this.#acting) return;
    this.#acting = true;
    void this.#act();
  }
  async #act(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false;
        // Something else may have been first; then it woke us again.
        while (await this.#actOnce());
      }
    } catch (error) {
      const what = `a bot gave no answer: ${(error as Error).message}`;
      this.#room.told({ is: 'bot-silent', table: this.#room.id.slice(0, 10), what, error });
    } finally {
      this.#acting = false;
    }
  }
  /** True if a bot moved. */
  async #actOnce(): Promise<boolean> {
    const turns = await this.#room.look(turnsOf);
    if (!turns) return false;
    if (this.#askedAt < turns.seq) {
      this.#askedAt = turns.seq;
      for (const turn of turns.may) if (await this.#let(turn)) return true;
    }
    const [turn] = turns.must;
    return turn !== undefined && this.#let(turn);
  }
  async #let({ question, steps }: Turn): Promise<boolean> {
    const { seat, bot } = question;
    const move = await this.#room.pool.think(question);
    if (move === undefined) return false;
    const answered = await this.#room.play(({ state, match }) => {
      const isStill = match && state.status === 'playing' && state.seats[seat]?.bot === bot && !state.proposal;
      return isStill ? playMove(match, seat, steps, move) : not('bot');
    });
    if ('why' in answered && answered.why.kind === 'rule')
      throw new Error(`the bot of seat ${seat} chose a move that is refused by ${answered.why.id}`);
    return 'seq' in answered;
  }
}
