/** Who asks, as far as a connection and its headers tell. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** How the house stands to the world. */
export interface Door {
  /** As others reach it, if the person who runs it has said so. */
  readonly publicUrl?: URL | undefined;
  /** Somebody in front of it says who asks. Anybody could, so it is believed only if that was promised. */
  readonly trustProxy: boolean;
  /** Its numbers may be seen from everywhere. */
  readonly publicMetrics?: boolean | undefined;
}

export interface Caller {
  /** What limits go by: an address, or the network of one household. */
  readonly address: string;
  /** The machine itself, and nobody who was let through by a proxy on it. */
  readonly loopback: boolean;
  /** The name and port that were asked for. */
  readonly host: string;
  readonly secure: boolean;
  /** A page of somebody else makes this browser ask. */
  readonly foreign: boolean;
}

const HOST = /^[a-z\d.\-_]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/;
const LOOPBACK = /^(?:127\.|::1$)/;
const PROXIED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];
/** Groups of an address that name a household; the others it may choose as it likes. */
const NETWORK = 4;

/** All eight groups, so that the first four can be compared. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const middle = tail === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(Math.max(0, middle)).fill('0'), ...(tail ?? [])];
};

/** One household has one address of IPv4, but 2^64 and more of IPv6. */
const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) && !LOOPBACK.test(plain) ? `${groupsOf(plain).slice(0, NETWORK).join(':')}::` : plain;
};

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
/** What the nearest proxy wrote; all before it was written by whoever asked. */
const lastOf = (value: string | string[] | undefined): string | undefined =>
  [value ?? []].flat().join(',').split(',').at(-1)?.trim() || undefined;

const isForeign = (origin: string | undefined, host: string, secure: boolean, publicUrl: URL | undefined): boolean => {
  // Only browsers are made to ask by others, and all of them say for whom. A terminal or a bot says nothing.
  if (origin === undefined) return false;
  if (publicUrl && origin === publicUrl.origin) return false;
  const from = URL.canParse(origin) ? new URL(origin) : undefined;
  return from === undefined || from.host !== host || (secure && from.protocol !== 'https:');
};

export const callerOf = ({ headers, socket }: IncomingMessage, { publicUrl, trustProxy }: Door): Caller => {
  const named = (headers.host ?? '').toLowerCase();
  const host = HOST.test(named) ? named : '';
  const peer = socket.remoteAddress ?? '';
  const forwarded = trustProxy ? lastOf(headers['x-forwarded-for']) : undefined;
  const proxied = PROXIED.some((name) => headers[name] !== undefined);
  const secure =
    (publicUrl?.protocol === 'https:' && host === publicUrl.host) ||
    (trustProxy && lastOf(headers['x-forwarded-proto']) === 'https');
  // Browsers leave it out on plain http.
  const site = first(headers['sec-fetch-site']);
  return {
    address: networkOf(forwarded ?? peer),
    loopback: LOOPBACK.test(networkOf(peer)) && !proxied,
    host,
    secure,
    foreign:
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      isForeign(first(headers.origin), host, secure, publicUrl),
  };
};
