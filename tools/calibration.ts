/**
 * npm run calibration -- GAME [set-up] [--games N] [--worlds N] [--seed text] [--belief]
 *
 * How often a seat imagines to win, by phase, against how often it does: the test of a belief before any search uses
 * it. Kept in docs/calibration; `npm run bots-page` makes docs/bots.md of all of them.
 */
import './complain.ts';
import { parseArgs } from 'node:util';
import { imagining } from '@halcyon/bots/search/worlds';
import { beliefOf, botMaker } from '@halcyon/catalog/bots';
import { BadInput } from '@halcyon/kernel';
import { Flags } from '../apps/cli/src/flags.ts';
import { makeProgress, printTime } from '../apps/cli/src/simulate/progress.ts';
import { chosenBy } from '../apps/cli/src/wish.ts';
import { inWords, recordFrom, writeCalibration } from './calibration/record.ts';
import { noPhases, samplerOf } from './calibration/sample.ts';
import { SETUP_FLAGS } from './setup-flags.ts';

const argv = process.argv.slice(2);
const { values, positionals } = parseArgs({
  args: argv,
  allowPositionals: true,
  options: {
    ...SETUP_FLAGS,
    games: { type: 'string', default: '1000' },
    worlds: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'calibration' },
    belief: { type: 'boolean', default: false },
  },
});
const flags = new Flags(values, argv);
const { game, setup } = chosenBy(positionals[0], flags);
const games = flags.number('games', { least: 1 })!;
const worlds = flags.number('worlds', { least: 1 })!;
const rules = game.compose(setup);
const belief = values.belief ? beliefOf(game.id) : imagining;
if (values.belief && belief === imagining) throw new BadInput('belief', `the bots of ${game.id} have none`);

const phases = noPhases();
const sample = samplerOf({
  rules,
  make: botMaker('heuristic', game.id),
  believe: belief,
  worlds,
  seed: values.seed,
});
const progress = makeProgress(games, 0, (_, left) => printTime(left), process.stderr);
for (let i = 0; i < games; i++) {
  sample(i, phases);
  progress.show(i + 1);
}
progress.end();
const record = recordFrom(
  {
    game: game.id,
    version: game.version,
    setup,
    by: values.belief ? 'believe' : 'imagine',
    worlds,
    seed: values.seed,
    games,
  },
  `npm run calibration -- ${argv.join(' ')}`,
  new Date().toISOString().slice(0, 10),
  phases,
);
writeCalibration(record);
console.log(inWords(record));
