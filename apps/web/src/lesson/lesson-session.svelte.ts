/** A lesson with the learner in front of the screen. */
import type { Refusal } from '@halcyon/kernel';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { LEARN } from '@halcyon/speech/page/learn/index';
import type { Speaker } from '@halcyon/speech/speaker';
import { COACH, LessonTable, type Progress, type Script, type Waits } from '@halcyon/table';
import { TableSession } from '../table/table-session.svelte.ts';

export class LessonSession extends TableSession {
  protected readonly table: LessonTable;
  /** The coach's word, and what the lesson waits for. */
  said = $state('');
  waits = $state<Waits>('reading');
  /** How many words of the scene were reached. */
  reached = $state(0);
  readonly #told: (progress: Progress, isDone: boolean) => void;

  /** `told` hears how far the learner has come, and whether the scene is over. */
  constructor(script: Script, from: Progress, told: (progress: Progress, isOver: boolean) => void) {
    super();
    this.#told = told;
    this.table = new LessonTable(
      script,
      {
        around: (change) => (this.around ? this.around(change) : change()),
        changed: () => {
          this.changed();
          this.#follow();
        },
        after: () => this.pause(),
      },
      from,
    );
    this.#follow();
    this.begin();
  }
  /** The learner has read what the coach says. */
  read(): void {
    this.refusal = undefined;
    this.notice = '';
    this.table.read();
    void this.goOn();
  }
  protected act(): Promise<void> {
    return this.table.othersAct();
  }
  protected override speak(): Speaker {
    const speaker = super.speak();
    const reason = (refusal: Refusal): string =>
      refusal.id === COACH ? LEARN[speech.words.language].other : speaker.reason(refusal);
    return {
      ...speaker,
      reason,
      refusal: (refusal) => (refusal.id === COACH ? reason(refusal) : speaker.refusal(refusal)),
    };
  }
  #follow(): void {
    const { said, waits, reached, progress } = this.table;
    this.said = said;
    this.waits = waits;
    this.reached = reached;
    this.#told(progress, waits === 'end');
  }
}
