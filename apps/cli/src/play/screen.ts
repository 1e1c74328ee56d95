/** Where pictures are shown and lines are typed: a terminal, or a pipe. */
import type { Ink } from '@halcyon/terminal-kit/ink';
import type { Picture, Size } from '@halcyon/terminal-kit/picture';

/** Thrown where the person leaves: end of input (0), Ctrl-C (130), a signal. The game is saved by whoever catches it. */
export class Leave extends Error {
  constructor(readonly code: number) {
    super('leave');
  }
}

export interface Screen {
  readonly ink: Ink;
  /** Whether somebody watches: then bots take their time and secrets need a screen between seats. */
  readonly live: boolean;
  readonly size: Size;
  /** Shows the table and waits for a line. */
  ask(picture: Picture, prompt: string): Promise<string>;
  /** The table has changed while something is asked; what was typed so far stays. */
  renew(picture: Picture): void;
  /** Ends what is asked as Enter would; what was typed so far stays for the next question. */
  skip(): void;
  /** Shows the table for a moment; Enter goes on. */
  watch(picture: Picture, ms: number): Promise<void>;
  /** Shows only these lines, page by page, and waits for a line. */
  page(lines: readonly string[], prompt: string): Promise<string>;
  /** Gives the terminal back and leaves these lines on it. */
  close(lines: readonly string[]): void;
}
