/** A puzzle in the terminal: what is to be reached and what is hidden stand above the table; everything can be taken back. */
import { tableWords } from '@halcyon/catalog/words';
import type { Seat, Viewer } from '@halcyon/kernel';
import type { Language } from '@halcyon/speech';
import type { PuzzleBook } from '@halcyon/speech/puzzles/book';
import { PUZZLES, type PuzzleSpeech } from '@halcyon/speech/puzzles/index';
import { comingDice, openCards } from '@halcyon/speech/puzzles/open-cards';
import { type Help, isForced, type Puzzle, PuzzleTable } from '@halcyon/table';
import type { Screen } from './screen.ts';
import { Sitting } from './sitting.ts';

export class PuzzleSitting extends Sitting {
  /** Its solution is the help. */
  readonly help: Help = 'bare';
  protected readonly host: PuzzleTable;
  readonly #puzzle: Puzzle;
  readonly #book: PuzzleBook;
  /** The solution is being shown. */
  #shows = false;

  constructor(puzzle: Puzzle, book: PuzzleBook, language: Language, screen: Screen, fast: boolean) {
    super(puzzle.match.game, language, screen, fast);
    this.#puzzle = puzzle;
    this.#book = book;
    this.host = new PuzzleTable(puzzle, {
      after: async (seat, move) => this.afterBot?.(seat, move),
      changed: () => {
        this.selected = undefined;
      },
    });
  }
  get said(): PuzzleSpeech {
    return PUZZLES[this.language];
  }
  override get title(): string {
    const { goal } = this.#puzzle;
    const { status, left } = this.host;
    const time = status === 'open' && goal.within > 1 ? ` ${this.said.left[goal.unit](left)}.` : '';
    return `${super.title} · ${this.said.goal[goal.unit](goal.within, isForced(goal))}${time}`;
  }
  override talk(viewer: Viewer): string[] {
    const told = {
      outlook: this.outlook('referee'),
      seat: typeof viewer === 'number' ? viewer : undefined,
      speaker: this.speaker(viewer),
      table: tableWords(this.language),
      book: this.#book,
    };
    return [
      ...super.talk(viewer),
      ...openCards(told),
      ...comingDice(this.#puzzle.coming.slice(this.host.thrown), told),
    ];
  }
  override askLine(seat: Seat): string {
    return this.host.status === 'failed' ? this.said.failed : super.askLine(seat);
  }
  /** Nobody has anything to hide from anybody. */
  override nextPerson(): Seat {
    this.holder = this.host.own[0]!;
    return this.holder;
  }
  override hear(_seat: Seat, line: string): boolean {
    const { commands } = this.said;
    const typed = line.trim().toLowerCase();
    if (typed === commands.again) {
      this.#shows = false;
      this.host.restart();
      return true;
    }
    if (typed !== commands.solution) return false;
    if (!this.#shows) this.host.restart();
    this.#shows = true;
    const step = this.host.shown;
    if (step) this.notice = [`${this.names[step.seat]}: ${this.speaker(step.seat).move(step.move)}`];
    this.host.show();
    return true;
  }
  override get moreHelp(): readonly (readonly [string, string])[] {
    const { commands, typed } = this.said;
    return [
      [commands.again, typed.again],
      [commands.solution, typed.solution],
    ];
  }
  /** How it ended. */
  get verdict(): string {
    return this.#shows ? this.said.shown : this.said.solved;
  }
  async othersAct(): Promise<void> {
    if (!this.#shows) await this.host.othersAct();
  }
  get isOver(): boolean {
    return this.host.status === 'solved';
  }
  log(): string {
    return this.#puzzle.text;
  }
  save(): boolean {
    return true;
  }
  get kept(): string {
    return `halcyon puzzle ${this.game.id} ${this.#puzzle.id}`;
  }
}
