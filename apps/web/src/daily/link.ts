/** A result in a link: who, how it went, and which deal it was; no card and no move. Nothing in it is trusted. */
import { linkTo, pack, unpack } from '../kept/packing.ts';
import type { Friend, Try } from './glance.ts';

export const LONGEST_NAME = 40;
/** Far above what any game gives; what is larger was made up. */
const MOST = 100_000;

export const resultLink = async (game: string, day: string, friend: Friend): Promise<string> =>
  linkTo('daily', game, day, await pack(friend));

export const friendOf = (name: string, { version, digest, result }: Try, nth: number): Friend => ({
  name,
  version,
  digest,
  nth,
  ...result!,
});

const isCount = (value: unknown, least = 0): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= MOST;
/** Undefined for what is no result; what cannot be unpacked throws BadLink. */
export const readResult = async (packed: string): Promise<Friend | undefined> => {
  const found = (await unpack(packed)) as Partial<Record<keyof Friend, unknown>> | null;
  const { name, version, digest, nth, won, score, steps, marks } = found ?? {};
  if (typeof name !== 'string' || typeof digest !== 'string' || typeof won !== 'boolean') return undefined;
  const signed = name.trim().slice(0, LONGEST_NAME);
  if (signed === '' || !/^[0-9a-f]{8}$/.test(digest)) return undefined;
  if (!isCount(version) || !isCount(nth, 1) || !isCount(score, -MOST) || !isCount(steps, 1) || !isCount(marks))
    return undefined;
  return { name: signed, version, digest, nth, won, score, steps, marks };
};
