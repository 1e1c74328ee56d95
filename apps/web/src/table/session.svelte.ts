/**
 * A table on this device: one Match, the people and bots around it, and what the person in front of the screen may see.
 * Pictures read its outlook and ask it to play; nothing that they can reach leads to the Match.
 */
import {
  type AnyState,
  type Ask,
  chanceFrom,
  Match,
  type Move,
  type Outcome,
  type Outlook,
  outlookOf,
  parseMove,
  printLog,
  type Refusal,
  type Seat,
  seatsOf,
  type Told,
  tableKey,
  undoByConsent,
  undoFree,
  type View,
  type Viewer,
} from '@halcyon/kernel';
import { speakWith } from '@halcyon/speech/speak';
import type { Speaker } from '@halcyon/speech/speaker';
import { speech } from '../shell/words.svelte.ts';
import { Bots } from './bots.ts';
import { type Player, seatNames } from './players.ts';
import { freshSeed, type StoredTable, saveTable } from './store.ts';

/** How long the eye needs before the next thing happens, in milliseconds; a browser may be told another pace. */
const PACE = 650;
const pace = (): number => Number(localStorage.getItem('halcyon/pace') ?? PACE);

export interface News extends Told {
  /** Of the event. */
  readonly name: string;
  /** Number of the step that it belongs to. */
  readonly step: number;
}

export class Session {
  readonly #match: Match;
  readonly players: readonly Player[];
  readonly #bots: Bots | undefined;
  /** Grows with every change of the match; the outlook reads it. */
  #version = $state(0);
  #open = true;
  #running = false;
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
  /** Asked before a step is taken back from which somebody learnt. */
  consent = $state(false);
  /** Called around every step, so that a renderer can show what moved from where to where. */
  around: ((step: () => void) => void) | undefined;

  constructor({ match, players }: StoredTable) {
    this.#match = match;
    this.players = players;
    this.#bots = players.some(({ bot }) => bot !== undefined)
      ? new Bots({ key: tableKey(match), game: match.game.id, setup: match.setup })
      : undefined;
    const people = this.#people;
    if (people.length === 1) this.looking = people[0];
    this.#save();
    void this.#goOn();
  }

  get #people(): Seat[] {
    return this.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  }
  get #viewer(): Viewer {
    return this.looking ?? (this.#match.outcome ? 'referee' : 'audience');
  }
  /** What the person who looks holds of the table; a new one after every change. */
  readonly outlook: Outlook = $derived.by(() => {
    void this.#version;
    return outlookOf(this.#match, this.#viewer);
  });
  readonly names: readonly string[] = $derived.by(() => seatNames(this.players, speech.words.table));
  readonly speaker: Speaker = $derived.by(() =>
    speakWith(speech.words, this.outlook.rules, { viewer: this.outlook.viewer, names: this.names }),
  );
  readonly view: View<AnyState> = $derived.by(() => this.outlook.view);
  readonly ask: Ask | undefined = $derived.by(() => this.outlook.ask);
  readonly legal: readonly Move[] = $derived.by(() => this.outlook.legal);
  readonly outcome: Outcome | undefined = $derived.by(() => this.outlook.outcome);
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
  /** Plays the moves of one gesture, one by one, and stops at the first refusal. */
  play(...moves: readonly Move[]): boolean {
    const seat = this.looking;
    this.notice = '';
    if (seat === undefined) return false;
    for (const move of moves) {
      this.refusal = this.#match.check(seat, move);
      if (this.refusal) return false;
      this.#step(() => this.#match.play(seat, move));
    }
    void this.#goOn();
    return true;
  }
  /** Shows why not, without playing. */
  explain(move: Move): void {
    this.notice = '';
    this.refusal = this.check(move);
  }
  advise(text: string): void {
    this.refusal = undefined;
    this.notice = text;
  }
  /** The person that the device was passed to is here. */
  arrive(): void {
    this.looking = this.passTo;
    this.passTo = undefined;
    this.refusal = undefined;
  }
  /** Whether the person who looks has made a step that could be taken back. */
  get hasPlayed(): boolean {
    void this.#version;
    return this.#match.steps.some(({ seat }) => seat === this.looking);
  }
  undo(): void {
    const seat = this.looking;
    if (seat === undefined) return;
    this.refusal = undefined;
    let done = false;
    this.#step(() => {
      done = undoFree(this.#match, seat);
    });
    if (done) this.#bots?.forget();
    this.consent = !done;
  }
  /** A table without bots may agree to take back more; the log says so. */
  get mayAgree(): boolean {
    return this.#bots === undefined && this.hasPlayed;
  }
  undoAnyway(): void {
    const seat = this.looking;
    this.consent = false;
    if (seat !== undefined) this.#step(() => undoByConsent(this.#match, seat));
    void this.#goOn();
  }
  /** The game as text: to copy, mail or keep. */
  logText(): string {
    void this.#version;
    return printLog(this.#match);
  }
  /** Makes a new game of the same kind, with the same people, this browser's table. */
  again(): void {
    const { game, setup } = this.#match;
    saveTable(new Match(game, setup, chanceFrom(freshSeed())), this.players);
  }
  close(): void {
    this.#open = false;
    this.#bots?.close();
  }

  #step(change: () => void): void {
    const changed = (): void => {
      change();
      this.#version++;
    };
    if (this.around) this.around(changed);
    else changed();
    this.#save();
  }
  #save(): void {
    saveTable(this.#match, this.players);
  }
  /** Bots act, or the device goes to the next person. */
  async #goOn(): Promise<void> {
    // A person may step in while a bot thinks; the loop that is waiting sees it and goes on by itself.
    if (this.#running) return;
    this.#running = true;
    try {
      await this.#letBotsPlay();
    } finally {
      this.#running = false;
    }
    if (this.#open && !this.#match.outcome) this.#findPerson(seatsOf(this.#match.mustAct));
  }
  async #letBotsPlay(): Promise<void> {
    for (;;) {
      const version = this.#version;
      if (!this.#open || this.#match.outcome) return;
      const must = seatsOf(this.#match.mustAct);
      const bot = must.find((seat) => this.players[seat]!.bot !== undefined);
      const guest = seatsOf(this.#match.mayAct).filter((seat) => this.players[seat]!.bot !== undefined);
      for (const seat of guest) if (await this.#think(seat, true, version)) break;
      if (this.#version !== version) continue;
      if (bot === undefined) return;
      this.thinking = bot;
      await this.#think(bot, false, version);
      this.thinking = undefined;
      if (this.#version === version) return;
    }
  }
  #findPerson(must: readonly Seat[]): void {
    if (this.looking !== undefined && must.includes(this.looking)) return;
    const next = must[0];
    if (next === undefined || this.#people.length < 2) return;
    this.looking = undefined;
    this.passTo = next;
  }
  /** Lets a bot choose and plays it, unless something else happened meanwhile. Says whether it played. */
  async #think(seat: Seat, optional: boolean, version: number): Promise<boolean> {
    const outlook = outlookOf(this.#match, seat);
    if (outlook.legal.length === 0 || !this.#bots) return false;
    const bot = this.players[seat]!.bot ?? '';
    const pause = optional ? undefined : new Promise((resolve) => setTimeout(resolve, pace()));
    const move = await this.#bots.ask(outlook, seat, bot);
    await pause;
    if (move === undefined || !this.#open || this.#version !== version) return false;
    this.#step(() => this.#match.play(seat, move));
    return true;
  }
}
