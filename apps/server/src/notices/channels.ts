/** The places where one person is told something, and what is kept of how that went. */
import type { NoticeChannel, NoticeWishes } from '@halcyon/protocol/online';
import type { Push, Webhook } from '../store/rows.ts';
import type { Notices as NoticeRows } from '../store/store.ts';
import type { Delivery } from './delivery.ts';
import { deliverPush, type PushPayload, type PushWay } from './push.ts';
import { printTrouble } from './trouble.ts';
import { deliverWebhook, type Said } from './webhook.ts';

export interface Channel {
  /** Of all places of one person. */
  readonly id: string;
  deliver(said: Said, payload: PushPayload, way: PushWay): Promise<Delivery>;
}

const stampOf = (delivery: Delivery, now: number): Partial<Pick<Push, 'lastOk' | 'error'>> => {
  if (delivery.kind === 'sent') return { lastOk: now, error: null };
  return { error: printTrouble(delivery.kind === 'gone' ? 'gone' : delivery.trouble) };
};

const pushChannel = (rows: NoticeRows, push: Push, now: () => number): Channel => ({
  id: push.endpointHash,
  deliver: async (_said, payload, way) => {
    const delivery = await deliverPush(push, payload, way);
    if (delivery.kind === 'gone') await rows.dropPush(push.person, push.endpointHash);
    else {
      // Meanwhile its person may have taken it away; then it stays away.
      const standing = (await rows.pushesOf(push.person)).find(
        ({ endpointHash }) => endpointHash === push.endpointHash,
      );
      if (standing) await rows.savePush({ ...standing, ...stampOf(delivery, now()) });
    }
    return delivery;
  },
});
const webhookChannel = (rows: NoticeRows, webhook: Webhook, now: () => number): Channel => ({
  id: 'webhook',
  deliver: async (said, _payload, { send }) => {
    const delivery = await deliverWebhook(webhook, said, send);
    const standing = await rows.webhookOf(webhook.person);
    if (standing?.url === webhook.url) await rows.saveWebhook({ ...standing, ...stampOf(delivery, now()) });
    return delivery;
  },
});

export const channelsOf = async (
  rows: NoticeRows,
  person: string,
  wanted: Pick<NoticeWishes, NoticeChannel>,
  now: () => number,
): Promise<Channel[]> => {
  const [pushes, webhook] = await Promise.all([
    wanted.push ? rows.pushesOf(person) : [],
    wanted.webhook ? rows.webhookOf(person) : undefined,
  ]);
  return [
    ...pushes.map((push) => pushChannel(rows, push, now)),
    ...(webhook ? [webhookChannel(rows, webhook, now)] : []),
  ];
};
