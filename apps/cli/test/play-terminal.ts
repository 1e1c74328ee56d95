/** A person at a real terminal: the program runs in a pseudo-terminal that util-linux's `script` opens. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decide } from '@halcyon/bots';
import { findGame } from '@halcyon/catalog';
import { makeBot, usualBot } from '@halcyon/catalog/bots';
import { type Match, type Move, outlookOf, parseLog, printMove, type Seat } from '@halcyon/kernel';
import { plain } from '@halcyon/terminal-kit/text';
import { test as plainTest } from 'vitest';
import { readSaved } from '../src/play/store.ts';

const BIN = fileURLToPath(new URL('../bin/halcyon.mjs', import.meta.url));
const FRAME = '\u001b[?25l\u001b[H';
/** How the line editor ends its prompt. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what a terminal receives.
const PROMPT = /\u001b\[0J([^\u001b]*)\u001b\[\d+G$/;
/** From util-linux. */
const SCRIPT = 'script';
const PATIENCE = 20_000;

const needPty = (): void => {
  const { status } = spawnSync(SCRIPT, ['-qec', 'true', '/dev/null']);
  if (status !== 0) throw new Error("no pseudo-terminal: these tests need 'script' from util-linux");
};
/** The bundle, as everybody runs it: from sources each start would take five times as long. */
const command = (args: readonly string[]): string[] => [process.execPath, BIN, ...args];

const environment = (state: string): NodeJS.ProcessEnv => ({
  ...process.env,
  LC_ALL: 'C.UTF-8',
  TERM: 'xterm-256color',
  NO_COLOR: '1',
  XDG_STATE_HOME: state,
});

export class Terminal {
  readonly #child: ChildProcessWithoutNullStreams;
  #out = '';
  #read = 0;
  #wake: () => void = () => {};
  readonly ended: Promise<number | null>;

  constructor(
    /** 'play', then the game. */
    readonly args: readonly string[],
    readonly state: string,
    { columns, rows } = { columns: 80, rows: 24 },
  ) {
    needPty();
    const quoted = command(args).map((word) => `'${word}'`);
    const line = `stty cols ${columns} rows ${rows}; exec ${quoted.join(' ')}`;
    this.#child = spawn(SCRIPT, ['-qec', line, '/dev/null'], { env: environment(state) });
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#out += text;
      this.#wake();
    });
    this.ended = new Promise((resolve) => {
      this.#child.on('exit', (code) => {
        resolve(code);
        this.#wake();
      });
    });
  }
  /** After this nothing writes to the folder any more. */
  async close(): Promise<void> {
    this.#child.kill();
    await this.ended;
  }
  get output(): string {
    return this.#out;
  }
  /** The last picture, as lines without colours. */
  get screen(): string[] {
    const from = this.#out.lastIndexOf(FRAME);
    return plain(this.#out.slice(from < 0 ? 0 : from + FRAME.length)).split('\r\n');
  }
  /** The lines of the highest picture so far: one that is higher than the window would scroll. */
  get highest(): number {
    return Math.max(...this.#out.split(FRAME).map((frame) => frame.split('\r\n').length));
  }
  get text(): string {
    return this.screen.map((line) => line.trim()).join(' ');
  }
  /** Waits until the program asks; gives the prompt. */
  async asked(): Promise<string> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      const found = PROMPT.exec(this.#out.slice(this.#read));
      if (found) return found[1]!;
      const late = until - Date.now();
      if (late <= 0 || this.#child.exitCode !== null)
        throw new Error(`no question came; the screen:\n${this.screen.join('\n')}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, late);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  /** Types keys as they are. */
  press(keys: string): void {
    this.#read = this.#out.length;
    this.#child.stdin.write(keys);
  }
  /** Types a line and waits for the next question. */
  async type(line: string): Promise<string> {
    this.press(`${line}\r`);
    return this.asked();
  }
  /** The game as it was saved after the last step. */
  get match(): Match {
    return readSaved(join(this.state, 'halcyon', `${this.args[1]}.log`)).match;
  }
}

/** What a sensible person would do. */
export const sensible = (match: Match, seat: Seat): Move =>
  decide(makeBot(usualBot(match.game.id), match.rules, seat), outlookOf(match, seat), 'a person')!;
export const notation = (match: Match, move: Move): string => printMove(match.rules.moves, move);

/** Plays seat 0 until the table offers another game; the number of lines that were typed. */
export const playToTheEnd = async (terminal: Terminal): Promise<number> => {
  let typed = 0;
  for (let prompt = await terminal.asked(); prompt === '> '; typed++) {
    const { match } = terminal;
    // Asked without being the one who must act: an offer to step in, which Enter lets pass.
    const line = match.ask(0) ? notation(match, sensible(match, 0)) : '';
    prompt = await terminal.type(line);
  }
  return typed;
};
export const finishedLogs = (state: string): string[] =>
  readdirSync(join(state, 'halcyon')).filter((name) => /^\w+-.*\.log$/.test(name));
export const finished = (state: string): Match => {
  const [name] = finishedLogs(state);
  return parseLog(readFileSync(join(state, 'halcyon', name!), 'utf8'), findGame);
};
/** The same without a terminal: all lines at once. */
export const pipe = (state: string, args: readonly string[], input: string) => {
  const [program, ...words] = command(args);
  const { status, stdout } = spawnSync(program!, words, { input, env: environment(state), encoding: 'utf8' });
  return { status, stdout };
};

export interface Table {
  /** A folder for saved games, gone when the test is over. */
  readonly state: string;
  /** Opens a terminal with this command; it is closed when the test is over. */
  open(args: readonly string[]): Terminal;
}
/** Tests that run side by side, each with its own folder and terminals. */
export const test = plainTest.extend<{ table: Table }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of wanted fixtures from this pattern.
  table: async ({}, use) => {
    const state = mkdtempSync(join(tmpdir(), 'halcyon-play-'));
    const terminals: Terminal[] = [];
    await use({
      state,
      open(args) {
        const terminal = new Terminal(args, state);
        terminals.push(terminal);
        return terminal;
      },
    });
    await Promise.all(terminals.map((terminal) => terminal.close()));
    rmSync(state, { recursive: true, force: true });
  },
});
