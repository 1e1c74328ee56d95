/**
 * A terminal: the picture is drawn over the last one in a single write, so nothing flickers. It lives on the alternate
 * screen, which has no scroll-back in which the hand of the seat before could be read.
 */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';
import { depthOf, makeInk } from '@halcyon/terminal-kit/ink';
import { layOut, type Picture, type Size } from '@halcyon/terminal-kit/picture';
import { cut } from '@halcyon/terminal-kit/text';
import { tidyWith } from '../terminal.ts';
import { Leave, type Screen } from './screen.ts';

const ESC = '\u001b[';
const ENTER = `${ESC}?1049h${ESC}H${ESC}2J`;
const LEAVE = `${ESC}?1049l${ESC}?25h`;
const HIDE = `${ESC}?25l`;
const SHOW = `${ESC}?25h`;
const LEAST: Size = { columns: 40, rows: 16 };
const CODES: Readonly<Record<string, number>> = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

export const terminalScreen = (input: ReadStream, output: WriteStream): Screen => {
  // What is typed while nothing is asked must not be echoed into the picture.
  let muted = true;
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!muted) output.write(chunk);
      done();
    },
  });
  // The editor asks how wide a line is.
  Object.defineProperty(echo, 'columns', { get: () => output.columns });
  const editor = createInterface({ input, output: echo, terminal: true, historySize: 50 });
  let waiting: { take(line: string): void; fail(leave: Leave): void } | undefined;
  let left: Leave | undefined;
  let drawn: (() => string[]) | undefined;
  /** Half a line that was not answered, because the question went. */
  let kept = false;
  /** A table is on the screen, and something is asked. */
  let asking = false;
  /** Lines typed ahead. */
  const early: string[] = [];

  const leave = (code: number): void => {
    left ??= new Leave(code);
    waiting?.fail(left);
  };
  const onSignal = (signal: NodeJS.Signals): void => leave(CODES[signal] ?? 1);
  const signals = Object.keys(CODES) as NodeJS.Signals[];
  for (const signal of signals) process.on(signal, onSignal);
  editor.on('SIGINT', () => leave(130));
  editor.on('close', () => leave(0));
  editor.on('line', (line) => {
    if (waiting) waiting.take(line);
    else if (line.trim() !== '') early.push(line);
  });

  const sized = (): Size => ({
    columns: Math.max(LEAST.columns, output.columns ?? 80),
    rows: Math.max(LEAST.rows, output.rows ?? 24),
  });
  const draw = (): void => {
    const lines = drawn?.() ?? [];
    output.write(`${HIDE}${ESC}H${lines.map((line) => `${line}${ESC}0m${ESC}K\r\n`).join('')}${ESC}J`);
  };
  const onResize = (): void => {
    draw();
    if (!muted) editor.prompt(true);
  };
  output.on('resize', onResize);
  // Whoever ends the process without asking us leaves a usable terminal behind.
  tidyWith(() => output.write(LEAVE));
  output.write(ENTER);

  const wait = (ms?: number): Promise<string> =>
    new Promise((resolve, reject) => {
      if (left) return reject(left);
      let timer: NodeJS.Timeout | undefined;
      const done = (): void => {
        waiting = undefined;
        muted = true;
        clearTimeout(timer);
      };
      waiting = {
        take: (line) => {
          done();
          resolve(line);
        },
        fail: (reason) => {
          done();
          reject(reason);
        },
      };
      if (ms !== undefined) timer = setTimeout(() => waiting?.take(''), ms);
    });
  const typed = async (prompt: string, ahead: boolean): Promise<string> => {
    const line = ahead ? early.shift() : undefined;
    if (line !== undefined) return line;
    early.length = 0;
    // Half a word typed while the bots moved was not meant for this question.
    if (!kept) editor.write(null, { ctrl: true, name: 'u' });
    kept = false;
    output.write(SHOW);
    muted = false;
    editor.setPrompt(prompt);
    editor.prompt(true);
    return wait();
  };
  return {
    ink: makeInk(depthOf(output)),
    live: true,
    get size() {
      return sized();
    },
    ask(picture: Picture, prompt) {
      drawn = () => layOut(picture, sized());
      draw();
      asking = true;
      return typed(prompt, true).finally(() => {
        asking = false;
      });
    },
    renew(picture) {
      if (!asking) return;
      drawn = () => layOut(picture, sized());
      draw();
      output.write(SHOW);
      editor.prompt(true);
    },
    skip() {
      if (!asking) return;
      kept = true;
      waiting?.take('');
    },
    async watch(picture, ms) {
      drawn = () => layOut(picture, sized());
      draw();
      if (left) throw left;
      if (ms > 0) await wait(ms);
    },
    async page(lines, prompt) {
      let from = 0;
      for (;;) {
        const room = sized().rows - 3;
        drawn = () => lines.slice(from, from + room).map((line) => cut(line, sized().columns));
        draw();
        const answer = (await typed(prompt, false)).trim();
        from += room;
        // 'q' leaves a page, as it does in every pager; it must not leave the game.
        if (answer !== '' || from >= lines.length) return answer === 'q' ? '' : answer;
      }
    },
    close(lines) {
      for (const signal of signals) process.removeListener(signal, onSignal);
      output.removeListener('resize', onResize);
      editor.removeAllListeners('close');
      editor.close();
      tidyWith(() => {});
      output.write(`${LEAVE}${lines.map((line) => `${line}\n`).join('')}`);
    },
  };
};
