/** A table on this machine: people at this device, bots on the other seats, and the game on disk. */
import type { Match, Viewer } from '@halcyon/kernel';
import type { Language } from '@halcyon/speech';
import { type Help, LocalTable } from '@halcyon/table';
import type { Screen } from './screen.ts';
import { type Seating, sittersOf } from './seating.ts';
import { Sitting } from './sitting.ts';
import { runningPath, save } from './store.ts';

export class LocalSitting extends Sitting {
  readonly path: string;
  readonly help: Help;
  protected readonly host: LocalTable;
  /** Said once, when the folder cannot be written. */
  #unsaved = false;

  constructor(match: Match, seating: Seating, language: Language, screen: Screen, fast: boolean) {
    super(match.game, language, screen, fast);
    this.path = runningPath(match.game.id);
    this.help = seating.help;
    this.host = new LocalTable(match, sittersOf(seating), {
      think: (thought) => this.thinkers.think(thought),
      forget: () => this.thinkers.forget(),
      before: async (seat, move) => this.beforeBot?.(seat, move) ?? true,
      after: async (seat, move) => this.afterBot?.(seat, move),
      changed: () => {
        this.selected = undefined;
        this.save();
      },
    });
    const { people } = this;
    if (people.length === 1) this.holder = people[0];
  }

  othersAct(): Promise<void> {
    return this.host.botsAct();
  }
  get isOver(): boolean {
    return this.public.outcome !== undefined;
  }
  log(viewer: Viewer): string {
    return this.host.log(viewer);
  }
  /** A full disk or a read-only home must not end the game. */
  save(): boolean {
    try {
      save(this.path, this.host.save(), this.language, this.help);
      this.#unsaved = false;
      return true;
    } catch (error) {
      if (!this.#unsaved) this.notice = [this.words.notSaved((error as Error).message)];
      this.#unsaved = true;
      return false;
    }
  }
  get saved(): boolean {
    return !this.#unsaved;
  }
  get kept(): string {
    return this.words.notices.saved(this.path);
  }
}
