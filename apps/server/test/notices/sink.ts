/** Somebody who listens on this machine, in place of whoever listens elsewhere. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certificate } from './certificate.ts';

export interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** The name that was asked for before anything was encrypted. */
  readonly servername: string | undefined;
}
export interface Sink {
  readonly port: number;
  readonly heard: Heard[];
  close(): Promise<void>;
}

export const openSink = async (
  answer: (response: ServerResponse) => void,
  certificate?: Certificate,
): Promise<Sink> => {
  const heard: Heard[] = [];
  const listen: RequestListener = async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { method, url, headers, socket } = request;
    const servername = socket instanceof TLSSocket ? (socket as { servername?: string }).servername : undefined;
    heard.push({ method, url, headers, body, servername });
    answer(response);
  };
  const server = certificate ? createSecure(certificate, listen) : createServer(listen);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
