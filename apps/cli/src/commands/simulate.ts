import { availableParallelism } from 'node:os';
import { makeBot, type Tally } from '@halcyon/bots';
import { type Command, JSON_OPTION, SETUP_OPTIONS } from '../command.ts';
import { makeProgress } from '../simulate/progress.ts';
import { wilson } from '../simulate/wilson.ts';
import { runJob } from '../simulate/workers.ts';
import { print, printJson } from '../terminal.ts';
import { type Chosen, chosenBy } from '../wish.ts';
import { table, WORDS, type Words } from '../words.ts';

const report = ({ game, setup, seed }: Chosen, bot: string, workers: number, tally: Tally, seconds: number) => {
  // A game with ranks always has a winner; a team's wins have no seat.
  const ranked = tally.winsBySeat.some((n) => n > 0);
  const { rate, low, high } = wilson(ranked ? tally.winsBySeat[0]! : tally.wins, tally.games);
  return {
    game: game.id,
    version: game.version,
    ...setup,
    bot,
    seed,
    games: tally.games,
    ...(ranked ? { winsBySeat: tally.winsBySeat } : { wins: tally.wins }),
    /** Of the team, or of seat 0 in a game with ranks. */
    winRate: rate,
    low,
    high,
    averageScores: tally.scores.map((sum) => sum / tally.games),
    decisions: tally.decisions,
    workers,
    seconds,
    gamesPerSecond: tally.games / seconds,
    decisionsPerSecond: tally.decisions / seconds,
  };
};
type Report = ReturnType<typeof report>;

const inWords = (found: Report, words: Words, language: string): string[] => {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
  const speed = (n: number): string => `${whole.format(n)} ${words.perSecond}`;
  const features = found.features.length > 0 ? [[words.features, found.features.join(', ')] as const] : [];
  const options = Object.entries(found.options).map(([id, value]) => `${id}=${value}`);
  return [
    `${found.game} ${found.version}`,
    ...table([
      [words.seats, String(found.seats)],
      ...features,
      [words.options, options.join(' ')],
      [words.bot, found.bot],
      [words.seed, found.seed],
      [
        words.wins,
        'winsBySeat' in found ? found.winsBySeat.map((n) => whole.format(n)).join(' | ') : whole.format(found.wins),
      ],
      [
        words.winRate,
        `${percent.format(found.winRate)}  (95 %: ${percent.format(found.low)} – ${percent.format(found.high)})`,
      ],
      [words.games, `${whole.format(found.games)}  (${speed(found.gamesPerSecond)})`],
      [words.decisions, `${whole.format(found.decisions)}  (${speed(found.decisionsPerSecond)})`],
      [words.seconds, found.seconds.toFixed(2)],
    ]),
  ];
};

export const simulateCommand: Command = {
  usage: 'simulate <game>',
  about: 'let bots play many games and count their wins',
  options: [
    ['--bot <name>', 'who plays (standard: random)'],
    ['--games <n>', 'how many games (standard: 1000)'],
    ['--workers <n>', 'how many threads (standard: one per core); the wins do not depend on it'],
    ...SETUP_OPTIONS,
    JSON_OPTION,
  ],
  examples: ['halcyon simulate tranquility --seats 3 --bot random --games 20000 --workers 1'],
  async run({ args, flags, language }) {
    const chosen = chosenBy(args[0], flags);
    const { game, setup, seed } = chosen;
    const bot = flags.text('bot') ?? 'random';
    // A wrong name is told here and not by every thread.
    makeBot(bot, game.compose(setup));
    const games = flags.number('games', { least: 1 }) ?? 1000;
    const workers = flags.number('workers', { least: 1, most: 1024 }) ?? availableParallelism();
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    const words = WORDS[language];

    const progress = makeProgress(games, process.stderr);
    const started = performance.now();
    const secondsSoFar = (): number => Math.max(performance.now() - started, 0.001) / 1000;
    const job = { kind: 'simulate', game: game.id, setup, bot, seed, first: 0, games } as const;
    const tally = await runJob(job, workers, (sum) =>
      progress.show(sum.games, `${whole.format(sum.games / secondsSoFar())} ${words.games} ${words.perSecond}`),
    );
    const found = report(chosen, bot, Math.min(workers, games), tally, secondsSoFar());
    progress.end();
    if (flags.is('json')) printJson(found);
    else print(...inWords(found, words, language));
    return 0;
  },
};
