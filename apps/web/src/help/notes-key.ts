/** Where the notes on a table lie in this browser. Apart from notes.ts, because a table asks before its first move. */
export const notesKey = (table: string): string => `halcyon/notes/${table}`;
