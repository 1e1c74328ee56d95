/** Games on disk: one running game per kind of game, finished ones beside it. What cannot be read is kept under another name. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findGame, GAMES } from '@halcyon/catalog';
import { BadInput, goOnUnder, type Match, parseLog, SECRET_BYTES } from '@halcyon/kernel';
import { LANGUAGES, type Language } from '@halcyon/speech';
import { type Help, helpOf, type Saved as SavedTable, type Sitter, secretIn } from '@halcyon/table';
import type { Seating } from './seating.ts';

export interface Saved extends Seating {
  readonly match: Match;
  readonly language: Language | undefined;
}

export const stateFolder = (): string =>
  join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'halcyon');
export const runningPath = (game: string): string => join(stateFolder(), `${game}.log`);

/** Names in the local order of time, good in every file system: 2026-07-31-184502. */
const stamp = (): string => {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
};
/** What the chance of an unfinished game follows from lies beside its log: whoever is sent the log must not get it. */
const secretPath = (path: string): string => path.replace(/(\.(log|broken))?$/, '.secret');
const moveTo = (path: string, ending: string): string => {
  for (let n = 1; ; n++) {
    const to = path.replace(/(\.log)?$/, `-${stamp()}${n > 1 ? `-${n}` : ''}${ending}`);
    if (existsSync(to)) continue;
    renameSync(path, to);
    if (existsSync(secretPath(path))) renameSync(secretPath(path), secretPath(to));
    return to;
  }
};
export const freshSecret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** Who sits where is no part of the rules, so it stands in notes that every reader of logs skips. */
const printSeating = (players: readonly Sitter[], language: Language, help: Help): string =>
  [
    `# table ${language}`,
    `# help ${help}`,
    ...players.map(({ name, bot }, seat) => `# seat ${seat} ${bot ?? 'human'} ${name}`),
  ].join('\n');

export const parseSeating = (text: string, seats: number): Seating & { language: Language | undefined } => {
  const said = /^# table (\w+)$/m.exec(text)?.[1];
  const bots = Array.from({ length: seats }, () => '');
  const names = Array.from({ length: seats }, () => '');
  for (const [, seat, who, name] of text.matchAll(/^# seat (\d+) (\S+) ?(.*)$/gm)) {
    if (Number(seat) >= seats) continue;
    bots[Number(seat)] = who === 'human' ? '' : who!;
    names[Number(seat)] = name!;
  }
  const help = helpOf(/^# help (\w+)$/m.exec(text)?.[1]);
  return { bots, names, help, language: LANGUAGES.find((each) => each === said) };
};

/** Written beside and swapped in, so that a crash leaves the last good file. */
export const writePrivately = (path: string, text: string): void => {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, text, { mode: 0o600 });
  renameSync(fresh, path);
};
/** The secret comes first: a log without it would go on under another. A finished game tells its own. */
export const save = (path: string, { log, secret, players }: SavedTable, language: Language, help: Help): void => {
  mkdirSync(dirname(path), { recursive: true });
  if (secret !== undefined) writePrivately(secretPath(path), `${secret}\n`);
  writePrivately(path, `${log}${printSeating(players, language, help)}\n`);
  if (secret === undefined) rmSync(secretPath(path), { force: true });
};

export const readSaved = (path: string): Saved => {
  const text = readFileSync(path, 'utf8');
  const beside = secretPath(path);
  const secret = existsSync(beside) ? secretIn(readFileSync(beside, 'utf8')) : undefined;
  const match = parseLog(text, findGame, goOnUnder(secret, freshSecret));
  return { match, ...parseSeating(text, match.setup.seats) };
};

export interface Broken {
  /** Where the file is kept now. */
  readonly kept: string;
  readonly problem: string;
}
export const isBroken = (found: Saved | Broken): found is Broken => 'kept' in found;

/** A game to go on with. A broken file of ours is renamed; a file from elsewhere is left alone. */
export const load = (path: string): Saved | Broken => {
  if (!existsSync(path)) throw new BadInput('resume', `no saved game at ${path}`);
  try {
    return readSaved(path);
  } catch (error) {
    // A directory or a file without permission is no broken game: nothing is renamed.
    if (!(error instanceof BadInput)) throw new BadInput('resume', `${path}: ${(error as Error).message}`);
    const problem = `${error.field}: ${error.message}`;
    return { kept: dirname(path) === stateFolder() ? moveTo(path, '.broken') : path, problem };
  }
};

/** Makes room for a new game; an unfinished one is kept under another name, which is returned. */
export const putAside = (game: string): string | undefined => {
  const path = runningPath(game);
  return existsSync(path) ? moveTo(path, '.log') : undefined;
};
/** A finished game leaves its place to the next one. */
export const finish = (path: string): string => (existsSync(path) ? moveTo(path, '.log') : path);

/** Games that can be gone on with. */
export const runningGames = (): string[] => GAMES.map(({ id }) => id).filter((id) => existsSync(runningPath(id)));

/** The logs of a game that lie here, whether over or not. */
export const logsOf = (game: string): string[] => {
  const folder = stateFolder();
  if (!existsSync(folder)) return [];
  const named = new RegExp(`^${game}(-\\d.*)?\\.log$`);
  return readdirSync(folder)
    .filter((name) => named.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
};
