/**
 * Does what is due at tables: reminds, asks whether a bot may have a seat, closes what nobody plays any more, and wakes bots
 * that a stopped server left. Rows are written with the entries that they follow from; each is done at least once, and
 * what it does is an entry that is stored at most once.
 */
import { usualBot } from '@halcyon/catalog/lazy-bots';
import type { Due } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Plan, Scene } from './acts/plan.ts';
import { offer } from './acts/votes.ts';
import type { DueKind } from './changes.ts';
import { UnknownTable } from './open-table.ts';
import type { Answered } from './room.ts';
import type { Rooms } from './rooms.ts';
import { isOver } from './table-state.ts';

export interface DuesDeps {
  readonly store: Store;
  readonly rooms: Rooms;
  now(): number;
  /** It is a person's turn: tells it, if that is still true, and says in the store what became of the row. */
  notify(due: Due): Promise<void>;
  trouble(error: unknown): void;
}

const NOTICES: readonly string[] = ['notice', 'remind'] satisfies DueKind[];
const AT_ONCE = 50;
const LEASE = 60_000;
const FIRST_RETRY = 10_000;
const LAST_RETRY = 3_600_000;
const MOST_TRIES = 12;
/** A bot that was woken has so long to move before it is woken again. */
const BOT_PATIENCE = 300_000;

const abandon =
  (forSeq: number) =>
  ({ state }: Scene): Plan =>
    isOver(state) || state.moved > forSeq
      ? { do: 'nothing' }
      : { do: 'write', deed: { kind: 'abandoned', body: { why: 'clock' } } };

/** It was said and is stored, or there was nothing to say; else it is tried again. */
const demandDone = (answered: Answered): void => {
  if ('why' in answered) throw new Error(`the table did not take it: ${answered.why.kind}`);
};

export class DueTicker {
  readonly #deps: DuesDeps;
  #ticking: Promise<void> | undefined;
  #closed = false;

  constructor(deps: DuesDeps) {
    this.#deps = deps;
  }
  /** Does all that is due now. To be called every few seconds; never rejects. */
  tick(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#ticking ??= this.#claimAll()
      .catch((error: unknown) => this.#deps.trouble(error))
      .finally(() => {
        this.#ticking = undefined;
      });
    return this.#ticking;
  }

  /** Waits for what it has begun. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#ticking;
  }

  async #claimAll(): Promise<void> {
    for (;;) {
      const dues = await this.#deps.store.dues.claim(this.#deps.now(), AT_ONCE, LEASE);
      await Promise.all(dues.map((due) => this.#do(due)));
      if (dues.length < AT_ONCE) return;
    }
  }
  async #do(due: Due): Promise<void> {
    const { store, now, trouble } = this.#deps;
    try {
      if (due.kind === ('bot' satisfies DueKind)) return await this.#wakeBots(due);
      if (NOTICES.includes(due.kind)) return await this.#deps.notify(due);
      await this.#act(due);
      await store.dues.done(due);
    } catch (error) {
      if (error instanceof UnknownTable) return store.dues.done(due);
      trouble(error);
      const { message } = error as Error;
      const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** due.tries);
      await (due.tries >= MOST_TRIES ? store.dues.dead(due, message) : store.dues.fail(due, now() + wait, message));
    }
  }
  async #act({ kind, t, who, forSeq }: Due): Promise<void> {
    const room = await this.#deps.rooms.room(t);
    if (kind === 'offer') {
      // The strongest comes last.
      const bot = await room.look(({ state }) => usualBot(state.game));
      return demandDone(await room.byClock((scene) => offer(scene, Number(who), bot, forSeq)));
    }
    if (kind === 'abandon') return demandDone(await room.byClock(abandon(forSeq)));
    throw new Error(`nobody knows what to do with '${kind}'`);
  }
  /** The row goes when the bot moves; until then it is looked at again. */
  async #wakeBots(due: Due): Promise<void> {
    const { rooms, store, now } = this.#deps;
    (await rooms.room(due.t)).wakeBots();
    if (due.tries >= MOST_TRIES) await store.dues.dead(due, 'a bot does not move');
    else await store.dues.fail(due, now() + BOT_PATIENCE, 'a bot has not moved yet');
  }
}
