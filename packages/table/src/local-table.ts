/** A table on this machine: the only holder of its Match, and the one place in which bots come to act. */
import {
  type Match,
  type Move,
  type Outlook,
  outlookOf,
  printLog,
  type Refusal,
  type Seat,
  type SeatSet,
  seatsOf,
  type TakeBack,
  tableKey,
  takeBackOf,
  type Viewer,
} from '@halcyon/kernel';
import { type Saved, savedOf } from './saved.ts';
import { peopleOf, type Sitter } from './sitter.ts';
import type { Proposal, Table } from './table.ts';

/** A bot is to decide: for this seat, by its name, with what the seat knows. */
export interface Thought {
  readonly seat: Seat;
  readonly bot: string;
  readonly outlook: Outlook;
  /** Names the table, so that the same decision draws the same numbers. */
  readonly table: string;
}

/** What an app lends a table; clocks, workers and screens are the app's. */
export interface Lent {
  /** Lets a bot choose; undefined = it stays silent. May take its time: the eye needs some too. */
  think(thought: Thought): Promise<Move | undefined>;
  /** Steps were taken back: bots forget what they saw, and are made anew. */
  forget?(): void;
  /** Before a bot's move is made: false if it must not be made now, because a person came first. */
  before?(seat: Seat, move: Move): Promise<boolean>;
  /** After a bot's move: time to look at it. */
  after?(seat: Seat, move: Move): Promise<void>;
  /** Called around every change, so that a picture can show what moved from where to where. */
  around?(change: () => void): void;
  /** Something has changed. */
  changed?(): void;
}

export class LocalTable implements Table {
  readonly #match: Match;
  readonly #lent: Lent;
  readonly #people: SeatSet;
  readonly #key: string;
  #version = 0;
  #open = true;
  #acting = false;
  #thinking: Seat | undefined;
  #proposal: Proposal | undefined;

  constructor(
    match: Match,
    readonly sitters: readonly Sitter[],
    lent: Lent,
  ) {
    this.#match = match;
    this.#lent = lent;
    this.#people = peopleOf(sitters);
    this.#key = tableKey(match);
  }

  get rules(): Match['rules'] {
    return this.#match.rules;
  }
  get game(): Match['game'] {
    return this.#match.game;
  }
  get own(): readonly Seat[] {
    return seatsOf(this.#people);
  }
  get version(): number {
    return this.#version;
  }
  get length(): number {
    return this.#match.length;
  }
  get thinking(): Seat | undefined {
    return this.#thinking;
  }
  get proposal(): Proposal | undefined {
    return this.#proposal;
  }
  get marks(): number {
    return this.#match.marks;
  }
  outlook(viewer: Viewer): Outlook {
    return outlookOf(this.#match, viewer);
  }
  outlookAt(step: number, viewer: Viewer): Outlook {
    return outlookOf(this.#match, viewer, step);
  }
  log(viewer: Viewer = 'referee'): string {
    return printLog(this.#match, viewer);
  }
  save(): Saved {
    return savedOf(this.#match, this.sitters);
  }

  play(seat: Seat, move: Move): Refusal | undefined {
    let refusal = this.#match.check(seat, move);
    if (refusal) return refusal;
    this.#change(() => {
      refusal = this.#match.play(seat, move);
      this.#proposal = undefined;
    });
    return refusal;
  }

  backFor(seat: Seat): TakeBack | undefined {
    return takeBackOf(this.#match, seat, this.#people);
  }
  takeBack(seat: Seat, knowingly = false): void {
    const back = this.backFor(seat);
    if (!back) return;
    if (back.how === 'free' || (back.how === 'alone' && knowingly)) this.#goBack(back);
    else if (back.how === 'agreed') this.#propose({ back, agreed: [] });
  }
  answer(seat: Seat, agrees: boolean): void {
    const proposal = this.#proposal;
    if (!proposal?.back.asks.includes(seat)) return;
    if (!agrees) {
      this.#propose(undefined);
      return;
    }
    const agreed = [...new Set([...proposal.agreed, seat])];
    if (agreed.length === proposal.back.asks.length) this.#goBack(proposal.back);
    else this.#propose({ ...proposal, agreed });
  }
  withdraw(seat: Seat): void {
    if (this.#proposal?.back.by === seat) this.#propose(undefined);
  }
  close(): void {
    this.#open = false;
  }

  /** Lets bots act until a person is asked, the game is over, or a proposal waits for an answer. */
  async botsAct(): Promise<void> {
    // A person may step in while a bot thinks: the loop that is waiting sees it and goes on by itself.
    if (this.#acting) return;
    this.#acting = true;
    try {
      while (await this.#botActs());
    } finally {
      this.#acting = false;
    }
  }
  /** True if anything happened. Those who may step in are asked first, each once for every state of the table. */
  async #botActs(): Promise<boolean> {
    if (!this.#open || this.#proposal || this.#match.outcome) return false;
    const version = this.#version;
    const bots = (seats: SeatSet): Seat[] => seatsOf(seats).filter((seat) => this.#botAt(seat) !== undefined);
    for (const seat of bots(this.#match.mayAct)) if (await this.#letAct(seat)) return true;
    if (this.#version !== version) return true;
    const [seat] = bots(this.#match.mustAct);
    if (seat === undefined) return false;
    this.#thinking = seat;
    this.#lent.changed?.();
    try {
      return (await this.#letAct(seat)) || this.#version !== version;
    } finally {
      this.#thinking = undefined;
      this.#lent.changed?.();
    }
  }
  /** Lets a bot choose and plays it, unless something else happened meanwhile. Says whether it played. */
  async #letAct(seat: Seat): Promise<boolean> {
    const version = this.#version;
    const stale = (): boolean => !this.#open || this.#version !== version || this.#proposal !== undefined;
    const outlook = this.outlook(seat);
    if (outlook.legal.length === 0) return false;
    const move = await this.#lent.think({ seat, bot: this.#botAt(seat)!, outlook, table: this.#key });
    if (move === undefined || stale()) return false;
    if (this.#lent.before && !(await this.#lent.before(seat, move))) return false;
    if (stale()) return false;
    const refusal = this.play(seat, move);
    if (refusal) throw new Error(`the bot of seat ${seat} chose a move that is refused by ${refusal.id}`);
    await this.#lent.after?.(seat, move);
    return true;
  }

  #botAt(seat: Seat): string | undefined {
    return this.sitters[seat]?.bot;
  }
  #goBack({ to, by, how }: TakeBack): void {
    this.#change(() => {
      this.#match.takeBack(to, by, how);
      this.#proposal = undefined;
    });
    this.#lent.forget?.();
  }
  #propose(proposal: Proposal | undefined): void {
    this.#proposal = proposal;
    this.#lent.changed?.();
  }
  #change(change: () => void): void {
    const counted = (): void => {
      change();
      this.#version++;
    };
    if (this.#lent.around) this.#lent.around(counted);
    else counted();
    this.#lent.changed?.();
  }
}
