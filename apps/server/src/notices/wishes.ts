/** How a person wants to be told: by what, and when not. */
import { type NoticeWishes, noticeWishes } from '@halcyon/protocol/online';
import type { People } from '../store/store.ts';

const STANDARD: NoticeWishes = { push: true, webhook: true, zone: 'UTC', quiet: null };

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};
export const wishesSchema = noticeWishes.refine(({ zone }) => isZone(zone), {
  path: ['zone'],
  message: 'is no name of a time zone',
});

/** What cannot be read (a zone that this machine no longer knows) must not keep its person from being told. */
const parseWishes = (text: string): NoticeWishes => {
  try {
    return wishesSchema.parse(JSON.parse(text));
  } catch {
    return STANDARD;
  }
};
export const wishesOf = async (people: People, person: string): Promise<NoticeWishes> => {
  const text = await people.wish(person);
  return text === undefined ? STANDARD : parseWishes(text);
};
export const keepWishes = (people: People, person: string, wishes: NoticeWishes): Promise<void> =>
  people.setWish(person, JSON.stringify(wishes));

const QUARTER = 15 * 60_000;
const QUARTERS_OF_TWO_DAYS = 2 * 24 * 4;

/**
 * When the quiet hours end in which this moment lies. The clock on the wall is asked quarter by quarter, because it may be
 * put forward or back in between, even over the end itself.
 */
export const quietUntil = ({ zone, quiet }: NoticeWishes, now: number): number | undefined => {
  if (quiet === null) return undefined;
  const { from, to } = quiet;
  const wall = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const isQuiet = (at: number): boolean => {
    const time = wall.format(at);
    return from < to ? from <= time && time < to : from <= time || time < to;
  };
  if (!isQuiet(now)) return undefined;
  const first = Math.floor(now / QUARTER) + 1;
  for (let quarter = first; quarter < first + QUARTERS_OF_TWO_DAYS; quarter++)
    if (!isQuiet(quarter * QUARTER)) return quarter * QUARTER;
  return undefined;
};
