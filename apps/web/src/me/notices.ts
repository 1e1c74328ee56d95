/** What somebody asks the server about notices. */
import type {
  NoticeChannel,
  NoticeState,
  NoticeWishes,
  PushId,
  PushWish,
  TestAnswer,
  WebhookWish,
} from '@halcyon/protocol/online';
import { ask } from '../online/api.ts';

export const notices = {
  look: () => ask<NoticeState>('notices'),
  push: (wish: PushWish) => ask<PushId>('notices/push', wish, 'PUT'),
  dropPush: (id: string) => ask<void>(`notices/push/${id}`, undefined, 'DELETE'),
  webhook: (wish: WebhookWish) => ask<void>('notices/webhook', wish, 'PUT'),
  dropWebhook: () => ask<void>('notices/webhook', undefined, 'DELETE'),
  wishes: (wishes: NoticeWishes) => ask<void>('notices/wishes', wishes, 'PUT'),
  test: (channel: NoticeChannel) => ask<TestAnswer>('notices/test', { channel }),
};
/** Where the reader's clock goes, as its device says. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
export const allZones = (): readonly string[] =>
  'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
