/**
 * npm run difficulty -- GAME [--games N]: how often the best bot wins every kind of a game, into docs/difficulty/GAME.md
 * and games/GAME/bot/rates.ts. With --read the second is written from the first, and nothing is measured. With
 * --again 'KIND/SEATS,…' (kinds as in rates.ts, 'storm-compass/3') only those figures of games won together are measured anew.
 * Every figure is one call of `halcyon simulate`, which the document names, so that anybody can have it again.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { kindOf } from '@halcyon/bots/rates';
import { type Rate, wilson } from '@halcyon/bots/wilson';
import { findGame } from '@halcyon/catalog';
import { quickBots, usualBot } from '@halcyon/catalog/bots';
import { BadInput, type Game, optionsOffered, type Setup } from '@halcyon/kernel';
import { agreed, modulesAlone, modulesOf, PLAIN, seatCounts, specialModules } from '@halcyon/testkit';
import { ratesFile, ratesOf } from './rates.ts';

const SEED = 'difficulty';
const root = new URL('../', import.meta.url);

/** One kind of the game: the same modules and options for every number of seats that allows them. */
export interface Line {
  readonly name: string;
  /** What is set; all options that belong to these modules where they are standard. */
  readonly options: Readonly<Record<string, number>>;
  readonly setups: readonly Setup[];
}
/** What `halcyon simulate --json` tells. */
export interface Result {
  readonly games: number;
  /** Games of a team. */
  readonly wins?: number;
  /** Games with ranks. */
  readonly winsBySeat?: readonly number[];
  readonly sharedBySeat?: readonly number[];
  readonly averageScores: readonly number[];
}
type Simulate = (words: readonly string[]) => Result;

/** The plain game and each module alone, with every value of the options that belong to it; then all features together. */
export const linesOf = (game: Game): Line[] => {
  const kinds = modulesAlone(game).map(({ module, wish }) => ({
    name: module,
    wish,
    options: game.options.filter(({ needs }) => (needs ?? PLAIN) === module),
  }));
  const features = game.features.map(({ id }) => id);
  if (features.length > 1) kinds.push({ name: features.join(' + '), wish: { features }, options: [] });
  return kinds.flatMap(({ name, wish, options }) => {
    const standard = Object.fromEntries(options.map((option) => [option.id, option.standard]));
    const changed = options.flatMap(({ id, values }) =>
      values.filter((value) => value !== standard[id]).map((value) => ({ [id]: value })),
    );
    const setupsWith = (chosen: Readonly<Record<string, number>>): Setup[] =>
      seatCounts(game).flatMap((seats) => agreed(game, { ...wish, seats, options: chosen }) ?? []);
    return [
      // Not asked for: an option may be offered for some seat counts only.
      { name, options: standard, setups: setupsWith({}) },
      ...changed.map((chosen) => ({ name, options: chosen, setups: setupsWith(chosen) })),
    ];
  });
};

/** The words of the call, without what is standard anyway. */
export const wordsOf = (game: Game, setup: Setup, bots: string, games: number): string[] => {
  const special = specialModules(game, setup);
  const options = optionsOffered(game, modulesOf(setup), setup.seats).filter(
    ({ id, standard }) => setup.options[id] !== standard,
  );
  return [
    ...['simulate', game.id, '--seats', String(setup.seats)],
    ...(setup.features.length > 0 ? ['--with', setup.features.join(',')] : []),
    ...(special.includes(setup.layout) ? ['--layout', setup.layout] : []),
    ...(special.includes(setup.mode) ? ['--mode', setup.mode] : []),
    ...options.flatMap(({ id }) => ['--set', `${id}=${setup.options[id]}`]),
    ...['--bot', bots, '--games', String(games), '--seed', SEED],
  ];
};

const percent = ({ rate, low, high }: Rate): string => {
  const [middle, from, to] = [rate, low, high].map((share) => (100 * share).toFixed(1));
  return `${middle} % (${from}–${to})`;
};
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const section = (about: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0 ? [] : ['', about, '', row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)];
const callOf = (words: readonly string[]): string => `\`npx halcyon ${words.join(' ')}\``;
const headOf = ({ name, options }: Line): string[] => [
  name,
  Object.entries(options)
    .map(([id, value]) => `${id}=${value}`)
    .join(' '),
];

/** The best bot sits at each seat in turn, the weakest one at the others. */
const rankedRows = (game: Game, line: Line, games: number, simulate: Simulate): string[][] => {
  const names = quickBots(game.id);
  return line.setups.flatMap((setup) => {
    let [wins, shared, played] = [0, 0, 0];
    const rows = Array.from({ length: setup.seats }, (_, best) => {
      const bots = Array.from({ length: setup.seats }, (_each, seat) => (seat === best ? names.at(-1)! : names[0]!));
      const words = wordsOf(game, setup, bots.join(','), games);
      const { winsBySeat = [], sharedBySeat = [], averageScores, ...result } = simulate(words);
      wins += winsBySeat[best]!;
      shared += sharedBySeat[best]!;
      played += result.games;
      const points = averageScores.map((score) => score.toFixed(1)).join(' : ');
      const rate = percent(wilson(winsBySeat[best]!, result.games));
      return [...headOf(line), bots.join(', '), rate, String(sharedBySeat[best]), points, callOf(words)];
    });
    return [...rows, [...headOf(line), 'all orders', percent(wilson(wins, played)), String(shared), '', '']];
  });
};

