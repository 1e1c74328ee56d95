/** A pipe: the table is printed when it changed, without colour and without waiting for anybody. */
import { createInterface } from 'node:readline';
import { makeInk } from '@halcyon/terminal-kit/ink';
import type { Picture } from '@halcyon/terminal-kit/picture';
import { beside, wrap } from '@halcyon/terminal-kit/text';
import { Leave, type Screen } from './screen.ts';

const COLUMNS = 100;

export const pipeScreen = (input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Screen => {
  const lines: string[] = [];
  let ended = false;
  let wake: (() => void) | undefined;
  let skipped = false;
  let asking = false;
  const reader = createInterface({ input, terminal: false });
  let code = 0;
  const stop = (signal: NodeJS.Signals): void => {
    code = signal === 'SIGINT' ? 130 : 143;
    ended = true;
    wake?.();
  };
  reader.on('line', (line) => {
    lines.push(line);
    wake?.();
  });
  reader.on('close', () => {
    ended = true;
    wake?.();
  });
  process.once('SIGINT', stop).once('SIGTERM', stop);

  const print = (text: readonly string[]): void => {
    if (text.length > 0) output.write(`${text.join('\n')}\n`);
  };
  const nextLine = async (prompt: string): Promise<string> => {
    skipped = false;
    while (lines.length === 0 && !ended && !skipped) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (skipped && lines.length === 0 && !ended) return '';
    const line = code === 0 ? lines.shift() : undefined;
    if (line === undefined) throw new Leave(code);
    print([`${prompt}${line}`]);
    return line;
  };
  // What stands above already is not printed again.
  const shown = new Map<string, string>();
  const changed = (part: string, text: readonly string[]): readonly string[] => {
    const now = text.join('\n');
    if (shown.get(part) === now) return [];
    shown.set(part, now);
    return text;
  };
  const show = (picture: Picture, anew: boolean): void => {
    const { title, board, seats, boardWidth, talk, notice, ask, hand } = picture;
    const fill = (text: readonly string[]): string[] => text.flatMap((line) => wrap(line, COLUMNS, '  '));
    const table = changed('table', [title, ...beside(board, seats, boardWidth)]);
    if (table.length > 0) print(['', ...table]);
    print(changed('talk', fill(talk)));
    print(changed('ask', [ask, ...hand]));
    // What was said to a line that was typed is said again if the same is typed again.
    if (anew) shown.delete('notice');
    print(changed('notice', fill(notice)));
  };
  return {
    ink: makeInk(1),
    live: false,
    size: { columns: COLUMNS, rows: Number.POSITIVE_INFINITY },
    async ask(picture, prompt) {
      show(picture, true);
      asking = true;
      try {
        return await nextLine(prompt);
      } finally {
        asking = false;
      }
    },
    renew(picture) {
      if (asking) show(picture, false);
    },
    skip() {
      if (!asking) return;
      skipped = true;
      wake?.();
    },
    async watch() {
      // Nobody waits, but a signal must be heard between two moves.
      await new Promise((resolve) => setImmediate(resolve));
      if (code !== 0) throw new Leave(code);
    },
    async page(text) {
      print(text);
      return '';
    },
    close(text) {
      print(text);
      process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
      reader.close();
    },
  };
};
