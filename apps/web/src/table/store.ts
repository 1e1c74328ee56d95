/**
 * Games in this browser. A game is its log, so a reload finds it in the middle of a payment. What reads a log (reading.ts)
 * comes when there is one: a table that has just begun is at hand.
 */
import { type ChanceSource, type Game, Match, SECRET_BYTES, type Setup, sealedChance, seatsOf } from '@halcyon/kernel';
import { type Help, type Sitter, savedOf } from '@halcyon/table';
import { entryKey, freshId, type Kept } from './glance.ts';

export interface StoredTable {
  readonly id: string;
  readonly match: Match;
  readonly players: readonly Sitter[];
  readonly help: Help;
}
/** A secret that nobody can foresee. */
export const freshSecret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** Writes an entry; throws when the store is full, and then what was there is still there. */
export const putEntry = (entry: Kept): void => localStorage.setItem(entryKey(entry.id), JSON.stringify(entry));

/** The table that was dealt last, and how it lies in the store. */
let dealt: { readonly text: string; readonly table: StoredTable } | undefined;

/** What is new in the store: under an id of its own, so that it takes no other game's place. */
export const newEntry = (match: Match, players: readonly Sitter[], more: Partial<Kept> = {}): Kept => {
  const now = Date.now();
  const id = freshId();
  return { ...savedOf(match, players), turn: seatsOf(match.mustAct), ...more, id, created: now, changed: now };
};

/** Browsers may clear what was not asked for to stay; they ask only pages that came by a safe line. */
const askToStay = async (): Promise<void> => {
  try {
    if (isSecureContext && !(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // A browser that knows no such wish keeps games as long as it likes.
  }
};
/** A new game, dealt, beside all others; its id. Somebody may know a deal whose chance was given. */
export const beginTable = (
  game: Game,
  setup: Setup,
  players: readonly Sitter[],
  help: Help,
  given?: ChanceSource | undefined,
): string => {
  const match = new Match(game, setup, given ?? sealedChance(freshSecret()));
  const entry = newEntry(match, players, { help, shared: given ? true : undefined });
  const { id } = entry;
  dealt = { text: JSON.stringify(entry), table: { id, match, players, help } };
  try {
    putEntry(entry);
  } catch {
    // A full store: the table is played from here, and says so (keeper.svelte.ts).
  }
  void askToStay();
  return id;
};

/** The stored table, if it is the one that was just dealt, or one that the store had no room for. */
export const dealtTable = (id: string): StoredTable | undefined => {
  if (dealt?.table.id !== id) return undefined;
  return (localStorage.getItem(entryKey(id)) ?? dealt.text) === dealt.text ? dealt.table : undefined;
};
