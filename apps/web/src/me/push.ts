/** Notices of this browser: whether they can be had, and the subscription that a server sends them to. */
import type { PushWish } from '@halcyon/protocol/online';
import { install } from '../offline/install.svelte.ts';

/** Why there can be none here: no https, a page of iOS that is not on the home screen, a browser without, a reader who said no. */
export type Cannot = 'https' | 'iphone' | 'unable' | 'denied';

export const cannotPush = (): Cannot | undefined => {
  if (!isSecureContext) return 'https';
  if (install.byHand) return 'iphone';
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : undefined;
};

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager?.getSubscription()) ?? null;

/** What the server calls a subscription: the SHA-256 of its endpoint. */
const idOf = async (endpoint: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
/** Of this browser, if it is subscribed. */
export const ownPush = async (): Promise<string | undefined> => {
  const own = await subscription();
  return own ? idOf(own.endpoint) : undefined;
};

/** Asks the reader; only ever called by a press. The way to this browser, or why there is none. */
export const subscribe = async (applicationServerKey: string): Promise<PushWish | Cannot> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return 'denied';
  const found = await registration();
  if (!found) return 'unable';
  const wish = { userVisibleOnly: true, applicationServerKey };
  try {
    // One that was made for other keys is of no use to this server.
    const made = await found.pushManager.subscribe(wish).catch(async () => {
      await (await subscription())?.unsubscribe();
      return found.pushManager.subscribe(wish);
    });
    const { endpoint, keys = {} } = made.toJSON();
    return { endpoint: endpoint!, keys: { p256dh: keys.p256dh!, auth: keys.auth! } };
  } catch {
    return 'unable';
  }
};
/** From now on whoever sends hears that nobody is here. */
export const forgetPush = async (): Promise<void> => {
  await (await subscription())?.unsubscribe();
};
