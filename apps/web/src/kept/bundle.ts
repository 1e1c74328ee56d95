/** Many games as one file, and back: nothing that is here is replaced, and what cannot be read is told game by game. */
import { helpOf } from '@halcyon/table';
import { type Kept, keptEntries, type Unreadable } from '../table/glance.ts';

const MARK = 'games';

export const fileName = (what: string): string => `halcyon-${what}.json`;
export const bundle = (entries: readonly Kept[]): string =>
  `${JSON.stringify({ halcyon: MARK, games: entries.map(({ id, ...entry }) => entry) }, null, 1)}\n`;

export interface Imported {
  readonly added: number;
  /** Already here, step for step. */
  readonly already: number;
  readonly refused: readonly (Unreadable & { readonly game: string })[];
}
const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const timeOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other);
const sitters = (value: unknown): { name: string; bot?: string | undefined }[] | undefined =>
  Array.isArray(value) ? value.map((one) => ({ name: textOr(one?.name) ?? '', bot: textOr(one?.bot) })) : undefined;

/** Undefined for a file that holds no games. */
export const unbundle = async (text: string): Promise<Imported | undefined> => {
  const file = read(text) as { halcyon?: unknown; games?: unknown } | null | undefined;
  if (file?.halcyon !== MARK || !Array.isArray(file.games)) return undefined;
  // The engine comes only when there is something to read.
  const [{ readSent }, { putEntry }] = await Promise.all([import('../table/reading.ts'), import('../table/store.ts')]);
  const logs = new Set(keptEntries().map(({ log }) => log.trim()));
  const found = { added: 0, already: 0, refused: [] as (Unreadable & { game: string })[] };
  for (const one of file.games as (Record<string, unknown> | null)[]) {
    const log = textOr(one?.log) ?? '';
    const game = textOr(one?.name) ?? textOr(one?.game) ?? '?';
    if (logs.has(log.trim())) {
      found.already++;
      continue;
    }
    const { name, secret, players } = one ?? {};
    const sent = { log, name: textOr(name), secret: textOr(secret), players: sitters(players) };
    const { shared, advised } = one ?? {};
    const flags = { shared: shared === true || undefined, advised: advised === true || undefined };
    const entry = await readSent({ ...sent, ...flags, help: helpOf(one?.help) });
    if ('reason' in entry) {
      found.refused.push({ ...entry, game });
      continue;
    }
    try {
      putEntry({
        ...entry,
        created: timeOr(one?.created, entry.created),
        changed: timeOr(one?.changed, entry.changed),
      });
      logs.add(log.trim());
      found.added++;
    } catch (error) {
      found.refused.push({ game, reason: (error as Error).message });
    }
  }
  return found;
};
export { sitters };
