import { availableParallelism } from 'node:os';
import type { Command } from '../command.ts';
import { neededAddress } from '../simulate/queue/address.ts';
import { listenForStop } from '../simulate/stopping.ts';
import { SIMULATION_WORDS } from '../simulate/words/index.ts';
import { complain, print } from '../terminal.ts';

export const simulateWorkerCommand: Command = {
  usage: 'simulate-worker',
  about: 'play chunks of `simulate --queue` on this machine, until Ctrl-C',
  options: [
    ['--queue [url]', 'the PostgreSQL with the queue (standard: DATABASE_URL)'],
    ['--workers <n>', 'how many threads (standard: one per core)'],
    ['--once', 'end as soon as nothing waits'],
  ],
  examples: ['halcyon simulate-worker --queue postgres://halcyon@db.example/halcyon'],
  async run({ flags, language }) {
    const url = neededAddress(flags, process.env);
    const workers = flags.number('workers', { least: 1, most: 1024 }) ?? availableParallelism();
    const words = SIMULATION_WORDS[language];
    const { takeChunks } = await import('../simulate/queue/take.ts');
    const stopping = listenForStop();
    try {
      if (process.stderr.isTTY) complain(words.takesChunks(String(workers)));
      const once = flags.is('once');
      const played = await takeChunks({ url, workers, once, stop: stopping.signal, complain });
      print(words.played(played.toLocaleString(language)));
      return stopping.code;
    } finally {
      stopping.release();
    }
  },
};
