/** Logs of some games, in a folder: those with the lowest numbers, so that they do not depend on who was faster. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@halcyon/kernel';
import type { Flags } from '../flags.ts';
import type { Recorded, Wanted, Which } from './job.ts';

const WHICH: readonly Which[] = ['all', 'won', 'lost'];
const USUAL_MOST = 100;
const DIGITS = 8;

export interface Recorder {
  /** What a chunk of this row should still write down; undefined for nothing. */
  wanted(row: number, first: number): Wanted | undefined;
  keep(row: number, logs: readonly Recorded[]): void;
}

const fileOf = (slug: string, game: number): string => `${slug}-${String(game).padStart(DIGITS, '0')}.log`;

/** `slugs`: a name for each row. `goesOn`: logs of the run's earlier games may lie there. */
export const recorderFor = (flags: Flags, slugs: readonly string[], goesOn: boolean): Recorder | undefined => {
  const folder = flags.text('record');
  const which = WHICH.find((known) => known === (flags.text('record-only') ?? 'all'));
  const most = flags.number('record-most', { least: 1 }) ?? USUAL_MOST;
  if (!which)
    throw new BadInput('record-only', `--record-only takes won, lost or all, not '${flags.text('record-only')}'`);
  if (folder === undefined) {
    for (const name of ['record-only', 'record-most'])
      if (flags.text(name) !== undefined) throw new BadInput(name, `--${name} needs --record and a folder`);
    return undefined;
  }
  const found = open(folder);
  if (found.length > 0 && !goesOn)
    throw new BadInput('record', `the folder '${folder}' is not empty; logs of two runs must not be mixed`);

  /** By row: the numbers of the games that lie there, lowest first. */
  const kept = slugs.map((slug) =>
    found
      .filter((name) => name.startsWith(`${slug}-`) && name.length === fileOf(slug, 0).length)
      .map((name) => Number(name.slice(slug.length + 1, -'.log'.length)))
      .sort((a, b) => a - b),
  );
  return {
    wanted(row, first) {
      const games = kept[row]!;
      const below = games.length < most ? Number.MAX_SAFE_INTEGER : games.at(-1)!;
      return first < below ? { which, most, below } : undefined;
    },
    keep(row, logs) {
      const games = kept[row]!;
      const slug = slugs[row]!;
      for (const { game, log } of logs) {
        writeFileSync(join(folder, fileOf(slug, game)), log);
        if (!games.includes(game)) games.push(game);
      }
      games.sort((a, b) => a - b);
      for (const game of games.splice(most)) rmSync(join(folder, fileOf(slug, game)));
    },
  };
};

const open = (folder: string): string[] => {
  try {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder);
  } catch (error) {
    throw new BadInput('record', `cannot write to '${folder}': ${(error as Error).message}`);
  }
};
