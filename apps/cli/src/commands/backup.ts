import { resolve } from 'node:path';
import type { Command } from '../command.ts';
import { STORE_OPTIONS, storePlace } from '../store-flags.ts';
import { print } from '../terminal.ts';
import { WORDS } from '../words.ts';

export const backupCommand: Command = {
  usage: 'backup <file>',
  about: 'write all tables and people into one new file, while everybody plays on',
  options: STORE_OPTIONS,
  examples: ['halcyon backup friday.db', 'halcyon backup friday.db --database postgres://localhost/halcyon'],
  async run({ args, flags, language }) {
    const { data, database } = storePlace(flags, process.env);
    const file = resolve(args[0]!);
    const { backupFolder, openStore } = await import('@halcyon/server');
    if (database === undefined) await backupFolder(data, file);
    else {
      const store = await openStore({ url: database, now: Date.now() });
      try {
        await store.backup(file);
      } finally {
        await store.close();
      }
    }
    print(WORDS[language].backedUp(file));
    return 0;
  },
};
