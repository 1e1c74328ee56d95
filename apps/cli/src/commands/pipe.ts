import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { GAMES } from '@halcyon/catalog';
import { advise } from '@halcyon/catalog/bots';
import { answerLine, protocolSchema, Tables } from '@halcyon/protocol';
import type { Command } from '../command.ts';
import { linesOf } from '../lines.ts';
import { makeWording } from '../sentences.ts';
import { printJson } from '../terminal.ts';

export const pipeCommand: Command = {
  usage: 'pipe',
  about: 'answer JSON lines: one request a line in, one answer a line out (docs/protocol.md)',
  options: [['--schema', 'print the JSON schema of requests and answers, and end']],
  examples: [`echo '{"do":"games"}' | halcyon pipe`],
  async run({ flags }) {
    if (flags.is('schema')) {
      printJson(protocolSchema());
      return 0;
    }
    const tables = new Tables({
      advise,
      games: GAMES,
      wording: makeWording(),
      freshSeed: () => randomBytes(16).toString('hex'),
    });
    for await (const lines of linesOf(process.stdin)) {
      // One write for all lines of a chunk: a client that sends many at once need not wait for as many system calls.
      const answers = lines.map((line) => `${answerLine(tables, line)}\n`).join('');
      if (answers !== '' && !process.stdout.write(answers)) await once(process.stdout, 'drain');
    }
    return 0;
  },
};
