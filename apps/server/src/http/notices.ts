/** Notices of a house: what they are made of, and where they are set. */
import { randomBytes } from 'node:crypto';
import { type Guard, makeGuard } from '../notices/guard.ts';
import { Notices } from '../notices/notices.ts';
import { noticeRoutes } from '../notices/routes.ts';
import { loadNoticeWords, type WordsOf } from '../notices/words.ts';
import type { Store } from '../store/store.ts';
import type { Door } from './caller.ts';
import type { ApiEnv, HouseParts } from './house-parts.ts';
import { urlOf } from './listen.ts';
import type { LiveTables } from './live.ts';
import type { Listening } from './share.ts';

export interface NoticeParts {
  readonly notices: Notices;
  readonly guard: Guard;
  readonly words: WordsOf;
}
interface NoticeWish {
  readonly store: Store;
  readonly clock: () => number;
  readonly door: Door;
  readonly listening: () => Listening;
  readonly live: Pick<LiveTables, 'isLooking' | 'turnOf'>;
  readonly allowPrivate: boolean;
}
/** Push services ask for somebody to turn to; without an https address of its own a house has nobody. */
const NOBODY = 'mailto:nobody@localhost.invalid';

export const makeNotices = ({ store, clock, door, listening, live, allowPrivate }: NoticeWish): NoticeParts => {
  const words = loadNoticeWords();
  const guard = makeGuard({ allowPrivate });
  const base = (): string => {
    const { host, port } = listening();
    return door.publicUrl?.href ?? `${urlOf(host, port)}/`;
  };
  const notices = new Notices({
    store,
    now: clock,
    bytes: (n) => randomBytes(n),
    words,
    send: guard.send,
    link: (table) => (table === undefined ? base() : `${base()}#/t/${table}`),
    isLooking: live.isLooking,
    turnOf: live.turnOf,
    subject: door.publicUrl?.protocol === 'https:' ? door.publicUrl.origin : NOBODY,
  });
  return { notices, guard, words };
};

export const noticesApi = ({ store, notices: { notices, guard, words }, clock, limits }: HouseParts) =>
  noticeRoutes<ApiEnv>({
    store,
    notices,
    guard,
    words,
    now: clock,
    personOf: (context) => context.var.known?.person,
    isSecure: ({ var: { caller } }) => caller.secure || caller.loopback,
    limit: ({ var: { caller } }, person) => limits.take('notice', { address: caller.address, person }),
  });
