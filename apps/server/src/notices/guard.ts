/**
 * Sends to addresses that people gave. Whoever gives one must not reach through this server what only this server can
 * reach: its own machine, its neighbours, the secrets of a cloud. So a name is looked up once, what it leads to is checked,
 * and the connection goes to that very address; nobody is followed to another one, and nothing that was answered is shown.
 */
import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isWithin, type Reach, reachOf } from './addresses.ts';
import { Unsent } from './trouble.ts';

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}
export interface Answer {
  readonly status: number;
  /** When it may be tried again, if that was said: milliseconds from now. */
  readonly after?: number;
}
/** Posts it. Whatever prevents that is an `Unsent`. */
export type Send = (message: Message) => Promise<Answer>;

export interface GuardWish {
  /** --allow-private-webhooks: for a house whose people are all at home. */
  readonly allowPrivate: boolean;
  /** For tests: other names, other neighbours, another clock, somebody else to trust. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  readonly own?: () => readonly string[];
  readonly deadline?: () => AbortSignal;
  readonly ca?: string;
}
export interface Guard {
  /** Fails with an `Unsent` where nothing would be sent. */
  check(url: string): Promise<void>;
  readonly send: Send;
}

const MOST_TIME = 5000;
const MOST_BYTES = 4096;
const FIRST_FREE_PORT = 1024;
const SECURE_PORT = 443;

interface Target {
  readonly url: URL;
  readonly host: string;
  readonly port: number;
  readonly address: string;
}

const systemNames = async (name: string): Promise<readonly string[]> =>
  (await lookup(name, { all: true })).map(({ address }) => address);
const ownNetworks = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((all) => (all ?? []).flatMap(({ cidr }) => cidr ?? []));

/** What can be said of a URL before anybody is asked. */
const parse = (text: string, allowPrivate: boolean): Omit<Target, 'address'> => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const secure = url?.protocol === 'https:';
  if (!url || !(secure || (allowPrivate && url.protocol === 'http:'))) throw new Unsent('address');
  if (url.username !== '' || url.password !== '') throw new Unsent('credentials');
  const port = url.port === '' ? (secure ? SECURE_PORT : 80) : Number(url.port);
  if (port !== SECURE_PORT && port < FIRST_FREE_PORT) throw new Unsent('port');
  return { url, port, host: url.hostname.replace(/^\[|\]$/g, '') };
};

const within = <Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const late = (): void => reject(new Unsent('slow'));
    if (signal.aborted) late();
    signal.addEventListener('abort', late, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });

const CERTIFICATE = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/;
const unsentFor = (error: unknown, signal: AbortSignal): Unsent => {
  if (signal.aborted) return new Unsent('slow', error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new Unsent(CERTIFICATE.test(code) ? 'certificate' : 'unreachable', error);
};

const SECOND = 1000;
const afterOf = (header: string | undefined): Pick<Answer, 'after'> =>
  header !== undefined && /^\d{1,6}$/.test(header) ? { after: Number(header) * SECOND } : {};

const exchange = (target: Target, { headers, body }: Message, signal: AbortSignal, ca?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { url, host, port, address } = target;
    const family = isIP(address);
    // What was checked is what is connected to, whatever the name leads to by now.
    const pinned: LookupFunction = (_name, { all }, done) =>
      all ? done(null, [{ address, family }]) : done(null, address, family);
    const common = {
      host,
      port,
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers: { 'User-Agent': 'Halcyon', ...headers, 'Content-Length': Buffer.byteLength(body) },
      lookup: pinned,
      // A connection of before may lead elsewhere.
      agent: false as const,
      signal,
    };
    const sending =
      url.protocol === 'https:'
        ? requestSecure({ ...common, servername: isIP(host) ? '' : host, ...(ca !== undefined && { ca }) })
        : requestPlain(common);
    let answer: Answer | undefined;
    // The number is all that counts: once it is here, what happens to the rest is no failure.
    const settle = (error?: unknown): void => {
      if (answer) resolve(answer);
      else reject(unsentFor(error, signal));
      sending.destroy();
    };
    sending.on('response', (response) => {
      answer = { status: response.statusCode!, ...afterOf(response.headers['retry-after']) };
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes >= MOST_BYTES) settle();
      });
      response.on('end', settle).on('error', settle);
    });
    sending.on('error', settle).on('close', settle);
    sending.end(body);
  });

export const makeGuard = (wish: GuardWish): Guard => {
  const { allowPrivate, resolve = systemNames, own = ownNetworks } = wish;
  const { deadline = () => AbortSignal.timeout(MOST_TIME), ca } = wish;

  const namesOf = async (host: string): Promise<readonly string[]> => {
    if (isIP(host)) return [host];
    const addresses = await resolve(host).catch((error: unknown) => {
      throw new Unsent('name', error);
    });
    if (addresses.length === 0) throw new Unsent('name');
    return addresses;
  };
  const reachFromHere = (address: string): Reach => {
    const reach = reachOf(address);
    return reach === 'public' && isWithin(address, own()) ? 'private' : reach;
  };
  const allows = (reach: Reach, { protocol }: URL): boolean => {
    if (protocol === 'http:') return allowPrivate && reach === 'loopback';
    return reach === 'public' || (allowPrivate && reach !== 'never');
  };
  const find = async (text: string): Promise<Target> => {
    const parsed = parse(text, allowPrivate);
    const addresses = await namesOf(parsed.host);
    // One that leads to both sides is a trap, whichever comes first.
    if (!addresses.every((address) => allows(reachFromHere(address), parsed.url))) throw new Unsent('private');
    return { ...parsed, address: addresses[0]! };
  };
  return {
    check: async (url) => {
      await within(deadline(), find(url));
    },
    send: async (message) => {
      const signal = deadline();
      return exchange(await within(signal, find(message.url)), message, signal, ca);
    },
  };
};
