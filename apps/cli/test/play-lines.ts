/** Lines for a pipe. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@halcyon/speech';
import { onTestFinished, vi } from 'vitest';
import { notation, sensible } from './play-terminal.ts';
import { newMatch, playThrough, type Wish } from './play-through.ts';

/** Lines that a sensible person would type, found by playing the same game here. */
export const linesFor = async (wish: Wish, seed: string, language: Language): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-lines-'));
  vi.stubEnv('XDG_STATE_HOME', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const match = newMatch(wish, seed);
  return playThrough(match, () => notation(match, sensible(match, 0)), language);
};
