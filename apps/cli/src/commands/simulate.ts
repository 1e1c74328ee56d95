import { statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { NO_GAMES } from '@halcyon/bots';
import { BadInput } from '@halcyon/kernel';
import { type Call, type Command, JSON_OPTION, SETUP_OPTIONS } from '../command.ts';
import type { Flags } from '../flags.ts';
import { callAgain } from '../simulate/call-again.ts';
import { inWords } from '../simulate/in-words.ts';
import { Ledger } from '../simulate/ledger.ts';
import { slugOf } from '../simulate/naming.ts';
import { gamesOf, makePlan, type Plan, usualChunk } from '../simulate/plan.ts';
import { playHere } from '../simulate/play-here.ts';
import { makeProgress, printTime } from '../simulate/progress.ts';
import { queueAddress } from '../simulate/queue/address.ts';
import { recorderFor } from '../simulate/recorder.ts';
import { reportPage } from '../simulate/report/page.ts';
import { type Effort, jsonOf, type Result, rowOf } from '../simulate/result.ts';
import { openState } from '../simulate/state-file.ts';
import { listenForStop, type Stopping } from '../simulate/stopping.ts';
import { casesOf } from '../simulate/sweep.ts';
import { SIMULATION_WORDS } from '../simulate/words/index.ts';
import { complain, print, printJson } from '../terminal.ts';
import { needGame, STANDARD_SEED } from '../wish.ts';
import { WORDS } from '../words.ts';

const SAVE_EVERY_MS = 2000;

/** Before hours of play, not after them. */
const reportFile = (flags: Flags): string | undefined => {
  const file = flags.text('report');
  if (file === undefined) return undefined;
  if (!statSync(dirname(resolve(file)), { throwIfNoEntry: false })?.isDirectory())
    throw new BadInput('report', `there is no folder for '${file}'`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new BadInput('report', `'${file}' is a folder; name a file`);
  return file;
};

interface Run {
  readonly ledger: Ledger;
  readonly effort: Effort;
  /** Where the rest can be had later. */
  readonly kept?: string | undefined;
}
type Way = (plan: Plan, call: Call, stopping: Stopping) => Promise<Run>;

const paceOf = (before: { games: number; decisions: number }, ledger: Ledger, started: number) => {
  const seconds = Math.max(performance.now() - started, 1) / 1000;
  return {
    seconds,
    gamesPerSecond: (ledger.games - before.games) / seconds,
    decisionsPerSecond: (ledger.decisions - before.decisions) / seconds,
  };
};

const barFor = (ledger: Ledger, { language }: Call) => {
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const { games, perSecond } = WORDS[language];
  const note = (pace: number, left: number): string =>
    `${number.format(pace)} ${games} ${perSecond}, ${SIMULATION_WORDS[language].left(printTime(left))}`;
  return makeProgress(gamesOf(ledger.plan), ledger.games, note, process.stderr);
};

const here: Way = async (wished, call, stopping) => {
  const { flags } = call;
  const file = flags.text('state');
  const chunk = flags.text('chunk') === undefined ? undefined : wished.chunk;
  const workers = flags.number('workers', { least: 1, most: 1024 }) ?? availableParallelism();
  const state = file === undefined ? undefined : openState(file, wished, chunk, flags.is('fresh'));
  const ledger = state?.ledger ?? new Ledger(wished);
  const { plan } = ledger;
  const game = needGame(plan.game);
  const slugs = plan.cases.map((row) => slugOf(game, rowOf(plan, row, NO_GAMES)));
  const recorder = recorderFor(flags, slugs, state?.goesOn ?? false);

  const bar = barFor(ledger, call);
  const started = performance.now();
  const before = { games: ledger.games, decisions: ledger.decisions };
  let saved = started;
  const save = (): void => {
    if (!state || performance.now() - saved < SAVE_EVERY_MS) return;
    state.save();
    saved = performance.now();
  };
  try {
    await playHere({ ledger, workers, recorder, stop: stopping.signal, told: bar.show, save });
  } finally {
    state?.save();
    bar.end();
  }
  const { user, system } = process.cpuUsage();
  const effort = {
    workers: Math.min(workers, ledger.games),
    ...paceOf(before, ledger, started),
    cpuSeconds: (user + system) / 1e6,
  };
  return { ledger, effort, kept: file };
};

/** The queue and its client are loaded for those who ask for them, and for nobody else. */
const elsewhere =
  (url: string): Way =>
  async (plan, call, stopping) => {
    for (const name of ['state', 'record', 'workers'])
      if (call.flags.text(name) !== undefined)
        throw new BadInput(name, `--${name} is for games that are played here; the queue ${WHY_NOT[name]}`);
    const { gather } = await import('../simulate/queue/gather.ts');
    const lease = call.flags.number('lease', { least: 1, most: 86_000 });
    const words = SIMULATION_WORDS[call.language];
    const bar = barFor(new Ledger(plan), call);
    const started = performance.now();
    const { ledger, before } = await gather({
      url,
      plan,
      lease,
      fresh: call.flags.is('fresh'),
      stop: stopping.signal,
      queued: (chunks) => process.stderr.isTTY && complain(words.queued(chunks.toLocaleString(call.language))),
      told: bar.show,
      complain,
    }).finally(bar.end);
    return { ledger, effort: paceOf(before, ledger, started) };
  };
const WHY_NOT: Readonly<Record<string, string>> = {
  state: 'keeps its own tally',
  record: 'carries no logs; the same seed gives the same games without it',
  workers: 'is worked on by halcyon simulate-worker',
};

export const simulateCommand: Command = {
  usage: 'simulate <game>',
  about: 'let bots play many games, of one set-up or of many, and count how they end',
  options: [
    ['--bot <names>', 'who plays: one bot for all seats, or one for each, separated by commas (standard: random)'],
    ['--games <n>', 'how many games of each set-up (standard: 1000)'],
    ['--workers <n>', 'how many threads (standard: one per core); the figures do not depend on it'],
    ...SETUP_OPTIONS,
    [
      '--alone',
      'the plain game, then each module by itself; `--seats 2-4`, `--bot random/heuristic` and `--set x=0/4` give several set-ups too',
    ],
    ['--state <file>', 'keep the tally in a file; the same call goes on from there'],
    ['--fresh', 'forget what the file or the queue has of this run'],
    ['--chunk <n>', 'how many games are played in one go and kept together (standard: a 500th, at most 1000)'],
    ['--record <folder>', 'write logs of the games that have the lowest numbers'],
    ['--record-only <which>', 'of games that were won or lost (in a game with ranks: by seat 0; standard: all)'],
    ['--record-most <n>', 'at most so many of each set-up (standard: 100)'],
    ['--report <file>', 'write a page with plots, in one file'],
    ['--queue [url]', 'let other machines play, through a PostgreSQL (standard: DATABASE_URL); see simulate-worker'],
    ['--lease <seconds>', 'after so long a chunk of the queue is given to another worker (standard: 600)'],
    JSON_OPTION,
  ],
  examples: [
    'halcyon simulate tranquility --seats 3 --bot random --games 20000 --workers 1',
    'halcyon simulate ascent --seats 2 --bot heuristic,random',
    'halcyon simulate tranquility --alone --seats all --bot heuristic --state rates.json --report rates.html',
  ],
  async run(call) {
    const { args, flags, language } = call;
    const game = needGame(args[0]);
    const cases = casesOf(game, flags);
    const games = flags.number('games', { least: 1 }) ?? 1000;
    const chunk = flags.number('chunk', { least: 1 }) ?? usualChunk(games);
    const seed = flags.text('seed') ?? STANDARD_SEED;
    const report = reportFile(flags);
    const plan = makePlan({ game: game.id, version: game.version, cases, seed, games, chunk });
    const url = queueAddress(flags, process.env);
    if (url === undefined && flags.text('lease') !== undefined) throw new BadInput('lease', '--lease needs --queue');

    const stopping = listenForStop();
    try {
      const { ledger, effort, kept } = await (url === undefined ? here : elsewhere(url))(plan, call, stopping);
      const complete = ledger.games === gamesOf(ledger.plan);
      const rows = ledger.plan.cases.map((each, row) => rowOf(ledger.plan, each, ledger.sums[row]!));
      const { version } = game;
      const result: Result = {
        ...{ game: game.id, version, seed, planned: games, chunk: ledger.plan.chunk, complete, rows, effort },
      };
      if (report !== undefined)
        writeFileSync(report, reportPage(game, result, language, { call: callAgain(flags.argv), when: new Date() }));
      if (flags.is('json')) printJson(jsonOf(result));
      else print(...inWords(game, result, language));
      if (!complete && kept !== undefined && !flags.is('json')) print(SIMULATION_WORDS[language].kept(kept));
      return complete ? 0 : stopping.code;
    } finally {
      stopping.release();
    }
  },
};
