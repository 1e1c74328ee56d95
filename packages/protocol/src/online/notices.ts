/** How a person is told that it is its turn: below /api/notices, each for the caller alone. */
import { z } from 'zod';

/** PUT /api/notices/push: what a browser gave its page. The answer is a `PushId`; DELETE /api/notices/push/<id>. */
export const pushWish = z.strictObject({
  endpoint: z.string().max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'is no key of a subscription'),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/, 'is no secret of a subscription'),
  }),
});
export type PushWish = z.infer<typeof pushWish>;
export interface PushId {
  /** The SHA-256 of the endpoint in hex, so that a page knows its own. */
  readonly id: string;
}

export const WEBHOOK_FORMATS = ['plain', 'discord', 'slack', 'matrix'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];
/** PUT /api/notices/webhook; DELETE takes it away. */
export const webhookWish = z.strictObject({ url: z.string().max(1000), format: z.enum(WEBHOOK_FORMATS) });
export type WebhookWish = z.infer<typeof webhookWish>;

/** POST /api/notices/test. */
export const testWish = z.strictObject({ channel: z.enum(['push', 'webhook']) });
export type NoticeChannel = z.infer<typeof testWish>['channel'];
export interface TestAnswer {
  /** What went wrong, in the person's language; null = it was taken there. */
  readonly trouble: string | null;
}

/** By the clock on the wall; quarters of an hour, because every zone is a number of them away from all others. */
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/, 'is no quarter of an hour, such as 22:15');
/** PUT /api/notices/wishes. */
export const noticeWishes = z.strictObject({
  push: z.boolean(),
  webhook: z.boolean(),
  /** By its name in the list of IANA: Europe/Berlin. */
  zone: z.string().regex(/^[A-Za-z][\w+\-/]{1,63}$/, 'is no name of a time zone'),
  /** Nothing is sent from then until then; what is still true comes at the end. */
  quiet: z
    .strictObject({ from: clock, to: clock })
    .refine(({ from, to }) => from !== to, 'quiet hours end at another time than they begin')
    .nullable(),
});
export type NoticeWishes = z.infer<typeof noticeWishes>;

interface Sending {
  readonly lastOk: number | null;
  /** Why the last one did not arrive, in the person's language. */
  readonly error: string | null;
}
/** GET /api/notices. */
export interface NoticeState {
  /** What a browser is to be subscribed with (VAPID). */
  readonly key: string;
  readonly pushes: readonly (PushId & Sending & { readonly created: number })[];
  /** Of its address only the host: the rest is a secret. */
  readonly webhook: (Sending & { readonly host: string; readonly format: WebhookFormat }) | null;
  readonly wishes: NoticeWishes;
  /** Tables that this person could not be told of, and why, in its language; until there is something new to be told. */
  readonly missed: readonly { readonly table: string; readonly why: string }[];
  /** What cannot work here and why, in the person's language. */
  readonly cannot: readonly { readonly what: 'https' | 'iphone'; readonly why: string }[];
}
