/**
 * A table with the person in front of the screen, wherever the table is: what that person may see, whom the device is passed
 * to, what is chosen, refused, taken back. Pictures read its outlook and ask it to play.
 */
import {
  type AnyState,
  type Ask,
  CHANCE,
  type Move,
  type Outcome,
  type Outlook,
  parseMove,
  type Refusal,
  type Seat,
  seatsOf,
  type TakeBack,
  type View,
} from '@halcyon/kernel';
import { arrived, finish } from '@halcyon/page-kit/motion.ts';
import type { News, Session } from '@halcyon/page-kit/session.ts';
import { settings } from '@halcyon/page-kit/settings.svelte.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { type LastHand, lastHand } from '@halcyon/speech/last-hand';
import { speakWith } from '@halcyon/speech/speak';
import type { Speaker } from '@halcyon/speech/speaker';
import type { Help, Proposal, Table } from '@halcyon/table';
import type { Keeper } from './keeper.svelte.ts';
import { seatNames } from './seat-names.ts';
import { gather } from './sentences.ts';

export abstract class TableSession implements Session {
  protected abstract readonly table: Table;
  /** Where the game is kept, if that is this browser. */
  readonly keeper: Keeper | undefined = undefined;
  /** Names the table in this browser; '' where nothing is kept of it. */
  readonly id: string = '';
  /** What help was agreed on. */
  readonly help: Help = 'bare';
  /** Begins a new game of the same kind, with the same people; its id. */
  readonly again: (() => string) | undefined = undefined;
  /** Grows with every change of the table; whatever is derived from the table reads it. */
  #version = $state(0);
  #open = true;
  /** How often the table went back: what was chosen before is not chosen again. */
  #returns = $state(0);
  #length = 0;
  /** The person who looks at the screen; undefined while the device is passed on, or when only bots play. */
  looking = $state<Seat>();
  /** The person that the device must be passed to. */
  passTo = $state<Seat>();
  /** The bot that is thinking. */
  thinking = $state<Seat>();
  /** Why the last wish was refused. */
  refusal = $state.raw<Refusal>();
  /** A word of advice that is no refusal. */
  notice = $state('');
  /** Whether the person is being warned that a take-back leaves a mark. */
  warned = $state(false);
  #pending = $state.raw<{ readonly moment: string; readonly moves: readonly Move[] }>();
  /** Ends the pause that the eye is given. */
  #goAhead: (() => void) | undefined;
  /** Called around every step, so that a renderer can show what moved from where to where. */
  around: ((step: () => void) => void) | undefined;

