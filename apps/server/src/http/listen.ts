/** Ports and addresses: hearing on them, and what prevents it in words. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The names of this machine for itself: browsers try one of them first, and not all the same. */
const LOOPBACK = ['127.0.0.1', '::1'];
const EVERYWHERE = ['0.0.0.0', '::'];
/** Longer than any answer takes; what is still open then only waits for its next request. */
const GRACE = 500;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const inWords = (error: unknown, host: string, port: number): Error => {
  const another = `PORT=${port === 4000 ? 4001 : 4000} npm start`;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new Error(`port ${port} is taken by another program; choose another one: ${another}`);
    case 'EACCES':
      return new Error(`port ${port} needs more rights on this machine; choose another one: ${another}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(`'${host}' is no address of this machine; HOST=0.0.0.0 stands for all of them`);
    default:
      return error as Error;
  }
};

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });

export const urlOf = (host: string | undefined, port: number): string => {
  if (host === undefined || EVERYWHERE.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

export interface Heard {
  readonly port: number;
  readonly servers: readonly Server[];
  close(): Promise<void>;
}

/** Hears on one address, or on all that mean this machine alone. */
export const hear = async (listener: RequestListener, wished: number, host: string | undefined): Promise<Heard> => {
  const servers: Server[] = [];
  const closeAll = async (): Promise<void> => {
    await Promise.all(servers.map(close));
  };
  let port = wished;
  for (const address of host === undefined ? LOOPBACK : [host]) {
    const server = createServer(listener);
    try {
      port = await listen(server, port, address);
      servers.push(server);
    } catch (error) {
      // A machine without IPv6 is complete with its first address.
      if (servers.length > 0 && codeOf(error) !== 'EADDRINUSE') continue;
      await closeAll();
      throw inWords(error, address, port);
    }
  }
  return { port, servers, close: closeAll };
};
