/** The least that could be done with the same bytes: a bare server of `ws` that stores, checks and knows nothing. */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { cpuSeconds } from '../clock.ts';

/** Letters of each message, by what stands at its place at a table. */
export interface Sizes {
  readonly play: number;
  readonly done: number;
  readonly news: number;
}
export type EchoWish = Sizes;
export interface EchoPart {
  address(): Promise<string>;
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** Two lines belong together, by their path. A message from one is answered to it, and told to both. */
export const makeEcho = async ({ done, news }: EchoWish): Promise<EchoPart> => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  await new Promise<void>((resolve) => {
    server.once('listening', () => resolve());
  });
  const pairs = new Map<string, WebSocket[]>();
  const [answer, told] = ['d'.repeat(done), 'n'.repeat(news)];
  server.on('connection', (line, { url = '' }) => {
    const pair = pairs.get(url) ?? [];
    pairs.set(url, [...pair, line]);
    line.on('message', () => {
      for (const each of pairs.get(url)!) each.send(told);
      line.send(answer);
    });
  });
  return {
    address: async () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cpu: async () => cpuSeconds(),
    close: () =>
      new Promise((resolve) => {
        for (const line of server.clients) line.terminate();
        server.close(() => resolve());
      }),
  };
};
