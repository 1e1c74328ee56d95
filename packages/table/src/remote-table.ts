/**
 * A table at a server. It is fed what the server says and holds what this device may know of it: the outlooks of its own
 * seats, or the audience's. Lines, clocks and keys are lent.
 */
import {
  type AnyRules,
  type Move,
  type Outlook,
  type Refusal,
  type Seat,
  seenStep,
  type TakeBack,
  type Viewer,
} from '@halcyon/kernel';
import type {
  LookInfo,
  NoteInfo,
  ProposalInfo,
  Refused,
  SentCommand,
  ServerMessage,
  TableInfo,
  TalkInfo,
  Wish,
  You,
} from '@halcyon/protocol/online';
import { foresee, unasked } from './foresight.ts';
import { Gap } from './held.ts';
import { Holdings } from './holdings.ts';
import { type KeptWish, Outbox } from './outbox.ts';
import type { Sitter } from './sitter.ts';
import type { Proposal, Table } from './table.ts';
import { tableAfter } from './table-after.ts';

export interface RemoteLent {
  /** Puts a command on the line; nothing is sent between `hangUp` and the next welcome but 'enter'. */
  send(command: SentCommand): void;
  /** A key that was never chosen before. */
  key(): string;
  around?(change: () => void): void;
  changed?(): void;
  /** What is shown to those who look back at the game together. */
  looked?(look: LookInfo): void;
  /** Notes that somebody shows to all who look along. */
  noted?(notes: readonly NoteInfo[]): void;
  /** A wish was not fulfilled, and waits no more. */
  refused?(wish: Wish, why: Refused): void;
  /** The server is too busy for what waits: `resend` after so many milliseconds. */
  later?(after: number): void;
  /** What waits for an answer has changed: whoever leaves now finds it again in `kept`. */
  keep?(waiting: readonly KeptWish[]): void;
  /** What waited when this device was last here. */
  readonly kept?: readonly KeptWish[];
  /** Something could not be understood: a new line is wanted, on which everything is told anew. */
  reopen(): void;
  /** Even then it could not: this page and that server do not fit. */
  lost?(): void;
}
/** How a device comes to the table. */
export interface Coming {
  readonly protocol: number;
  readonly watch?: string | undefined;
}
type Keyless<W> = W extends Wish ? Omit<W, 'key'> : never;
/** When the server says nothing about it. */
const A_WHILE = 2000;
const NOBODY: You = { seats: [], kept: [], host: false, backs: {} };

export class RemoteTable implements Table {
  readonly #lent: RemoteLent;
  readonly #outbox: Outbox;
  readonly #held = new Holdings();
  #outlooks = new Map<Viewer, Outlook>();
  #rules: AnyRules | undefined;
  #open = false;
  #anew = false;
  #version = 0;
  #seq = 0;
  #info: TableInfo | undefined;
  #you = NOBODY;
  #talk: readonly TalkInfo[] = [];
  #seen: number | undefined;
  /** Until the rules are there, by which it can be shown. */
  #kept: readonly KeptWish[];

  constructor(lent: RemoteLent) {
    this.#lent = lent;
    this.#kept = lent.kept ?? [];
    this.#outbox = new Outbox((command) => lent.send(command));
  }

