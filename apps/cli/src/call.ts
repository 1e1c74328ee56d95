/** One call of the command line: finds the command, hands it its flags, and turns whatever goes wrong into one line. */
import { BadInput } from '@halcyon/kernel';
import { type CAC, cac } from 'cac';
import { version } from '../package.json';
import type { Command } from './command.ts';
import { backupCommand } from './commands/backup.ts';
import { countCommand } from './commands/count.ts';
import { dailyCommand } from './commands/daily.ts';
import { explainCommand } from './commands/explain.ts';
import { gamesCommand } from './commands/games.ts';
import { joinCommand } from './commands/join.ts';
import { pipeCommand } from './commands/pipe.ts';
import { openMenu, playCommand } from './commands/play.ts';
import { puzzleCommand } from './commands/puzzle.ts';
import { replayCommand } from './commands/replay.ts';
import { restoreCommand } from './commands/restore.ts';
import { reviewCommand } from './commands/review.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { simulateWorkerCommand } from './commands/simulate-worker.ts';
import { verifyCommand } from './commands/verify.ts';
import { STDIN } from './files.ts';
import { Flags } from './flags.ts';
import { complain } from './terminal.ts';
import { needGame } from './wish.ts';
import { languageOf } from './words.ts';

const COMMANDS: readonly Command[] = [
  playCommand,
  dailyCommand,
  puzzleCommand,
  joinCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  gamesCommand,
  simulateCommand,
  simulateWorkerCommand,
  replayCommand,
  reviewCommand,
  verifyCommand,
  countCommand,
  explainCommand,
  pipeCommand,
];
const BAD_CALL = 2;

const languageIn = (flags: Flags) => languageOf(flags.text('lang'), process.env);

const tell = (cli: CAC, { usage, about, options, examples = [], run }: Command, argv: readonly string[]): void => {
  const command = cli.command(usage, about);
  for (const [flag, meaning] of options) command.option(flag, meaning);
  for (const example of examples) command.example(`  $ ${example}`);
  command.action((...given: unknown[]) => {
    const flags = new Flags(given.pop() as Record<string, unknown>, argv);
    const args = given
      .flat()
      .filter((arg) => arg !== undefined)
      .map(String);
    return run({ args, flags, language: languageIn(flags) });
  });
};

const run = async (argv: readonly string[]): Promise<number> => {
  const cli = cac('halcyon');
  cli.usage('[command] [options]');
  cli.option('--lang <language>', 'en, fr or de (standard: the language of the terminal)');
  cli.help((sections) => sections.filter(({ title }) => !title?.startsWith('For more info')));
  cli.version(version);
  for (const command of COMMANDS) tell(cli, command, argv);

  cli.parse(['node', 'halcyon', ...argv], { run: false });
  const { args, options } = cli;
  if (options.help === true || (options.version === true && !cli.matchedCommand)) return 0;
  // Cac would only say that something is missing, and not which games there are.
  if (args.length === 0 && cli.matchedCommand?.args.some(({ required, value }) => required && value === 'game'))
    needGame(undefined);
  if (cli.matchedCommand) return (await cli.runMatchedCommand()) as number;

  const known = COMMANDS.map(({ usage }) => usage.split(' ')[0]).join(', ');
  if (args[0] !== undefined) throw new BadInput('command', `unknown command '${args[0]}', known: ${known}`);
  cli.globalCommand.checkUnknownOptions();
  cli.globalCommand.checkOptionValue();
  const language = languageIn(new Flags(options, argv));
  if (process.stdin.isTTY && process.stdout.isTTY) return openMenu(language);
  cli.outputHelp();
  return 0;
};

/** What cac would misread: '-' for standard input, and the minus of '--seed -5'. */
const readable = (argv: readonly string[]): string[] =>
  argv.reduce<string[]>((words, word) => {
    const before = words.at(-1);
    if (/^-\d/.test(word) && before && /^--[^=]+$/.test(before)) words[words.length - 1] = `${before}=${word}`;
    else words.push(word === '-' ? STDIN : word);
    return words;
  }, []);

/** Its exit code; what it says goes out through the process. */
export const call = async (argv: readonly string[]): Promise<number> => {
  try {
    return await run(readable(argv));
  } catch (error) {
    if (error instanceof BadInput) complain(`${error.field}: ${error.message}`);
    else complain(error instanceof Error ? error.message : String(error));
    if (process.env.HALCYON_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    return error instanceof BadInput || (error instanceof Error && error.name === 'CACError') ? BAD_CALL : 1;
  }
};