  /** What must happen next without anybody here: on this device, bots act. */
  protected abstract act(): Promise<void>;
  close(): void {
    this.#open = false;
    this.table.close();
  }
  /** When the table is there. */
  protected begin(): void {
    this.#length = this.table.length;
    this.#sit();
    void this.goOn();
  }
  protected changed(): void {
    this.#version++;
    const { length, thinking } = this.table;
    if (length < this.#length) this.#returns++;
    this.#length = length;
    this.thinking = thinking;
    this.#sit();
  }
  /** One person at a device always looks; a seat that is another's is nobody's here. */
  #sit(): void {
    const { own } = this;
    if (own.length === 1) this.looking = own[0];
    else if (this.looking !== undefined && !own.includes(this.looking)) this.looking = undefined;
  }
  /** Whether this seat's person is at this device. */
  isHere(seat: Seat): boolean {
    return this.own.includes(seat);
  }
  get own(): readonly Seat[] {
    return this.table.own;
  }
  /** What the person who looks holds of the table; a new one after every change. */
  readonly outlook: Outlook = $derived.by(() => {
    void this.#version;
    const { looking } = this;
    if (looking !== undefined) return this.table.outlook(looking);
    const everybody = this.table.outlook('audience');
    return everybody.outcome ? this.table.outlook('referee') : everybody;
  });
  readonly names: readonly string[] = $derived.by(() => {
    void this.#version;
    return seatNames(this.table.sitters, speech.words.table);
  });
  /** Whether a bot sits anywhere. */
  readonly hasBots: boolean = $derived.by(() => {
    void this.#version;
    return this.table.sitters.some(({ bot }) => bot !== undefined);
  });
  readonly speaker: Speaker = $derived.by(() => this.speak());
  protected speak(): Speaker {
    return speakWith(speech.words, this.outlook.rules, { viewer: this.outlook.viewer, names: this.names });
  }
  readonly view: View<AnyState> = $derived.by(() => this.outlook.view);
  readonly ask: Ask | undefined = $derived.by(() => this.outlook.ask);
  readonly moment: string = $derived.by(() => {
    const { looking, outlook, ask } = this;
    let own = 0;
    for (let i = 0; i < outlook.step; i++) if (outlook.past.step(i).seat === looking) own++;
    return `${looking} ${own} ${ask?.id} ${this.#returns}`;
  });
  /** Whether anybody but the person who looks has acted. */
  readonly othersActed: boolean = $derived.by(() => {
    const { looking, outlook } = this;
    for (let i = 0; i < outlook.step; i++) {
      const { seat } = outlook.past.step(i);
      if (seat !== CHANCE && seat !== looking) return true;
    }
    return false;
  });
  readonly legal: readonly Move[] = $derived.by(() => this.outlook.legal);
  readonly outcome: Outcome | undefined = $derived.by(() => this.outlook.outcome);
  /** Who could not go on, with open cards: when the game is over there is nothing left to hide. */
  readonly last: LastHand | undefined = $derived.by(() => this.outcome && lastHand(this.table.outlook('referee')));
  readonly waitingFor: readonly Seat[] = $derived.by(() => seatsOf(this.outlook.mustAct));
  /** What the table waits for, whoever is asked. */
  readonly question: string | undefined = $derived.by(() => {
    const [seat] = this.waitingFor;
    return seat === undefined ? undefined : this.outlook.question(seat);
  });
  readonly news: readonly News[] = $derived.by(() => {
    const { outlook } = this;
    const told = Array.from({ length: outlook.step }, (_, step) => outlook.past.told(step));
    return told.flatMap((events, step) => events.map((event) => ({ ...event, name: outlook.eventName(event), step })));
  });

