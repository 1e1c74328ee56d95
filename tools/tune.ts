/**
 * npm run tune -- GAME [set-up] [--rounds N] [--children N] [--deals N] [--fresh N] [--seed text] [--from ROW] [--take]
 *
 * Better weights of a heuristic for one row (game, modules, seats), found by playing and judged on deals that the
 * search never saw. It starts with the weights that the row has otherwise, or with those of another row of docs/tuning.
 * Kept there; with --take, and only if they are clearly better, the game plays with them.
 */
import './complain.ts';
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadInput } from '@halcyon/kernel';
import { Flags } from '../apps/cli/src/flags.ts';
import { makeProgress, printTime } from '../apps/cli/src/simulate/progress.ts';
import { chosenBy } from '../apps/cli/src/wish.ts';
import { SETUP_FLAGS } from './setup-flags.ts';
import {
  changed,
  recordOf,
  rowName,
  tableFile,
  tableOf,
  tuningRecords,
  weightsFound,
  writeTuning,
} from './tune/record.ts';
import { type Effort, improve, isClear } from './tune/search.ts';
import { tunable } from './tune/tunable.ts';

const argv = process.argv.slice(2);
const { values, positionals } = parseArgs({
  args: argv,
  allowPositionals: true,
  options: {
    ...SETUP_FLAGS,
    rounds: { type: 'string', default: '40' },
    children: { type: 'string', default: '16' },
    deals: { type: 'string', default: '100' },
    fresh: { type: 'string', default: '3000' },
    seed: { type: 'string', default: 'tune' },
    from: { type: 'string' },
    take: { type: 'boolean', default: false },
  },
});
const flags = new Flags(values, argv);
const { game, setup } = chosenBy(positionals[0], flags);
const known = tunable(game.id);
const table = tableFile(game.id, known.file(setup));
if (values.take && !existsSync(table))
  throw new BadInput('take', `no bot of ${game.id} plays by weights that were found`);
const effort: Effort = {
  seed: values.seed,
  rounds: flags.number('rounds', { least: 1 })!,
  children: flags.number('children', { least: 4 })!,
  deals: flags.number('deals', { least: 1 })!,
  fresh: flags.number('fresh', { least: 2 })!,
  ...(values.from !== undefined && { from: values.from }),
};
// A fresh deal is played by two, a deal of a round by all children.
const perRound = effort.children * effort.deals;
const progress = makeProgress(
  effort.rounds * perRound + 2 * effort.fresh,
  0,
  (_, left) => printTime(left),
  process.stderr,
);
const { weights, gain } = improve(
  game.compose(setup),
  known,
  effort,
  (round, deal) => {
    progress.show(round * perRound + 2 * deal);
  },
  values.from === undefined ? {} : weightsFound(values.from),
);
progress.end();

const share = (wins: number): string => ((100 * wins) / effort.fresh).toFixed(1);
console.log(
  `${rowName(game.id, setup)}: ${share(gain.before)} → ${share(gain.after)} %, ` +
    `${gain.gain < 0 ? '−' : '+'}${Math.abs(gain.gain)} ± ${gain.error} points on ${effort.fresh} fresh deals`,
);
const taken = values.take && isClear(gain);
if (recordOf(game.id, setup)?.taken && !taken) {
  console.log('not kept: the game plays with what was found before');
} else {
  writeTuning({
    game: game.id,
    version: game.version,
    setup,
    call: `npm run tune -- ${argv.filter((word) => word !== '--take').join(' ')}`,
    date: new Date().toISOString().slice(0, 10),
    effort,
    result: gain,
    taken,
    weights: changed(known.base(setup), weights),
  });
  if (taken) writeFileSync(table, tableOf(game.id, known.file(setup), tuningRecords()));
}
