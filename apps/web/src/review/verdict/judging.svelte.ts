/** Whether it was the deal or the play, asked of a worker: how far it is, and what came of it. */
import type { Verdict } from '@halcyon/bots/verdict/verdict';
import type { Match } from '@halcyon/kernel';
import type { Case, Report } from './verdict-worker.ts';

export class Judging {
  state = $state<'unasked' | 'asked' | 'done' | 'lost'>('unasked');
  share = $state(0);
  verdict = $state.raw<Verdict>();
  #worker: Worker | undefined;

  constructor(readonly match: Match) {}
  /** Only what a team plays is lost by all of them. */
  static isFor({ outcome }: Match): boolean {
    return outcome?.kind === 'together';
  }
  async ask(): Promise<void> {
    const { rules, setup, origin, steps } = this.match;
    this.state = 'asked';
    this.share = 0;
    try {
      const { address } = await import('./verdict-worker.ts');
      // Stopped before it began.
      if (this.state !== 'asked') return;
      this.#worker = new Worker(address, { type: 'module' });
    } catch {
      this.#end('lost');
      return;
    }
    this.#worker.addEventListener('error', () => this.#end('lost'));
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Report>) => this.#heard(data));
    this.#worker.postMessage({ game: rules.id, version: rules.version, setup, origin, steps } satisfies Case);
  }
  stop(): void {
    if (this.state === 'asked') this.#end('unasked');
  }
  #heard(report: Report): void {
    if ('share' in report) this.share = report.share;
    else if ('lost' in report) this.#end('lost');
    else {
      this.verdict = report.verdict;
      this.#end('done');
    }
  }
  #end(state: 'unasked' | 'done' | 'lost'): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.state = state;
  }
}
