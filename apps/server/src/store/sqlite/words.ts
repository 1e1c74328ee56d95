/** The troubles of SQLite as sentences for whoever runs the house. */
import { StoreRefused, StoreUnavailable } from '../trouble.ts';
import type { Trouble } from './thread-talk.ts';

/** The lower eight bits of an extended code of SQLite are the plain one. */
const PLAIN = 0xff;

const SENTENCES: Readonly<Record<number | string, (place: string) => string>> = {
  8: (place) => `nothing can be written to ${place}; give it to the user that runs Halcyon`,
  10: (place) => `the disk of ${place} does not do what it is asked; see the messages of the system`,
  11: (place) => `${place} is damaged; put the last backup in its place`,
  13: (place) => `the disk of ${place} is full; make room, then everything goes on`,
  14: (place) => `${place} cannot be opened; give it to the user that runs Halcyon`,
  26: (place) => `${place} is no database of Halcyon, or it is damaged; put the last backup in its place`,
  EACCES: (place) => `${place} cannot be written by the user that runs Halcyon; choose another folder`,
  EPERM: (place) => `${place} cannot be written by the user that runs Halcyon; choose another folder`,
  EROFS: (place) => `${place} lies on a disk that can only be read; choose another folder`,
  ENOSPC: (place) => `the disk of ${place} is full; make room first`,
  ENOTDIR: (place) => `${place} cannot be made, because a part of its path is a file; choose another folder`,
  EEXIST: (place) => `${place} is there already; choose another name`,
  ENOENT: (place) => `${place} cannot be made there; choose another folder`,
};
const BUSY = 5;
const FULL = 13;

const plain = (code: Trouble['code']): number | string | undefined => (typeof code === 'number' ? code & PLAIN : code);

const sentenceOf = ({ code }: Trouble, place: string): string | undefined => {
  const known = plain(code);
  return known === undefined ? undefined : SENTENCES[known]?.(place);
};

export const whyNotOpen = (trouble: Trouble, path: string, folder: string): Error => {
  if (plain(trouble.code) === BUSY)
    return new StoreRefused(
      `another Halcyon is at work in ${folder}; stop that one first, or give this one a folder of its own`,
    );
  if (/is older than/.test(trouble.message))
    return new StoreRefused(`${trouble.message}, and older ones can damage a store; use Node 20, 22, or a newer 24`);
  // The system speaks of one of several files; the folder is what somebody chose.
  const place = typeof trouble.code === 'string' ? folder : path;
  return new StoreRefused(sentenceOf(trouble, place) ?? `${path} cannot be opened: ${trouble.message}`);
};

/** What goes wrong later. A mistake in a query stays what it is. */
export const whyNot = (trouble: Trouble, path: string): Error => {
  const sentence = sentenceOf(trouble, path);
  if (sentence === undefined && plain(trouble.code) !== BUSY) return new Error(trouble.message);
  return new StoreUnavailable(sentence ?? `another program keeps ${path} locked`, trouble.committing);
};

/** A full disk or a name that is taken is the copy's trouble, anything else that of the database. */
export const whyNotCopied = (trouble: Trouble, path: string, to: string): Error => {
  const code = plain(trouble.code);
  const place = typeof code === 'string' || code === FULL ? to : path;
  return new StoreRefused(sentenceOf(trouble, place) ?? `${path} cannot be copied to ${to}: ${trouble.message}`);
};
