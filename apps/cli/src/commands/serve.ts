import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@halcyon/kernel';
import type { Command } from '../command.ts';
import type { Flags } from '../flags.ts';
import { STORE_OPTIONS, storePlace } from '../store-flags.ts';
import { print, takeOverInterrupt } from '../terminal.ts';
import { WORDS } from '../words.ts';

const STANDARD_PORT = 3000;
const HIGHEST_PORT = 65535;

const portOf = (flags: Flags, env: NodeJS.ProcessEnv): number => {
  const flag = flags.number('port', { least: 0, most: HIGHEST_PORT });
  if (flag !== undefined || !env.PORT) return flag ?? STANDARD_PORT;
  if (/^\d{1,5}$/.test(env.PORT) && Number(env.PORT) <= HIGHEST_PORT) return Number(env.PORT);
  throw new BadInput('PORT', `a port is a whole number from 0 to ${HIGHEST_PORT}, not '${env.PORT}'`);
};

/** In a source checkout the page follows its sources. Addresses are those of the bundle in apps/cli/dist. */
const buildPage = async (): Promise<string> => {
  const builder = new URL('../../../tools/build.mjs', import.meta.url);
  if (existsSync(builder)) {
    const { build } = (await import(builder.href)) as { build(target: 'page'): Promise<boolean> };
    await build('page');
  }
  return fileURLToPath(new URL('../../web/dist', import.meta.url));
};

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

export const serveCommand: Command = {
  usage: 'serve',
  about: 'serve the page and the tables of friends until Ctrl-C',
  options: [
    ['--port <n>', `where (standard: the variable PORT, else ${STANDARD_PORT}; 0 takes any free one)`],
    ['--host <address>', 'who may come: 0.0.0.0 lets other machines in (standard: HOST, else only this machine)'],
    ...STORE_OPTIONS,
    [
      '--public-url <url>',
      'how others reach the page, if not by an address of this machine: https://games.example.org',
    ],
    ['--trust-proxy', 'a proxy in front says who asks (X-Forwarded-For, X-Forwarded-Proto)'],
    ['--allow-private-webhooks', 'let people have their notices sent to this machine and its neighbours'],
    ['--public-metrics', 'show the numbers at /metrics to other machines too'],
  ],
  examples: ['halcyon serve --port 4000', 'halcyon serve --host 0.0.0.0', 'halcyon serve --data /srv/halcyon'],
  async run({ flags, language }) {
    const port = portOf(flags, process.env);
    const host = flags.text('host') ?? (process.env.HOST || undefined);
    const place = storePlace(flags, process.env);
    const folder = await buildPage();
    // Loaded only here: other commands start faster without it.
    const { serve } = await import('@halcyon/server');
    const { url, close } = await serve({
      folder,
      port,
      host,
      ...place,
      publicUrl: flags.text('public-url'),
      trustProxy: flags.is('trust-proxy'),
      publicMetrics: flags.is('public-metrics'),
      allowPrivateWebhooks: flags.is('allow-private-webhooks'),
      logLevel: process.env.LOG_LEVEL,
    });
    takeOverInterrupt();
    const end = interrupted();
    const words = WORDS[language];
    print(words.pageAt(url), words.inTerminal);
    await end;
    await close();
    return 0;
  },
};