export const difficulty = (game: Game, games: number, simulate: Simulate): string => {
  const best = usualBot(game.id);
  const counts = seatCounts(game);
  const together: string[][] = [];
  const ranked: string[][] = [];
  for (const line of linesOf(game)) {
    const some = line.setups.find(({ seats }) => seats === 2) ?? line.setups[0];
    if (!some) continue;
    if (simulate(wordsOf(game, some, best, 1)).winsBySeat) {
      ranked.push(...rankedRows(game, line, games, simulate));
      continue;
    }
    const cells = counts.map((seats) => {
      const setup = line.setups.find((each) => each.seats === seats);
      if (!setup) return '–';
      const result = simulate(wordsOf(game, setup, best, games));
      return percent(wilson(result.wins!, result.games));
    });
    together.push([...headOf(line), ...cells, callOf(wordsOf(game, some, best, games))]);
  }
  const seats = counts.map((n) => (n === 1 ? '1 seat' : `${n} seats`));
  const rankedHead = ['game', 'options', 'bots by seat', `won by ${best}`, 'shared', 'points on average', 'call'];
  return [
    '# Difficulty',
    '',
    `Generated by \`npm run difficulty -- ${game.id} --games ${games}\`; do not edit.`,
    '',
    `${game.id} ${game.version}: ${games} games a line and number of seats, seed \`${SEED}\`. Options that are not named are`,
    'standard. In brackets the 95 % interval (Wilson). The call gives the same figure again.',
    ...section(
      `Won together, the bot \`${best}\` at every seat. The call is for one number of seats; \`--seats\` gives the others.`,
      ['game', 'options', ...seats, 'call'],
      together,
    ),
    ...section(
      `Games with ranks, the bot \`${best}\` against \`${quickBots(game.id)[0]}\` in every order. A shared win counts as won.`,
      rankedHead,
      ranked,
    ),
    '',
  ].join('\n');
};

/** The document with one figure measured anew, as often as the others were. */
export const measuredAgain = (game: Game, text: string, kind: string, seats: number, simulate: Simulate): string => {
  const games = Number(/--games (\d+)`; do not edit/.exec(text)?.[1]);
  const standard = {
    layout: game.layouts[0]!.id,
    mode: game.modes[0]!.id,
    options: Object.fromEntries(game.options.map((option) => [option.id, option.standard])),
  };
  for (const line of linesOf(game)) {
    const setup = line.setups.find((each) => each.seats === seats && kindOf({ standard }, each) === kind);
    if (!setup) continue;
    const start = row(headOf(line)).slice(0, -1);
    const result = simulate(wordsOf(game, setup, usualBot(game.id), games));
    return text
      .split('\n')
      .map((each) => {
        if (!each.startsWith(start)) return each;
        const cells = each.split(' | ');
        cells[headOf(line).length + seatCounts(game).indexOf(seats)] = percent(wilson(result.wins!, result.games));
        return cells.join(' | ');
      })
      .join('\n');
  }
  throw new BadInput('again', `the document has no figure for '${kind}' with ${seats} seats`);
};

const main = (): void => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '2000' },
      read: { type: 'boolean', default: false },
      again: { type: 'string' },
    },
  });
  const game = findGame(positionals[0] ?? '');
  if (!game) throw new BadInput('game', `unknown game '${positionals[0] ?? ''}'`);
  const games = Number(values.games);
  if (!Number.isSafeInteger(games) || games < 1)
    throw new BadInput('games', `--games takes a number, not '${values.games}'`);
  const halcyon = fileURLToPath(new URL('apps/cli/bin/halcyon.mjs', root));
  const simulate: Simulate = (words) => {
    console.error(words.join(' '));
    return JSON.parse(execFileSync(process.execPath, [halcyon, ...words, '--json'], { encoding: 'utf8' })) as Result;
  };
  const document = new URL(`docs/difficulty/${game.id}.md`, root);
  let text =
    values.read || values.again !== undefined ? readFileSync(document, 'utf8') : difficulty(game, games, simulate);
  for (const figure of values.again?.split(',') ?? []) {
    const [kind = '', seats = ''] = figure.split('/');
    text = measuredAgain(game, text, kind, Number(seats), simulate);
  }
  writeFileSync(document, text);
  writeFileSync(new URL(`games/${game.id}/bot/rates.ts`, root), ratesFile(game, ratesOf(game, text)));
  process.stdout.write(text);
};
if (process.argv[1]?.endsWith('difficulty.ts')) main();
