import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInput } from '@halcyon/kernel';
import type { Command } from '../command.ts';
import { STORE_OPTIONS, storePlace } from '../store-flags.ts';
import { print } from '../terminal.ts';
import { WORDS } from '../words.ts';

export const restoreCommand: Command = {
  usage: 'restore <file>',
  about: 'put a backup into an empty folder or an empty database',
  options: STORE_OPTIONS,
  examples: ['halcyon restore friday.db --data fresh'],
  async run({ args, flags, language }) {
    const { data, database } = storePlace(flags, process.env);
    const file = resolve(args[0]!);
    if (!existsSync(file)) throw new BadInput('file', `there is no ${file}`);
    const { restoreFolder, openStore } = await import('@halcyon/server');
    if (database === undefined) {
      // Opened once, so that a file that is no backup is found out now and not at the next start.
      await restoreFolder(file, data);
      await (await openStore({ folder: data, now: Date.now() })).close();
    } else await (await openStore({ url: database, from: file, now: Date.now() })).close();
    print(WORDS[language].restored(data ?? 'PostgreSQL'));
    return 0;
  },
};
