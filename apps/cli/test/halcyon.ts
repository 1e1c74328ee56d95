/** The command line as a person calls it: its own process, the built bundle. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@halcyon/catalog';
import { agree, chanceFrom, Match, printLog, randomFrom, type SetupWish, seatsOf } from '@halcyon/kernel';
import { onTestFinished, vi } from 'vitest';
import { call } from '../src/call.ts';

const BIN = fileURLToPath(new URL('../bin/halcyon.mjs', import.meta.url));
/** The language of the machine must not decide what a test sees, nor its saved games. */
const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '1', XDG_STATE_HOME: tmpdir() };

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
export const halcyon = (args: readonly string[], input = '', more: NodeJS.ProcessEnv = {}): Ended => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { ...env, ...more },
    maxBuffer: 1 << 28,
  });
  return { code: status, out: stdout, err: stderr };
};
/** The same call without a process of its own, which takes far longer than to refuse something. */
export const heard = async (args: readonly string[]): Promise<Ended> => {
  const said = { out: '', err: '' };
  const listen = (stream: NodeJS.WriteStream, to: keyof typeof said) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said[to] += text;
      return true;
    });
  const spies = [listen(process.stdout, 'out'), listen(process.stderr, 'err')];
  vi.stubEnv('LC_ALL', env.LC_ALL);
  try {
    return { code: await call(args), ...said };
  } finally {
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
};
export const start = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [BIN, ...args], { env: { ...env, ...more } });

/** A file that is gone when the test is over. */
export const file = (text: string, name = 'file.txt'): string => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

type Wish = SetupWish & { readonly game?: string };
/** A game of random moves, to its end or until `most` steps. */
export const randomGame = (wish: Wish = {}, seed = '1', most = Number.POSITIVE_INFINITY): Match => {
  const game = findGame(wish.game ?? 'tranquility')!;
  const match = new Match(game, agree(game, wish), chanceFrom(seed));
  const random = randomFrom(seed);
  while (!match.outcome && match.steps.length < most) {
    const seats = seatsOf(match.mustAct);
    const seat = seats[random.below(seats.length)]!;
    const moves = match.legal(seat);
    match.play(seat, moves[random.below(moves.length)]!);
  }
  return match;
};
export const randomLog = (wish?: Wish, seed?: string): string => printLog(randomGame(wish, seed));
