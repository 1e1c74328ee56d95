/** A puzzle with whoever solves it in front of the screen. */
import type { Outlook, Refusal } from '@halcyon/kernel';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { PUZZLES } from '@halcyon/speech/puzzles/index';
import type { Speaker } from '@halcyon/speech/speaker';
import { COACH, type Puzzle, type PuzzleStatus, PuzzleTable } from '@halcyon/table';
import { TableSession } from '../table/table-session.svelte.ts';

export class PuzzleSession extends TableSession {
  protected readonly table: PuzzleTable;
  status = $state<PuzzleStatus>('open');
  /** Turns that are left. */
  left = $state(0);
  /** How many dice were thrown. */
  thrown = $state(0);
  /** The solution is being shown: what is reached then was not solved. */
  shows = $state(false);
  /** The table as those see it who know all. */
  all = $state.raw<Outlook>();
  readonly #whenSolved: () => void;

  constructor(puzzle: Puzzle, whenSolved: () => void) {
    super();
    this.#whenSolved = whenSolved;
    this.table = new PuzzleTable(puzzle, {
      around: (change) => (this.around ? this.around(change) : change()),
      changed: () => {
        this.changed();
        this.#follow();
      },
      after: () => this.pause(),
    });
    this.#follow();
    this.begin();
  }
  /** Once more from the start. */
  restart(): void {
    this.#clear();
    this.shows = false;
    this.table.restart();
  }
  /** What a table that is over does not offer. */
  takeBackLast(): void {
    this.#clear();
    this.table.takeBack();
  }
  /** The next step of the solution, from the start. */
  show(): void {
    this.#clear();
    if (!this.shows) {
      this.shows = true;
      this.table.restart();
    }
    const step = this.table.shown;
    if (!step) return;
    const { speaker } = this;
    this.table.show();
    this.advise(`${this.own.includes(step.seat) ? '' : `${this.names[step.seat]}: `}${speaker.move(step.move)}`);
  }
  protected async act(): Promise<void> {
    if (!this.shows) await this.table.othersAct();
  }
  protected override speak(): Speaker {
    const speaker = super.speak();
    const reason = (refusal: Refusal): string =>
      refusal.id === COACH ? PUZZLES[speech.words.language].over : speaker.reason(refusal);
    return {
      ...speaker,
      reason,
      refusal: (refusal) => (refusal.id === COACH ? reason(refusal) : speaker.refusal(refusal)),
    };
  }
  #clear(): void {
    this.refusal = undefined;
    this.notice = '';
  }
  #follow(): void {
    const { status, left, thrown } = this.table;
    this.status = status;
    this.left = left;
    this.thrown = thrown;
    this.all = this.table.outlook('referee');
    if (status === 'solved' && !this.shows) this.#whenSolved();
  }
}
