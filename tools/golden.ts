/**
 * npm run golden -- GAME [TRIES]: plays until every seat count and every ending of every module has a log, and writes
 * those that are missing to games/GAME/test/golden. For each of them it plays only set-ups that may show it, TRIES at
 * most. Existing logs stay: a rules change that breaks one is a decision, not a side effect.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Bot, simulatedLog, simulateGame, spaceFor } from '@halcyon/bots';
import { findGame } from '@halcyon/catalog';
import { makeBot, quickBots } from '@halcyon/catalog/bots';
import {
  type AnyRules,
  agree,
  BadInput,
  composed,
  type Game,
  kindOf,
  type Match,
  type Outcome,
  parseLog,
  randomFrom,
  type Setup,
  type Step,
} from '@halcyon/kernel';
import {
  goldenGaps,
  goldenShows,
  goldenWants,
  PLAIN,
  randomPlayer,
  seatCounts,
  specialModules,
  TIES,
} from '@halcyon/testkit';

const STUBBORN = 'stubborn';
/** A table that does one kind of thing whenever it can, or the least of it: so it comes soon to rare endings. */
const stubbornBot = (favourite: number, least: boolean): Bot => ({
  choose({ moves, count, random }) {
    const legal = Array.from(moves.subarray(0, count));
    const liked = legal.filter((move) => kindOf(move) === favourite);
    return liked.length > 0 && least ? liked[0]! : randomPlayer(liked.length > 0 ? liked : legal, random);
  },
});

interface Found {
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly outcome: Outcome;
  readonly steps: readonly Step[];
}
/** Bots alone, as fast as the rules go: few games in a thousand are worth a log. */
const playWithBots = (game: Game, setup: Setup, player: string, seed: string): Found => {
  const rules = composed(game, setup);
  const random = randomFrom(seed);
  const favourite = random.below(rules.moves.length);
  const least = random.below(2) === 0;
  const bots = Array.from({ length: setup.seats }, (_, seat) =>
    player === STUBBORN ? stubbornBot(favourite, least) : makeBot(player, rules, seat),
  );
  const space = spaceFor(rules);
  const { outcome } = simulateGame(rules, bots, random, space);
  return { setup, rules, outcome, steps: space.chronicle.steps };
};

const [, , id = '', tries = '300000'] = process.argv;
const game = findGame(id);
if (!game) throw new Error(`unknown game '${id}'`);
const folder = new URL(`../games/${game.id}/test/golden/`, import.meta.url);
mkdirSync(folder, { recursive: true });
const readLogs = (): Match[] =>
  readdirSync(folder).map((file) => {
    try {
      return parseLog(readFileSync(new URL(file, folder), 'utf8'), findGame);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      throw new Error(`${file} does not replay (${error.field}: ${error.message}); mend the rules, or delete it`);
    }
  });
const players = [STUBBORN, ...quickBots(game.id)];

/** Plays until a log shows what is wanted, and writes it down with all else that it shows. */
const search = (want: string, setups: readonly Setup[], missing: Set<string>): void => {
  for (let i = 0; i < Number(tries) && missing.has(want); i++) {
    const setup = setups[i % setups.length]!;
    // Each set-up meets each bot, whatever their numbers have in common.
    const found = playWithBots(game, setup, players[Math.floor(i / setups.length) % players.length]!, `${want}/${i}`);
    const shown = goldenShows({ game, ...found });
    if (!shown.some((what) => missing.has(what))) continue;
    for (const what of shown) missing.delete(what);
    const tie = want.startsWith('tie') ? shown.find((what) => what.startsWith('tie')) : undefined;
    const ending = tie?.replace(' ', '-') ?? found.rules.clauses[found.outcome.why]!.id;
    const name = [specialModules(game, setup)[0] ?? PLAIN, ending, setup.seats].join('-');
    writeFileSync(new URL(`${name}.log`, folder), simulatedLog(game, found.rules, found.steps), { flag: 'wx' });
    console.log(`${name}: ${i + 1} tries for '${want}'`);
  }
};
const missing = new Set(goldenGaps(game, readLogs()));
for (const [want, setups] of goldenWants(game)) search(want, setups, missing);
// Whether there are ranks to be tied is known from the logs.
const isRanked = ({ setup, outcome }: Match): boolean =>
  outcome?.kind === 'ranked' && specialModules(game, setup).length === 0;
const ties = new Set(goldenGaps(game, readLogs(), readLogs().some(isRanked) ? TIES : []));
const plain = seatCounts(game).map((seats) => agree(game, { seats }));
for (const want of ties) search(want, plain, ties);
// Where every tie is shared, or every tie is broken, the other cannot be had.
const rest = goldenGaps(game, readLogs());
console.log(rest.length === 0 ? 'every seat count and ending has a log' : `missing: ${rest.join(', ')}`);
process.exitCode = rest.length === 0 ? 0 : 1;