  /** A new line is open. */
  enter(coming: Coming): void {
    const goesOn = this.#held.any && !this.#anew;
    this.#lent.send({ do: 'enter', ...coming, ...(goesOn && { after: this.#seq }) });
  }
  /** The line is broken: what is wished from now on waits. */
  hangUp(): void {
    this.#open = false;
  }
  /** Whatever the server says. What cannot be understood is asked for anew, once. */
  receive(message: ServerMessage): void {
    try {
      this.#take(message);
    } catch {
      const again = this.#anew;
      this.#anew = true;
      this.hangUp();
      if (again) this.#lent.lost?.();
      else this.#lent.reopen();
    }
  }
  /** Sends again what was not answered. */
  resend(): void {
    if (this.#open) this.#outbox.flush(true);
  }

  /** What the table is played by; an app loads it when it knows which. */
  learn(rules: AnyRules): void {
    this.#rules = rules;
    this.#outbox.restore(this.#kept);
    this.#kept = [];
    for (const seat of this.own) this.#tell(seat);
    this.#changed();
    this.resend();
  }
  get rules(): AnyRules {
    if (!this.#rules) throw new Error('nobody has brought the rules of this table yet');
    return this.#rules;
  }
  /** Whether there is something to look at. */
  get ready(): boolean {
    return this.#rules !== undefined && this.#held.any;
  }
  get info(): TableInfo | undefined {
    return this.#info;
  }
  get you(): You {
    return this.#you;
  }
  get own(): readonly Seat[] {
    return this.#you.seats;
  }
  get talk(): readonly TalkInfo[] {
    return this.#talk;
  }
  /** The steps that had been seen from here when this visit began. */
  get seen(): number | undefined {
    return this.#seen;
  }
  get version(): number {
    return this.#version;
  }
  get length(): number {
    return this.#held.some?.length ?? 0;
  }
  get sitters(): readonly Sitter[] {
    return (this.#info?.seats ?? []).map(({ kind, name, bot }) =>
      kind === 'open'
        ? { name, free: true }
        : kind === 'bot' || bot !== undefined
          ? { name, bot: bot ?? '' }
          : { name },
    );
  }
  get thinking(): Seat | undefined {
    return this.#info?.turn.find((seat) => this.sitters[seat]?.bot !== undefined);
  }
  get marks(): number {
    return this.#info?.marks ?? 0;
  }
  /** Whatever the others are asked. */
  get asked(): ProposalInfo | undefined {
    return this.#info?.proposal;
  }
  get proposal(): Proposal | undefined {
    const { asked } = this;
    if (asked?.what.kind !== 'back') return undefined;
    const { by, what, asks, agreed } = asked;
    return { back: { by, to: what.to, how: what.how, seen: [], learnt: 0, asks }, agreed };
  }
  /** How many wishes wait for an answer. */
  get waiting(): number {
    return this.#outbox.size;
  }

  outlook(viewer: Viewer): Outlook {
    const known = this.#outlooks.get(viewer);
    if (known) return known;
    const outlook = this.#look(viewer);
    this.#outlooks.set(viewer, outlook);
    return outlook;
  }
  #look(viewer: Viewer): Outlook {
    const base = this.#held.of(viewer, this.rules).outlook(this.rules);
    if (this.#info?.status === 'abandoned') return unasked(base);
    return base.seat === undefined ? base : foresee(base, this.#outbox.moves(base.seat));
  }
  /** The table before a step, if it was seen from here. */
  outlookAt(step: number, viewer: Viewer): Outlook | undefined {
    return this.#held.get(viewer)?.outlookAt(this.rules, step);
  }

  play(seat: Seat, move: Move): Refusal | undefined {
    if (!this.#held.get(seat)) return { id: 'not-a-move', rule: 'table', facts: {} };
    const outlook = this.outlook(seat);
    const refusal = outlook.check(move);
    if (refusal) return refusal;
    const key = this.#lent.key();
    this.#move(() => this.#outbox.add({ do: 'play', key, seat, steps: outlook.step, move }, outlook.ask?.id));
    this.#flush();
    return undefined;
  }
  backFor(seat: Seat): TakeBack | undefined {
    const { step } = this.outlook(seat);
    if (this.#outbox.unsent(seat)) return { by: seat, to: step - 1, how: 'free', seen: [], learnt: 0, asks: [] };
    const back = this.#outbox.moves(seat).length > 0 ? undefined : this.#you.backs[seat];
    return back && { ...back, by: seat, learnt: 0 };
  }
  takeBack(seat: Seat, knowingly = false): void {
    const forget = this.#outbox.unsent(seat);
    if (forget) this.#move(forget);
    else if (this.backFor(seat)) {
      this.wish({ do: 'back', seat, steps: this.outlook(seat).step, ...(knowingly && { knowingly }) });
    }
  }
  answer(seat: Seat, agrees: boolean): void {
    this.wish({ do: 'answer', seat, agrees });
  }
  withdraw(seat: Seat): void {
    this.wish({ do: 'withdraw', seat });
  }
  /** Anything else that somebody here would like; its key. */
  wish(wish: Keyless<Wish>): string {
    const key = this.#lent.key();
    this.#outbox.add({ ...wish, key } as Wish);
    this.#flush();
    this.#changed();
    return key;
  }
  close(): void {
    this.hangUp();
  }

  #take(message: ServerMessage): void {
    if (message.is === 'welcome') this.#welcome(message);
    else if (message.is === 'news') this.#news(message);
    else if (message.is === 'talk') this.#hear(message.lines);
    else if (message.is === 'look') this.#lent.looked?.(message);
    else if (message.is === 'noted') this.#lent.noted?.(message.notes);
    else if (message.is === 'done') this.#outbox.done(message.key, message.seq);
    else if (message.is === 'refused') this.#refuse(message.key, message.why);
    else if (message.is !== 'pong' && message.is !== 'bye') throw new Gap('nobody here knows such a message');
    this.#settle();
  }
  #welcome(message: Extract<ServerMessage, { is: 'welcome' }>): void {
    if (!message.changes) this.#hear(message.talk, []);
    else this.#hear(message.talk);
    this.#seen ??= message.seen;
    this.#news(message);
    this.#open = true;
    this.#anew = false;
    this.#outbox.flush(true);
  }
  #news(message: Extract<ServerMessage, { is: 'welcome' | 'news' }>): void {
    const { seq, you = this.#you } = message;
    if (message.is === 'news' && seq < this.#seq) return;
    const info = tableAfter(this.#info, message);
    const tell = (): void => {
      this.#held.take(message, you.seats, message.is === 'welcome' && !message.changes);
      this.#seq = seq;
      this.#info = info;
      this.#you = you;
      // A move that was shown ahead is now a step, and must not be shown twice.
      if (this.#rules) for (const seat of you.seats) this.#tell(seat);
    };
    if (message.views || message.changes) this.#move(tell);
    else {
      tell();
      this.#changed();
    }
  }
  #hear(lines: readonly TalkInfo[], before = this.#talk): void {
    const known = new Set(before.map(({ n }) => n));
    this.#talk = [...before, ...lines.filter(({ n }) => !known.has(n))].sort((a, b) => a.n - b.n);
    this.#changed();
  }
  #refuse(key: string, why: Refused): void {
    if (why.kind === 'unavailable' || why.kind === 'rate') {
      this.#lent.later?.(why.kind === 'rate' ? why.retryAfter : A_WHILE);
      return;
    }
    this.#forget(this.#outbox.drop(key), why);
  }
  /** Moves that were shown ahead are taken back with their wishes. */
  #forget(gone: readonly Wish[], why: Refused): void {
    if (gone.length === 0) return;
    this.#move(() => {});
    for (const wish of gone.slice(0, 1)) this.#lent.refused?.(wish, why);
  }
  #settle(): void {
    const before = this.waiting;
    const stale = this.#outbox.reached(this.#seq, (seat) => this.#held.get(seat)?.outlook(this.rules));
    this.#forget(stale, { kind: 'stale' });
    // Whoever shows how many wait is told that there are fewer, even if nothing else has come of it.
    if (this.waiting !== before && stale.length === 0) this.#changed();
    this.#flush();
    this.#keep();
  }
  #keep(): void {
    this.#lent.keep?.([...this.#kept, ...this.#outbox.kept]);
  }
  #tell(seat: Seat): void {
    const steps = this.#held.get(seat)?.steps ?? [];
    this.#outbox.tell(seat, (move, from) => {
      const { kind, args } = seenStep(this.rules, seat, move, seat);
      return steps.findIndex(
        (step, i) => i >= from && step.seat === seat && step.kind === kind && String(step.args) === String(args),
      );
    });
  }
  #flush(): void {
    if (this.#open) this.#outbox.flush();
  }
  /** Something that can be seen on the table. */
  #move(change: () => void): void {
    const counted = (): void => {
      change();
      this.#outlooks = new Map();
      this.#version++;
    };
    if (this.#lent.around) this.#lent.around(counted);
    else counted();
    this.#keep();
    this.#lent.changed?.();
  }
  #changed(): void {
    this.#outlooks = new Map();
    this.#version++;
    this.#keep();
    this.#lent.changed?.();
  }
}
