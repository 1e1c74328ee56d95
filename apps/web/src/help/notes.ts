/** Private notes on places of a table, kept in this browser beside the table. Read by whoever wrote them, and nobody else. */
import { notesKey } from './notes-key.ts';

export const MOST_LETTERS = 140;
/** Nobody needs more, and the store is small. */
const MOST_NOTES = 100;

export interface Note {
  /** Where it is in the picture, as a selector finds it: one of the three kinds of `placeAt`. */
  readonly place: string;
  /** What that was called when it was written. */
  readonly name: string;
  /** How many steps stood then. */
  readonly step: number;
  readonly text: string;
}

/** Control characters and marks of direction would change how the text around it reads. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
export const tidyNote = (typed: string): string =>
  [...typed.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').trim()].slice(0, MOST_LETTERS).join('');

/** A selector from the store is used: only those that this page writes are. */
const PLACE = /^\[data-(?:cell|seat|flip)="[\w-]{1,40}"\]$/;
const isNote = (note: Partial<Note> | null): note is Note =>
  typeof note?.text === 'string' &&
  typeof note.name === 'string' &&
  typeof note.place === 'string' &&
  PLACE.test(note.place) &&
  Number.isInteger(note.step);

export const notesOf = (table: string): Note[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(notesKey(table)) ?? '[]');
    return Array.isArray(found) ? found.filter(isNote).map((note) => ({ ...note, text: tidyNote(note.text) })) : [];
  } catch {
    return [];
  }
};
const put = (table: string, notes: readonly Note[]): void => {
  if (notes.length === 0) localStorage.removeItem(notesKey(table));
  else localStorage.setItem(notesKey(table), JSON.stringify(notes));
};
/** A place has one note; an empty text takes it away. Throws when the store is full. */
export const keepNote = (table: string, note: Note): void => {
  const others = notesOf(table).filter(({ place }) => place !== note.place);
  put(table, note.text === '' ? others : [...others, note].slice(-MOST_NOTES));
};

/** The place that an element of the picture is, or is in: a cell, a seat, or a card wherever it lies. */
export const placeAt = (
  element: Element | null,
): { readonly place: string; readonly element: HTMLElement } | undefined => {
  for (const name of ['cell', 'seat', 'flip']) {
    const found = element?.closest<HTMLElement>(`[data-${name}]`);
    const place = found && `[data-${name}="${found.dataset[name]}"]`;
    if (found && place && PLACE.test(place)) return { place, element: found };
  }
  return undefined;
};
