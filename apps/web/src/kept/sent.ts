/** A game in a link, with the one that it was played on from: what is packed, and what somebody finds in it. */
import { type Kept, keptEntry, type Unreadable } from '../table/glance.ts';
import { sitters } from './bundle.ts';
import { pack, unpack } from './packing.ts';

export interface SentGame {
  readonly entry: Kept;
  /** It was played on from this step; of another game, if that came along. */
  readonly branch?: { readonly step: number; readonly origin: Kept | undefined } | undefined;
}
/** So many letters of a name. */
const LONGEST = 60;

/** The other game goes along when it is over: until then it may still hide something. Most of it is the same text, and packs to little. */
export const packGame = ({ log, players, name, branch }: Kept): Promise<string> => {
  const other = branch && keptEntry(branch.of);
  const origin = other?.over ? { log: other.log, players: other.players, name: other.name } : undefined;
  return pack({ log, players, name, branch: branch && { step: branch.step, origin } });
};

interface Found {
  readonly log?: unknown;
  readonly players?: unknown;
  readonly name?: unknown;
  readonly branch?: { readonly step?: unknown; readonly origin?: Found | null } | null;
}
export const unpackGame = async (packed: string): Promise<SentGame | Unreadable> => {
  const found = (await unpack(packed)) as Found | null;
  const { readSent } = await import('../table/reading.ts');
  const read = ({ log, players, name }: Found): Promise<Kept | Unreadable> =>
    readSent({
      log: String(log ?? ''),
      players: sitters(players),
      name: typeof name === 'string' ? name.slice(0, LONGEST) : undefined,
    });
  const entry = await read(found ?? {});
  if ('reason' in entry) return entry;
  const { step, origin } = found?.branch ?? {};
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 0 || step > entry.step) return { entry };
  const other = origin ? await read(origin) : undefined;
  // Another game than this one came from is worth nothing here; so is one that this page cannot read.
  const isOrigin = other && 'id' in other && other.game === entry.game && other.over;
  return { entry, branch: { step, origin: isOrigin ? other : undefined } };
};