  /** What happened since a step. */
  newsSince(since: number): News[] {
    return this.news.filter(({ step }) => step >= since);
  }
  /** Why the person could not play this; undefined = could. */
  check(move: Move): Refusal | undefined {
    return this.outlook.check(move);
  }
  /** The move behind words of the notation. */
  move(text: string): Move | undefined {
    const move = parseMove(this.outlook.rules.moves, text);
    return typeof move === 'number' ? move : undefined;
  }
  /** Moves that wait for one more press, because the reader likes to confirm. */
  readonly pending: readonly Move[] | undefined = $derived.by(() =>
    this.#pending?.moment === this.moment ? this.#pending.moves : undefined,
  );
  /** Plays the moves of one gesture, one by one, and stops at the first refusal. */
  play(...moves: readonly Move[]): boolean {
    this.notice = '';
    if (!settings.values.confirm || this.check(moves[0]!)) return this.#play(moves);
    this.refusal = undefined;
    this.#pending = { moment: this.moment, moves };
    return false;
  }
  confirm(): void {
    if (this.pending) this.#play(this.pending);
  }
  #play(moves: readonly Move[]): boolean {
    const seat = this.looking;
    this.#pending = undefined;
    this.warned = false;
    if (seat === undefined) return false;
    for (const move of moves) {
      this.refusal = this.table.play(seat, move);
      if (this.refusal) return false;
    }
    void this.goOn();
    return true;
  }
  /** Shows why not, without playing. */
  explain(move: Move): void {
    this.notice = '';
    this.refusal = this.check(move);
  }
  advise(text: string): void {
    this.refusal = undefined;
    this.#pending = undefined;
    this.notice = text;
  }
  /** The person that the device was passed to is here. */
  arrive(): void {
    this.looking = this.passTo;
    this.passTo = undefined;
    this.refusal = undefined;
    this.notice = '';
  }
  /** Who could take something back: the person who looks; while the device is passed on, the one who acted last. */
  readonly #mayRegret: Seat | undefined = $derived.by(() => {
    const { looking, passTo, outlook } = this;
    if (looking !== undefined || passTo === undefined) return looking;
    for (let i = outlook.step - 1; i >= 0; i--) {
      const { seat } = outlook.past.step(i);
      if (this.isHere(seat)) return seat;
    }
    return undefined;
  });
  /** What taking back would mean; undefined if there is nothing to take back, or if the others are being asked. */
  readonly back: TakeBack | undefined = $derived.by(() => {
    void this.#version;
    const seat = this.#mayRegret;
    return seat === undefined || this.outcome ? undefined : this.table.backFor(seat);
  });
  /** Takes back what is free; otherwise a question comes first. */
  takeBack(): void {
    const { back } = this;
    if (!back) return;
    this.refusal = undefined;
    this.notice = '';
    if (back.how === 'alone') {
      this.warned = true;
      return;
    }
    this.table.takeBack(back.by);
    this.hide();
    void this.goOn();
  }
  /** Whoever is asked here looks at the screen too: nothing secret may be on it. */
  protected hide(): void {
    const { proposal } = this.table;
    if (!proposal?.back.asks.some((seat) => this.isHere(seat) && seat !== this.looking)) return;
    this.looking = undefined;
    this.passTo = undefined;
  }
  /** The person was warned and takes it back all the same. */
  takeBackAnyway(): void {
    const { back } = this;
    this.warned = false;
    if (back) this.table.takeBack(back.by, true);
    void this.goOn();
  }
  /** The person was warned and leaves it. */
  leave(): void {
    this.warned = false;
    void this.goOn();
  }
  /** A take-back that somebody has asked the others for. */
  readonly proposal: Proposal | undefined = $derived.by(() => {
    void this.#version;
    return this.table.proposal;
  });
  answer(seat: Seat, agrees: boolean): void {
    const { undo } = speech.words.table;
    this.table.answer(seat, agrees);
    if (!this.table.proposal) this.notice = agrees ? undo.agreed : undo.refusedBy(this.names[seat]!);
    void this.goOn();
  }
  withdraw(): void {
    if (this.proposal) this.table.withdraw(this.proposal.back.by);
    void this.goOn();
  }
  /** What happened from a step on, as anybody around this device may hear it; a step of which nothing is told, by its name. */
  toldOpenly(since: number): string[] {
    const everybody = this.table.outlook(this.own.length > 1 ? 'audience' : this.outlook.viewer);
    const speaker = speakWith(speech.words, everybody.rules, { viewer: everybody.viewer, names: this.names });
    const told = gather(speaker, everybody.events(since));
    return told.length > 0 ? told : [speaker.step(everybody.past.step(since))];
  }
  /** How often something was taken back that somebody had learnt from. */
  readonly marks: number = $derived.by(() => {
    void this.#version;
    return this.table.marks;
  });
  /** The table as it was after so many steps, for the person who looks; undefined if nobody here knows any more. */
  outlookAt(step: number): Outlook | undefined {
    return this.table.outlookAt(step, this.outlook.viewer);
  }
  /** Others act, or the device goes to the next person. */
  protected async goOn(): Promise<void> {
    await this.act();
    if (this.#open && !this.outcome && !this.proposal) this.#findPerson(this.waitingFor);
  }
  #findPerson(must: readonly Seat[]): void {
    if (this.looking !== undefined && must.includes(this.looking)) return;
    const next = must.find((seat) => this.isHere(seat));
    if (next === undefined || this.own.length < 2) return;
    this.looking = undefined;
    this.passTo = next;
  }
  /** Until what moves has arrived, and as long as the reader likes; less if the reader is in a hurry. */
  protected async pause(look = settings.values.pace): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => void arrived().then(resolve), look);
      this.#goAhead = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#goAhead = undefined;
  }
  /** The reader has seen enough of it: what moves arrives, and the next thing happens. */
  hurry(): void {
    finish();
    this.#goAhead?.();
  }
}
