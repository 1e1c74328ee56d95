/** Web push: encrypted for one browser (RFC 8291), signed by the house (RFC 8292), sent through the guard as all else. */
import { createHash, ECDH } from 'node:crypto';
import { type Pace, type PushWish, paceSchema, pushWish } from '@halcyon/protocol/online';
import webPush from 'web-push';
import type { Push } from '../store/rows.ts';
import { type Delivery, deliver } from './delivery.ts';
import type { Message, Send } from './guard.ts';
import type { Vapid } from './vapid.ts';

/** What a service worker gets. Nothing in it depends on cards. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A later one replaces it. */
  readonly tag: string;
}
export interface PushWay {
  readonly send: Send;
  readonly vapid: Vapid;
  /** Whom a push service may write to: https://… or mailto:… */
  readonly subject: string;
  /** For so many seconds a browser that is off may still get it. */
  readonly ttl: number;
}

const HOUR = 60 * 60;
const MOST_TTL = 28 * 24 * HOUR;
const MOST_TOPIC = 32;
const GONE = [404, 410];

/** A notice that nobody saw is replaced by the next one of its table; the hash tells nobody which table it is. */
export const topicOf = (table: string): string =>
  createHash('sha256').update(table).digest('base64url').slice(0, MOST_TOPIC);
export const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

const paceOf = (text: string): Pick<Pace, 'kind' | 'remind'> => {
  try {
    return paceSchema.parse(JSON.parse(text));
  } catch {
    return { kind: 'live', remind: null };
  }
};
/** As long as the table's pace: later a reminder comes. */
export const ttlOf = (pace: string): number => {
  const { kind, remind } = paceOf(pace);
  const seconds = remind === null ? (kind === 'days' ? 24 * HOUR : HOUR) : Math.round(remind / 1000);
  return Math.min(Math.max(seconds, HOUR), MOST_TTL);
};

/** Whether something can be encrypted for this key: a point that lies on the curve. */
export const isKey = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
};

export const printKeys = (keys: PushWish['keys']): string => JSON.stringify(keys);
const parseKeys = (text: string): PushWish['keys'] => pushWish.shape.keys.parse(JSON.parse(text));

const messageOf = (push: Push, payload: PushPayload, { subject, vapid, ttl }: PushWay): Message => {
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: push.endpoint, keys: parseKeys(push.keys) },
    JSON.stringify(payload),
    {
      vapidDetails: { subject, ...vapid },
      TTL: ttl,
      topic: payload.tag,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  );
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return { url: endpoint, headers: texts, body: body ?? '' };
};

export const deliverPush = async (push: Push, payload: PushPayload, way: PushWay): Promise<Delivery> => {
  let message: Message;
  try {
    message = messageOf(push, payload, way);
  } catch {
    // Nothing can be encrypted for them; the other devices of this person must not suffer.
    return { kind: 'failed', trouble: 'keys' };
  }
  return deliver(way.send, message, GONE);
};
