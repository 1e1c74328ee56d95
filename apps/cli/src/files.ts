/** Texts that a call names, and logs among them. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { findGame } from '@halcyon/catalog';
import { BadInput, type Match, parseLog } from '@halcyon/kernel';

/** What '-' is turned into before cac sees it: cac takes a single dash for an option without a name. */
export const STDIN = '<stdin>';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'this is a folder',
  EACCES: 'not allowed to read it',
};

export const readText = async (path: string): Promise<string> => {
  try {
    return path === STDIN ? await text(process.stdin) : await readFile(path, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new BadInput('file', `cannot read '${path}': ${REASONS[code] ?? message}`);
  }
};

/** The game that a log tells; whatever is wrong with it is a BadInput. */
export const readLog = (log: string): Match => {
  try {
    return parseLog(log, findGame);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput('log', error instanceof Error ? error.message : String(error));
  }
};
