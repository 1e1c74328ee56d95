/**
 * npx tsx tools/golden.ts GAME: plays until every ending, feature and seat count has a log, and writes those that are
 * missing to games/GAME/test/golden. Existing logs stay: a rules change that breaks one is a decision, not a side effect.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { botNames, makeBot } from '@halcyon/bots';
import { findGame } from '@halcyon/catalog';
import { chanceFrom, type Game, Match, parseLog, printLog, randomFrom, type Setup, seatsOf } from '@halcyon/kernel';
import { goldenGaps, randomPlayer, setupsOf } from '@halcyon/testkit';

const TRIES = 60_000;

const playWithBots = (game: Game, setup: Setup, bot: string | undefined, seed: string): Match => {
  const match = new Match(game, setup, chanceFrom(seed));
  const random = randomFrom(`${seed}/bots`);
  const player = bot === undefined ? undefined : makeBot(bot, match.rules);
  while (match.outcome === undefined) {
    const seat = seatsOf(match.mustAct)[0]!;
    const legal = match.legal(seat);
    const table = {
      rules: match.rules,
      seat,
      view: () => match.view(seat),
      moves: Int32Array.from(legal),
      count: legal.length,
      random,
    };
    match.play(seat, player ? player.choose(table) : randomPlayer(legal, random));
  }
  return match;
};

const game = findGame(process.argv[2] ?? '');
if (!game) throw new Error(`unknown game '${process.argv[2] ?? ''}'`);
const folder = new URL(`../games/${game.id}/test/golden/`, import.meta.url);
mkdirSync(folder, { recursive: true });
const logs = readdirSync(folder).map((file) => parseLog(readFileSync(new URL(file, folder), 'utf8'), findGame));
const players = [undefined, ...botNames(game.id)];

for (let i = 0; i < TRIES && goldenGaps(game, logs).length > 0; i++) {
  const seed = `golden/${i}`;
  const setups = setupsOf(game, randomFrom(seed));
  const match = playWithBots(game, setups[i % setups.length]!, players[i % players.length], seed);
  if (goldenGaps(game, [...logs, match]).length === goldenGaps(game, logs).length) continue;
  const { id } = match.rules.clauses[match.outcome!.why]!;
  const name = [id, match.setup.seats, ...match.setup.features].join('-');
  const file = new URL(`${name}.log`, folder);
  if (existsSync(file)) continue;
  writeFileSync(file, printLog(match));
  logs.push(match);
  console.log(`${name}: seed ${seed}`);
}
console.log(
  goldenGaps(game, logs).length === 0
    ? 'every ending, feature and seat count has a log'
    : `missing: ${goldenGaps(game, logs).join(', ')}`,
);
