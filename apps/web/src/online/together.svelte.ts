/** Looking back at a game together: what this page shows to the others, or follows of what is shown. */
import type { LookInfo, MOST_NOTES, SentCommand } from '@halcyon/protocol/online';
import type { Note } from '../help/notes.ts';
import type { Drawing } from '../review/drawing.svelte.ts';
import type { Replay } from '../review/replay.svelte.ts';
import { freshKey } from './chance.ts';
import type { Room } from './room.svelte.ts';

/** Milliseconds between two steps that others are shown; whoever leafs faster shows where it came to. */
const PACE = 150;
/** The server takes no more of a seat; the validators beside its own number are not for a page. */
const MOST_SHOWN: typeof MOST_NOTES = 20;
type Keyless<C> = C extends { readonly key: string } ? Omit<C, 'key'> : never;

export class Together {
  /** Whether this page goes where the others are led; whoever looks around alone comes back when it likes. */
  following = $state(true);
  #waits: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly room: Room,
    readonly replay: Replay,
    /** What is drawn here, and what whoever leads has drawn. */
    readonly own: Drawing,
    readonly led: Drawing,
  ) {
    own.changed = () => this.#show();
  }
  get look(): LookInfo | undefined {
    return this.room.look;
  }
  get leading(): boolean {
    return this.look?.leading === true;
  }
  /** Somebody else leads, and this page goes along. */
  get isLed(): boolean {
    return this.following && !this.leading && this.look?.leader != null;
  }
  get drawing(): Drawing {
    return this.isLed ? this.led : this.own;
  }
  come(): void {
    // All of them are told again.
    this.room.noted = [];
    this.#say({ do: 'look', along: true });
  }
  go(): void {
    clearTimeout(this.#waits);
    this.#say({ do: 'look', along: false });
  }
  lead(to: number | null): void {
    this.#say({ do: 'lead', to });
  }
  /** What was noted here, for all. */
  tellNotes(seat: number, notes: readonly Note[]): void {
    for (const { step, name, text } of notes.slice(-MOST_SHOWN)) this.#say({ do: 'note', seat, step, name, text });
  }
  show(moment: number): void {
    this.replay.show(moment);
    if (this.look?.leader != null && !this.leading) this.following = false;
    this.#show();
  }
  follow(): void {
    this.following = true;
    this.heard();
  }
  /** Something new is shown. Who has just begun to lead shows where it is. */
  heard(): void {
    const { look } = this;
    if (this.leading) {
      this.following = true;
      this.#show();
    } else if (look?.shown && this.isLed) {
      const { step, points, arrows } = look.shown;
      this.replay.showStep(step);
      this.led.put(this.replay.at, { points, arrows });
    }
  }
  #show(): void {
    if (!this.leading || this.#waits !== undefined) return;
    const tell = (): void => {
      this.#waits = undefined;
      const step = this.replay.at;
      const now = { step, ...this.own.at(step) };
      // What all hold already is not said again.
      if (this.leading && JSON.stringify(now) !== JSON.stringify(this.look?.shown)) this.#say({ do: 'show', ...now });
    };
    this.#waits = setTimeout(tell, PACE);
  }
  #say(command: Keyless<SentCommand>): void {
    this.room.line.send({ ...command, key: freshKey() } as SentCommand);
  }
}
