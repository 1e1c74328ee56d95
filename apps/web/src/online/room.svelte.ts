/** A table at the server with its line, from the door to the end of the game. */
import { CHANCE } from '@halcyon/kernel';
import type {
  LookInfo,
  NoteInfo,
  ONLINE_PROTOCOL,
  Refused,
  ServerMessage,
  TableInfo,
  TalkInfo,
  Wish,
  You,
} from '@halcyon/protocol/online';
import type { OnlineSpeech } from '@halcyon/speech/page/online/speech';
import { RemoteTable } from '@halcyon/table';
import { freshKey } from './chance.ts';
import { Drawer } from './drawer.ts';
import { Line } from './line.svelte.ts';

/** The validators beside the number itself are not for a page. */
const PROTOCOL: typeof ONLINE_PROTOCOL = 2;

/** Whoever plays here. */
export interface Player {
  readonly around: ((change: () => void) => void) | undefined;
  heard(): void;
  refused(wish: Wish, why: Refused): void;
  /** Until what others did last has been seen. */
  settled(): Promise<void>;
}
/** So many messages at once are not a game that is followed, but one that is caught up with. */
const MANY = 6;

export const refusalWords = (why: Refused, words: OnlineSpeech): string => {
  if (why.kind === 'not') return words.refused[why.word];
  if (why.kind === 'field') return why.field.endsWith('name') ? words.refused.name : why.message;
  return why.kind === 'rule' ? '' : words.refused[why.kind];
};

export class Room {
  readonly table: RemoteTable;
  readonly line: Line;
  #version = $state(0);
  /** Why the last wish was refused, until the next. */
  refused = $state.raw<Refused>();
  player: Player | undefined;
  /** What is shown to those who look back together; undefined until this page has joined them. */
  look = $state.raw<LookInfo>();
  /** What was noted during the game by those who show it. */
  noted = $state.raw<readonly NoteInfo[]>([]);
  readonly #queue: ServerMessage[] = [];
  #feeding = false;

  constructor(
    readonly id: string,
    readonly watch?: string,
  ) {
    const drawer = new Drawer(id);
    this.table = new RemoteTable({
      kept: drawer.read(),
      keep: (waiting) => drawer.write(waiting),
      send: (command) => this.line.send(command),
      key: freshKey,
      around: (change) => (this.player?.around ? this.player.around(change) : change()),
      changed: () => {
        this.#version++;
        this.player?.heard();
      },
      looked: (look) => {
        this.look = look;
      },
      noted: (notes) => {
        this.noted = [...this.noted, ...notes];
      },
      refused: (wish, why) => {
        this.refused = why;
        this.player?.refused(wish, why);
      },
      later: (after) => void setTimeout(() => this.table.resend(), after),
      reopen: () => this.line.reopen(),
      lost: () => this.line.end('lost'),
    });
    this.line = new Line(`./t/${id}/live`, {
      opened: () => this.table.enter({ protocol: PROTOCOL, ...(watch && { watch }) }),
      broken: () => this.table.hangUp(),
      heard: (message) => void this.#feed(message),
    });
  }
  readonly info: TableInfo | undefined = $derived.by(() => {
    void this.#version;
    return this.table.info;
  });
  readonly you: You = $derived.by(() => {
    void this.#version;
    return this.table.you;
  });
  readonly talk: readonly TalkInfo[] = $derived.by(() => {
    void this.#version;
    return this.table.talk;
  });
  /** Wishes that wait for an answer. */
  readonly waiting: number = $derived.by(() => {
    void this.#version;
    return this.table.waiting;
  });
  readonly ready: boolean = $derived.by(() => {
    void this.#version;
    return this.table.ready;
  });
  wish(...wish: Parameters<RemoteTable['wish']>): void {
    this.refused = undefined;
    this.table.wish(...wish);
  }
  close(): void {
    this.line.close();
  }

  /** One after the other, and what others did so slowly that the eye can follow. */
  async #feed(message: ServerMessage): Promise<void> {
    this.#queue.push(message);
    if (this.#feeding) return;
    this.#feeding = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (this.player && this.#isOthers(next) && this.#queue.length < MANY) await this.player.settled();
      this.table.receive(next);
    }
    this.#feeding = false;
  }
  #isOthers(message: ServerMessage): boolean {
    if (message.is !== 'news' || document.hidden) return false;
    const steps = message.changes?.[0]?.steps ?? [];
    return steps.some(({ seat }) => seat !== CHANCE && !this.table.own.includes(seat));
  }
}
