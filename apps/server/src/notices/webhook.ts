/** A webhook: somebody's own address, in the words of what listens there. */
import { WEBHOOK_FORMATS, type WebhookFormat } from '@halcyon/protocol/online';
import type { Webhook } from '../store/rows.ts';
import { type Delivery, deliver } from './delivery.ts';
import type { Send } from './guard.ts';

/** All that a notice says. */
export interface Said {
  /** The whole in one line. */
  readonly text: string;
  /** The game's title, the table's id and link; empty in a test. */
  readonly game: string;
  readonly table: string;
  readonly url: string;
}

const BODIES: Readonly<Record<WebhookFormat, (said: Said) => object>> = {
  plain: ({ text, game, table, url }) => ({ text, game, table, url }),
  discord: ({ text }) => ({ content: text }),
  slack: ({ text }) => ({ text }),
  matrix: ({ text }) => ({ text, username: 'Halcyon' }),
};

export const formatOf = (text: string): WebhookFormat => WEBHOOK_FORMATS.find((format) => format === text) ?? 'plain';

export const deliverWebhook = ({ url, format }: Webhook, said: Said, send: Send): Promise<Delivery> =>
  deliver(send, {
    url,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(BODIES[formatOf(format)](said)),
  });
