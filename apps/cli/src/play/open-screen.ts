import { pipeScreen } from './pipe-screen.ts';
import type { Screen } from './screen.ts';
import { terminalScreen } from './terminal-screen.ts';

/** A terminal at both ends, and one that can move its cursor; otherwise lines are read and printed. */
export const isTerminal = (): boolean =>
  process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb';

export const openScreen = (): Screen =>
  isTerminal() ? terminalScreen(process.stdin, process.stdout) : pipeScreen(process.stdin, process.stdout);
