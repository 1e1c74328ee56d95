/** Who this terminal is at each server: the cookie that it was given, in a file that only its person can read. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder, writePrivately } from '../play/store.ts';

export interface Identity {
  /** 'name=value', as the server gave it. */
  readonly cookie: string;
  /** What the person called itself there. */
  readonly name: string;
}
type Known = Readonly<Record<string, Identity>>;

const path = (): string => join(stateFolder(), 'servers.json');

/** A file that cannot be read is nobody: the worst that happens is that a seat must be given back by the others. */
const readAll = (): Known => {
  try {
    return existsSync(path()) ? (JSON.parse(readFileSync(path(), 'utf8')) as Known) : {};
  } catch {
    return {};
  }
};

export const identityAt = (base: string): Identity | undefined => readAll()[base];
export const remember = (base: string, identity: Identity): void => {
  mkdirSync(dirname(path()), { recursive: true });
  writePrivately(path(), `${JSON.stringify({ ...readAll(), [base]: identity }, null, 2)}\n`);
};
