import { findGame } from '@halcyon/catalog';
import { BadInput } from '@halcyon/kernel';
import type { Command } from '../command.ts';
import { readLog, readText, STDIN } from '../files.ts';
import { loadTable } from './play.ts';

export const reviewCommand: Command = {
  usage: 'review <log or game>',
  about: 'look back at a game step by step: a log, or the saved game; and play on from any moment of one that is over',
  options: [['--at <step>', 'begin at this step instead of the end']],
  examples: ['halcyon review game.txt --at 40 --lang de', 'halcyon review tranquility'],
  async run({ args, flags, language }) {
    const named = args[0] ?? '';
    // What is typed comes from there.
    if (named === STDIN)
      throw new BadInput('file', 'a log that is looked back at lies in a file, not in standard input');
    const { review, runningPath } = await loadTable();
    const path = findGame(named) ? runningPath(named) : named;
    const text = await readText(path);
    return review(readLog(text), text, { language, at: flags.number('at', { least: 0 }) });
  },
};
