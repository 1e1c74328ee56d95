/**
 * The games that this browser keeps, one entry each, as far as they can be known without the engine that reads their logs.
 * The list is the keys themselves: an index beside them could say something else than they do.
 */
import type { Help, Saved } from '@halcyon/table';

const PREFIX = 'halcyon/table/';
/** Where the one game lay before there could be many. */
const OLD_KEY = 'halcyon/table';
const BROKEN_KEY = 'halcyon/broken';

export interface Kept extends Saved {
  readonly id: string;
  /** What the reader calls it. */
  readonly name?: string | undefined;
  /** Milliseconds, as Date counts; 0 = an older release wrote it. */
  readonly created: number;
  readonly changed: number;
  /** The seats that the table waits for; unknown for entries of older releases. */
  readonly turn?: readonly number[] | undefined;
  /** Its deal was chosen and not drawn here: somebody may know it. */
  readonly shared?: boolean | undefined;
  /** What help was agreed on; nothing = none. */
  readonly help?: Help | undefined;
  /** Somebody asked for advice. */
  readonly advised?: boolean | undefined;
  /** It was played on from a moment of another game. */
  readonly branch?: { readonly of: string; readonly step: number } | undefined;
}
/** Why a game cannot be read. */
export interface Unreadable {
  readonly reason: string;
  /** An older version of Halcyon wrote it. */
  readonly older?: boolean;
}
export interface BrokenTable extends Unreadable {
  readonly text: string;
}

export const entryKey = (id: string): string => PREFIX + id;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};
/** An entry as far as it is one; what is missing from it is found out when its log is read. */
export const entryOf = (id: string, text: string | null): Kept | undefined => {
  const found = parsed(text) as Partial<Kept> | null | undefined;
  if (typeof found?.game !== 'string' || typeof found.step !== 'number') return undefined;
  const { log = '', players = [], created = 0, changed = 0 } = found;
  return {
    ...found,
    id,
    game: found.game,
    step: found.step,
    over: found.over === true,
    log,
    players,
    created,
    changed,
  };
};
export const keptEntry = (id: string): Kept | undefined => entryOf(id, localStorage.getItem(entryKey(id)));

const keptIds = (): string[] =>
  Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
/** The last one that was played comes first. */
export const keptEntries = (): Kept[] => {
  carryOver();
  return keptIds()
    .flatMap((id) => keptEntry(id) ?? [])
    .sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1));
};
/** The game that an address means which names none. */
export const newestId = (): string | undefined => keptEntries()[0]?.id;
/** The rules that a kept game is played by. */
export const gameOf = (id: string | undefined): string | undefined =>
  id === undefined ? keptEntries()[0]?.game : keptEntry(id)?.game;

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** A full store has no room for both, so the old place is left first; it is taken again if the new one is refused. */
const move = (from: string, to: string, text: string): void => {
  const old = localStorage.getItem(from);
  localStorage.removeItem(from);
  try {
    localStorage.setItem(to, text);
  } catch {
    if (old !== null) localStorage.setItem(from, old);
  }
};
const carryOver = (): void => {
  const text = localStorage.getItem(OLD_KEY);
  if (text === null) return;
  const id = freshId();
  if (entryOf(id, text)) move(OLD_KEY, entryKey(id), text);
  else putAsideFrom(OLD_KEY, { text, reason: `'${text.slice(0, 40)}'` });
};

const aside = (): BrokenTable[] => {
  const list = parsed(localStorage.getItem(BROKEN_KEY));
  return Array.isArray(list) ? list : [];
};
const putAsideFrom = (key: string, broken: BrokenTable): void =>
  move(key, BROKEN_KEY, JSON.stringify([...aside(), broken]));
/** What cannot be read leaves the list of games and is kept as it is. */
export const putAside = (id: string, broken: BrokenTable): void => putAsideFrom(entryKey(id), broken);
export const brokenTables = (): BrokenTable[] => {
  carryOver();
  for (const id of keptIds()) {
    const text = localStorage.getItem(entryKey(id)) ?? '';
    if (!entryOf(id, text)) putAside(id, { text, reason: `'${text.slice(0, 40)}'` });
  }
  return aside();
};
export const forgetBroken = ({ text }: BrokenTable): BrokenTable[] => {
  const kept = aside().filter((other) => other.text !== text);
  localStorage.setItem(BROKEN_KEY, JSON.stringify(kept));
  return kept;
};
