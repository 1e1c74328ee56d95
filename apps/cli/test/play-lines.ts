/** Lines for a pipe. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Match, Move } from '@halcyon/kernel';
import type { Language } from '@halcyon/speech';
import { expect, onTestFinished, vi } from 'vitest';
import { newMatch, playThrough, type Wish } from './play-scene.ts';
import { finished, notation, pipe, sensible } from './play-terminal.ts';

/** Lines that a sensible person would type, found by playing the same game here. */
export const linesFor = async (
  wish: Wish,
  seed: string,
  language: Language,
  choose: (match: Match) => Move = (match) => sensible(match, 0),
): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-lines-'));
  vi.stubEnv('XDG_STATE_HOME', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const match = newMatch(wish, seed);
  return playThrough(match, () => notation(match, choose(match)), language);
};

/** A whole game of seat 0 against bots through a pipe; what was written, without a colour in it. */
export const pipeGame = async (
  state: string,
  { game, seats }: { readonly game: string; readonly seats: number },
  seed: string,
  language: Language,
  choose?: (match: Match) => Move,
): Promise<string> => {
  const lines = await linesFor({ game, seats }, seed, language, choose);
  const args = ['play', game, '--seats', String(seats), '--seed', seed, '--lang', language];
  const { status, stdout } = pipe(state, args, lines.join('\n'));
  expect(status).toBe(0);
  expect(stdout).not.toContain('\u001b');
  const { outcome, steps } = finished(state);
  expect(outcome?.kind).toBe('ranked');
  expect(new Set(steps.map(({ seat }) => seat)).size).toBe(seats + 1);
  return stdout;
};
