/** A table at a server with the person in front of the screen. */
import { CHANCE, type Outlook } from '@halcyon/kernel';
import { settings } from '@halcyon/page-kit/settings.svelte.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import type { ProposalInfo, Refused, Wish } from '@halcyon/protocol/online';
import { type Help, helpOf, type RemoteTable } from '@halcyon/table';
import { TableSession } from '../table/table-session.svelte.ts';
import { type Player, type Room, refusalWords } from './room.svelte.ts';

/** Others do not wait for this reader, however long it likes to look. In milliseconds. */
const LONGEST_LOOK = 1200;

export class RemoteSession extends TableSession implements Player {
  protected readonly table: RemoteTable;
  #asked: ProposalInfo | undefined;
  #steps: number;
  #seenAt = 0;

  override readonly id: string;
  override readonly help: Help;

  constructor(readonly room: Room) {
    super();
    this.table = room.table;
    this.id = room.id;
    this.help = helpOf(this.table.info?.help);
    this.#asked = this.table.asked;
    this.#steps = this.table.length;
    room.player = this;
    this.begin();
    this.heard();
  }
  /** Bots sit at the server. */
  protected async act(): Promise<void> {}

  heard(): void {
    this.changed();
    this.hide();
    if (this.table.info?.status === 'abandoned') this.notice = speech.online.after.abandoned;
    this.#follow();
    void this.goOn();
  }
  refused(wish: Wish, why: Refused): void {
    if (why.kind === 'rule' && wish.do === 'play') {
      this.refusal = { id: why.id, rule: why.rule, facts: why.facts };
      return;
    }
    this.advise(refusalWords(why, speech.online));
  }
  async settled(): Promise<void> {
    const since = performance.now() - this.#seenAt;
    const look = Math.min(settings.values.pace, LONGEST_LOOK);
    if (since < look) await this.pause(look - since);
    this.#seenAt = performance.now();
  }
  /** What chance did after a step belongs to it: in between nobody here saw the table. */
  override outlookAt(step: number): Outlook | undefined {
    const { past } = this.outlook;
    for (let at = step; at <= past.length; at++) {
      const found = super.outlookAt(at);
      if (found) return found;
      if (at === past.length || past.step(at).seat !== CHANCE) return undefined;
    }
    return undefined;
  }
  override close(): void {
    super.close();
    this.room.player = undefined;
  }

  /** Whoever asked hears what became of it. */
  #follow(): void {
    const [before, now] = [this.#asked, this.table.asked];
    const steps = this.#steps;
    this.#asked = now;
    this.#steps = this.table.length;
    if (!before || now || before.what.kind !== 'back' || !this.isHere(before.by)) return;
    const { undo } = speech.words.table;
    if (this.#steps < steps) this.advise(undo.agreed);
    else if (this.#steps === steps) {
      const [only, ...more] = before.asks;
      const words = speech.online;
      this.advise(only !== undefined && more.length === 0 ? undo.refusedBy(this.names[only]!) : words.ask.backRefused);
    }
  }
}
