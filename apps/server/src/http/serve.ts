import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { makeApp } from './app.ts';
import { readFolder } from './folder.ts';
import type { House, HouseWish } from './house.ts';
import { type Heard, hear, urlOf } from './listen.ts';

/** Without `data` and `database` it is a house without tables: the page alone, and nothing is written. */
export interface ServeWish extends HouseWish {
  readonly folder: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Without one only this machine can reach the page. */
  readonly host?: string | undefined;
}
export interface Served {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the files of a folder, and the tables of a house, until it is closed. What prevents it is an error with one
 * sentence for people.
 */
export const serve = async (wish: ServeWish): Promise<Served> => {
  const { folder, host } = wish;
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`there is no page in ${folder}; build it: npm run build`);
  let { port } = wish;
  let house: House | undefined;
  if (wish.data !== undefined || wish.database !== undefined) {
    // A page alone needs none of it.
    const { openHouse } = await import('./house.ts');
    house = await openHouse(wish, () => ({ host, port }));
  }
  let heard: Heard;
  try {
    heard = await hear(getRequestListener(makeApp(readFolder(folder), house?.parts).fetch), port, host);
  } catch (error) {
    await house?.stop();
    await house?.close();
    throw error;
  }
  ({ port } = heard);
  const url = urlOf(host, port);
  if (house) {
    const { sockets, log } = house.parts;
    for (const server of heard.servers) server.on('upgrade', sockets.upgrade(house.parts));
    log.info({ url }, 'open');
  }
  return {
    url,
    port,
    close: async () => {
      // Nobody new is heard from the first moment on; lines to tables keep a server open until they are told.
      await Promise.all([heard.close(), house?.stop()]);
      await house?.close();
      house?.parts.log.info({}, 'closed');
    },
  };
};
