/**
 * npm run knowledge -- GAME [set-up] [--games N] [--worlds N] [--candidates N] [--margin Z] [--seed text]
 *
 * What it would be worth to a seat to know the others' hands, or their discards as well: whether a row is held back by what
 * is not known or by too little search. Kept in docs/knowledge; `npm run bots-page` makes docs/bots.md of all of them.
 */
import './complain.ts';
import { parseArgs } from 'node:util';
import { beliefOf, botMaker } from '@halcyon/catalog/bots';
import { Flags } from '../apps/cli/src/flags.ts';
import { makeProgress, printTime } from '../apps/cli/src/simulate/progress.ts';
import { chosenBy } from '../apps/cli/src/wish.ts';
import { gainedFrom, writeKnowledge } from './knowledge/record.ts';
import { noGains, samplerOf } from './knowledge/sample.ts';
import { SETUP_FLAGS } from './setup-flags.ts';

const argv = process.argv.slice(2);
const { values, positionals } = parseArgs({
  args: argv,
  allowPositionals: true,
  options: {
    ...SETUP_FLAGS,
    games: { type: 'string', default: '100' },
    worlds: { type: 'string', default: '128' },
    candidates: { type: 'string', default: '3' },
    margin: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'knowledge' },
  },
});
const flags = new Flags(values, argv);
const { game, setup } = chosenBy(positionals[0], flags);
const [games, worlds] = [flags.number('games', { least: 1 })!, flags.number('worlds', { least: 2 })!];
const sample = samplerOf({
  rules: game.compose(setup),
  make: botMaker('heuristic', game.id),
  believe: beliefOf(game.id),
  worlds,
  candidates: flags.number('candidates', { least: 1 })!,
  margin: flags.number('margin', { least: 0 })!,
  seed: values.seed,
});
const gains = noGains();
const progress = makeProgress(games, 0, (_, left) => printTime(left), process.stderr);
let decisions = 0;
for (let i = 0; i < games; i++) {
  decisions += sample(i, gains);
  progress.show(i + 1);
}
progress.end();
const kinds = gainedFrom(gains, decisions / games);
writeKnowledge({
  game: game.id,
  version: game.version,
  setup,
  worlds,
  seed: values.seed,
  games,
  states: gains.belief.gained.length,
  call: `npm run knowledge -- ${argv.join(' ')}`,
  date: new Date().toISOString().slice(0, 10),
  kinds,
});
for (const { kind, gain, error, left } of kinds)
  console.log(`${kind}: ${gain < 0 ? '−' : '+'}${Math.abs(gain)} ± ${error} points a game, left in ${left} %`);
