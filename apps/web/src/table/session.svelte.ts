/** A table on this device: one Match, and the bots around it. Nothing that a picture can reach leads to the Match. */
import { has, type Move, seatsOf } from '@halcyon/kernel';
import { arrived } from '@halcyon/page-kit/motion.ts';
import { type Help, LocalTable, type Thought } from '@halcyon/table';
import { tick } from 'svelte';
import { Bots } from './bots.ts';
import type { Keeper } from './keeper.svelte.ts';
import { beginTable, type StoredTable } from './store.ts';
import { TableSession } from './table-session.svelte.ts';

export class LocalSession extends TableSession {
  protected readonly table: LocalTable;
  readonly #bots = new Bots();
  override readonly keeper: Keeper;
  override readonly again: () => string;

  override readonly id: string;
  override readonly help: Help;

  constructor({ match, players, help }: StoredTable, keeper: Keeper) {
    super();
    this.id = keeper.id;
    this.help = help;
    this.keeper = keeper;
    this.again = () => beginTable(match.game, match.setup, players, help);
    this.table = new LocalTable(match, players, {
      think: (thought) => this.#think(thought),
      forget: () => this.#bots.forget(),
      // What a person is warned of must not grow meanwhile.
      before: async () => !this.warned,
      around: (change) => (this.around ? this.around(change) : change()),
      changed: () => {
        this.changed();
        this.#keep();
      },
    });
    this.#keep();
    this.begin();
  }
  #keep(): void {
    this.keeper.save(this.table.save(), seatsOf(this.table.outlook('audience').mustAct));
  }
  protected act(): Promise<void> {
    return this.table.botsAct();
  }
  async #think(thought: Thought): Promise<Move | undefined> {
    // Whoever need not act is asked in passing; a move that the table waits for must be seen to come.
    const waited = has(thought.outlook.mustAct, thought.seat);
    const pause = waited ? this.pause() : undefined;
    // Nothing is loaded while a card travels, which begins when it is drawn where it lies.
    await tick();
    await arrived();
    const move = await this.#bots.ask(thought);
    await pause;
    return move;
  }
  override close(): void {
    super.close();
    this.#bots.close();
  }
}
