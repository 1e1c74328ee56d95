import { type Command, JSON_OPTION, SETUP_OPTIONS } from '../command.ts';
import { runWorker } from '../simulate/workers.ts';
import { print, printJson } from '../terminal.ts';
import { chosenBy } from '../wish.ts';
import { table, WORDS } from '../words.ts';

/** Deeper than anybody has time for; it only keeps a slip of the keyboard from filling the memory. */
const DEEPEST = 100;

export const countCommand: Command = {
  usage: 'count <game>',
  about: 'count the step sequences by depth, with chance fixed by the seed',
  options: [['--depth <n>', 'how many decisions deep (standard: 3)'], ...SETUP_OPTIONS, JSON_OPTION],
  examples: ['halcyon count tranquility --seats 2 --depth 3 --seed 1 --json'],
  async run({ args, flags, language }) {
    const { game, setup, seed } = chosenBy(args[0], flags);
    const depth = flags.number('depth', { least: 0, most: DEEPEST }) ?? 3;
    let counts: readonly number[] = [];
    await runWorker<number[]>({ kind: 'count', game: game.id, setup, seed, depth }, (found) => {
      counts = found;
    });
    const words = WORDS[language];
    if (flags.is('json')) printJson({ game: game.id, version: game.version, ...setup, seed, depth, counts });
    else {
      print(
        ...table([
          [words.depth, words.sequences],
          ...counts.map((n, d): [string, string] => [String(d), n.toLocaleString(language)]),
        ]),
      );
    }
    return 0;
  },
};
