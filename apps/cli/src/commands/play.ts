import type { Language } from '@halcyon/speech';
import { type Command, SETUP_OPTIONS } from '../command.ts';
import type { Flags } from '../flags.ts';
import { takeOverInterrupt } from '../terminal.ts';
import { needGame, wishOf } from '../wish.ts';

/** Loaded only here: other commands need no screen, and start faster without it. */
export const loadTable = async () => {
  takeOverInterrupt();
  return import('../play/index.ts');
};
export const openMenu = async (language: Language): Promise<number> => (await loadTable()).menu({ lang: language });

/** A number, or names by seat. */
const botsOf = (flags: Flags): number | string[] | undefined => {
  if (flags.values.bots === undefined) return undefined;
  const words = flags.list('bots');
  return words.length === 1 && /^\d+$/.test(words[0]!) ? Number(words[0]) : words;
};

export const playCommand: Command = {
  usage: 'play [game]',
  about: 'sit down at a table in the terminal; without a game it opens the menu',
  options: [
    ['--bots <n or names>', 'how many bots, or who sits where: human,heuristic (standard: all seats but one)'],
    ['--names <names>', 'names by seat, separated by commas'],
    ['--resume [file]', 'go on with the saved game'],
    ['--hints <kind>', "what 'hint' tells: bare, facts or advice (standard: advice for one person, bare for several)"],
    ['--fast', 'bots do not pause'],
    ...SETUP_OPTIONS,
  ],
  examples: [
    'halcyon play tranquility --seats 3 --with jagged-rocks --lang fr',
    'halcyon play ascent --seats 1 --with wildlife --set grapples=2',
    'halcyon play tranquility --resume',
  ],
  async run({ args, flags, language }) {
    const resume = flags.values.resume === true ? '' : flags.text('resume');
    if (args[0] === undefined && !resume) {
      if (process.stdin.isTTY && process.stdout.isTTY) return openMenu(language);
      needGame(undefined);
    }
    const game = args[0] === undefined ? '' : needGame(args[0]).id;
    const { play } = await loadTable();
    return play(
      { game, ...wishOf(flags) },
      {
        // A saved game keeps its language unless another one is asked for.
        lang: resume === undefined ? language : flags.text('lang'),
        seed: flags.text('seed'),
        bots: botsOf(flags),
        names: flags.values.names === undefined ? undefined : String(flags.text('names')).split(','),
        resume,
        help: flags.text('hints'),
        fast: flags.is('fast'),
      },
    );
  },
};
