import { availableParallelism } from 'node:os';
import type { Tally } from '@halcyon/bots';
import { type Rate, wilson } from '@halcyon/bots/wilson';
import { botMaker } from '@halcyon/catalog/bots';
import { BadInput } from '@halcyon/kernel';
import { type Command, JSON_OPTION, SETUP_OPTIONS } from '../command.ts';
import { isRanked } from '../simulate/job.ts';
import { makeProgress } from '../simulate/progress.ts';
import { runJob } from '../simulate/workers.ts';
import { print, printJson } from '../terminal.ts';
import { type Chosen, chosenBy } from '../wish.ts';
import { table, WORDS, type Words } from '../words.ts';

/** One name for all seats, or one for each. */
const botsOf = (wished: string, { game, setup }: Chosen): string[] => {
  const { seats } = setup;
  const names = wished.split(',');
  if (names.length !== 1 && names.length !== seats) {
    const advice = `name one for all seats, or ${seats} separated by commas`;
    throw new BadInput(
      'bot',
      `${names.length} bots are named for ${seats} ${seats === 1 ? 'seat' : 'seats'}: ${advice}`,
    );
  }
  // A wrong name is told here and not by every thread.
  for (const name of names) botMaker(name, game.id);
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? names[0]!);
};

const report = (
  { game, setup, seed }: Chosen,
  bots: readonly string[],
  workers: number,
  sum: Tally,
  seconds: number,
) => {
  const ranked = isRanked(sum);
  const { rate, low, high } = wilson(ranked ? sum.winsBySeat[0]! : sum.wins, sum.games);
  return {
    game: game.id,
    version: game.version,
    ...setup,
    bot: [...new Set(bots)].length === 1 ? bots[0]! : bots.join(','),
    seed,
    games: sum.games,
    ...(ranked ? { winsBySeat: sum.winsBySeat, sharedBySeat: sum.sharedBySeat } : { wins: sum.wins }),
    /** Of the team, or of seat 0 in a game with ranks. */
    winRate: rate,
    low,
    high,
    averageScores: sum.scores.map((total) => total / sum.games),
    decisions: sum.decisions,
    workers,
    seconds,
    gamesPerSecond: sum.games / seconds,
    decisionsPerSecond: sum.decisions / seconds,
  };
};
type Report = ReturnType<typeof report>;
type Row = readonly [string, string];

const inWords = (found: Report, bots: readonly string[], words: Words, language: string): string[] => {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
  const speed = (n: number): string => `${whole.format(n)} ${words.perSecond}`;
  const interval = ({ rate, low, high }: Rate): string =>
    `${percent.format(rate)}  (95 %: ${percent.format(low)} – ${percent.format(high)})`;
  const bySeat = (wins: readonly number[], shared: readonly number[]): Row[] =>
    wins.map((n, seat) => [
      `${words.seat} ${seat}, ${bots[seat]}`,
      words.ranked(
        whole.format(n),
        interval(wilson(n, found.games)),
        whole.format(shared[seat]!),
        tenths.format(found.averageScores[seat]!),
      ),
    ]);
  const results: Row[] =
    'winsBySeat' in found
      ? bySeat(found.winsBySeat, found.sharedBySeat)
      : [
          [words.wins, whole.format(found.wins)],
          [words.winRate, interval({ ...found, rate: found.winRate })],
        ];
  const options = Object.entries(found.options).map(([id, value]) => `${id}=${value}`);
  return [
    `${found.game} ${found.version}`,
    ...table([
      [words.seats, String(found.seats)],
      ...(found.features.length > 0 ? [[words.features, found.features.join(', ')] as const] : []),
      [words.layout, found.layout],
      [words.mode, found.mode],
      ...(options.length > 0 ? [[words.options, options.join(' ')] as const] : []),
      [words.bot, found.bot],
      [words.seed, found.seed],
      ...results,
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
    ['--bot <names>', 'who plays: one bot for all seats, or one for each, separated by commas (standard: random)'],
    ['--games <n>', 'how many games (standard: 1000)'],
    ['--workers <n>', 'how many threads (standard: one per core); the wins do not depend on it'],
    ...SETUP_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    'halcyon simulate tranquility --seats 3 --bot random --games 20000 --workers 1',
    'halcyon simulate ascent --seats 2 --bot heuristic,random',
  ],
  async run({ args, flags, language }) {
    const chosen = chosenBy(args[0], flags);
    const { game, setup, seed } = chosen;
    const bots = botsOf(flags.text('bot') ?? 'random', chosen);
    const games = flags.number('games', { least: 1 }) ?? 1000;
    const workers = flags.number('workers', { least: 1, most: 1024 }) ?? availableParallelism();
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    const words = WORDS[language];

    const progress = makeProgress(games, process.stderr);
    const started = performance.now();
    const secondsSoFar = (): number => Math.max(performance.now() - started, 0.001) / 1000;
    const job = { kind: 'simulate', game: game.id, setup, bots, seed, first: 0, games } as const;
    const sum = await runJob(job, workers, (soFar) =>
      progress.show(soFar.games, `${whole.format(soFar.games / secondsSoFar())} ${words.games} ${words.perSecond}`),
    );
    const found = report(chosen, bots, Math.min(workers, games), sum, secondsSoFar());
    progress.end();
    if (flags.is('json')) printJson(found);
    else print(...inWords(found, bots, words, language));
    return 0;
  },
};
