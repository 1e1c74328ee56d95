/**
 * A table that teaches: it plays a scene of a lesson, and waits at each word of the coach until it was read, at each step
 * of the learner until it was made. Wrong moves are refused by the rules themselves.
 */
import {
  ahead,
  CHANCE,
  Match,
  type Move,
  matchFrom,
  type Outlook,
  outlookOf,
  type Refusal,
  type Seat,
  type Viewer,
} from '@halcyon/kernel';
import { LedOutlook } from './led-outlook.ts';
import { deedAt, type Script } from './lesson-script.ts';
import type { Lent } from './local-table.ts';
import type { Sitter } from './sitter.ts';
import type { Table } from './table.ts';

/** How far a learner has come: the steps that stand, and the words that were read since. */
export interface Progress {
  readonly step: number;
  readonly word: number;
}
/** What the lesson waits for. */
export type Waits = 'reading' | 'move' | 'others' | 'end';

export class LessonTable implements Table {
  readonly #script: Script;
  readonly #lent: Pick<Lent, 'around' | 'changed' | 'after'>;
  readonly #match: Match;
  readonly sitters: readonly Sitter[];
  readonly thinking = undefined;
  readonly proposal = undefined;
  readonly marks = 0;
  #open = true;
  #acting = false;
  #version = 0;
  #word: number;

  /** A lesson that was left goes on where the learner was. */
  constructor(script: Script, lent: Pick<Lent, 'around' | 'changed' | 'after'>, { step, word }: Progress) {
    this.#script = script;
    this.#lent = lent;
    this.#word = word;
    const { game, setup, origin, rules } = script.match;
    const entries = script.steps.slice(0, step).map(({ seat, move }) => ({ kind: 'step' as const, seat, move }));
    // Beyond the script nobody looks any more.
    const chance = { roll: (_: number, ordinal: number) => script.chance[ordinal] ?? 0 };
    this.#match = origin
      ? matchFrom(game, setup, chance, { rules, origin, entries })
      : new Match(game, setup, chance, { rules, entries });
    this.sitters = Array.from({ length: setup.seats }, (_, seat) =>
      seat === script.seat ? { name: '' } : { name: '', bot: '' },
    );
  }

  get rules(): Match['rules'] {
    return this.#match.rules;
  }
  get own(): readonly Seat[] {
    return [this.#script.seat];
  }
  get version(): number {
    return this.#version;
  }
  get length(): number {
    return this.#match.length;
  }
  get progress(): Progress {
    return { step: this.length, word: this.#word };
  }
  /** How many words of the coach were reached. */
  get reached(): number {
    const before = this.#script.words.slice(0, this.length).reduce((sum, { length }) => sum + length, 0);
    return before + Math.min(this.#word + 1, this.#here.length);
  }
  get waits(): Waits {
    const next = this.#next;
    const mine = next?.seat === this.#script.seat;
    // A word before the learner's own step is read by making it, the last one of all stays; the others are to be read first.
    const toRead = this.#here.length - (next && !mine ? 0 : 1);
    if (this.#word < toRead) return 'reading';
    return next ? (mine ? 'move' : 'others') : 'end';
  }
  /** What the coach has said last. */
  get said(): string {
    const { words } = this.#script;
    for (let at = this.length; at >= 0; at--) {
      const here = words[at]!;
      const word = at === this.length ? Math.min(this.#word, here.length - 1) : here.length - 1;
      if (word >= 0) return here[word]!;
    }
    return '';
  }

  outlook(viewer: Viewer): Outlook {
    const outlook = outlookOf(this.#match, viewer);
    if (viewer !== this.#script.seat) return outlook;
    return new LedOutlook(outlook, (made, then) =>
      made.length === 0 ? this.#awaited(outlook) : this.#after(made, then),
    );
  }
  outlookAt(step: number, viewer: Viewer): Outlook {
    return outlookOf(this.#match, viewer, step);
  }
  play(seat: Seat, move: Move): Refusal | undefined {
    const refusal = this.outlook(seat).check(move);
    if (!refusal) this.#step(seat, move);
    return refusal;
  }
  /** The learner has read what the coach says. */
  read(): void {
    if (this.waits !== 'reading') return;
    this.#word++;
    this.#changed();
  }
  /** Others do what the script says, until the learner is asked or has something to read. */
  async othersAct(): Promise<void> {
    if (this.#acting) return;
    this.#acting = true;
    while (this.#open && this.waits === 'others') {
      const { seat, move } = this.#next!;
      this.#step(seat, move);
      await this.#lent.after?.(seat, move);
    }
    this.#acting = false;
  }
  // What is learnt is learnt by going on.
  backFor(): undefined {}
  takeBack(): void {}
  answer(): void {}
  withdraw(): void {}
  close(): void {
    this.#open = false;
  }

  get #here(): readonly string[] {
    return this.#script.words[this.length] ?? [];
  }
  get #next(): Script['steps'][number] | undefined {
    return this.#script.steps[this.length];
  }
  /** The next step of the learner; where several of one kind make up one deed (cards to pay with), any that is left. */
  #awaited(outlook: Outlook): Move[] {
    if (this.waits !== 'move') return [];
    const { first, end } = deedAt(this.#script, this.length);
    const left = this.#script.steps.slice(first, end).map(({ move }) => move);
    for (let i = first; i < this.length; i++) left.splice(left.indexOf(this.#match.step(i).move), 1);
    // Not one after which the others could not be done any more.
    const others = (move: Move): Move[] => left.filter((other) => other !== move);
    const leads = (move: Move): boolean => left.length === 1 || ahead(outlook, [move, ...others(move)]) !== undefined;
    return outlook.legal.filter((move) => left.includes(move) && leads(move));
  }
  /** What the script goes on with, if it begins with these moves. */
  #after(made: readonly Move[], { legal }: Outlook): Move[] {
    const { steps, seat } = this.#script;
    const at = this.length + made.length;
    const follows = made.every(
      (move, i) => steps[this.length + i]?.move === move && steps[this.length + i]?.seat === seat,
    );
    if (!follows || this.waits !== 'move' || steps[at]?.seat !== seat) return [];
    const left = steps.slice(at, deedAt(this.#script, at).end).map(({ move }) => move);
    return legal.filter((move) => left.includes(move));
  }
  #step(seat: Seat, move: Move): void {
    if (seat === CHANCE) throw new Error('chance comes by itself');
    const change = (): void => {
      const refusal = this.#match.play(seat, move);
      if (refusal) throw new Error(`the script's step ${this.length} is refused by ${refusal.id}`);
      this.#word = 0;
      this.#version++;
    };
    if (this.#lent.around) this.#lent.around(change);
    else change();
    this.#lent.changed?.();
  }
  #changed(): void {
    this.#version++;
    this.#lent.changed?.();
  }
}
