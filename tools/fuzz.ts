/**
 * npm run fuzz [-- --minutes N | --requests N] [--seed TEXT] [--round N]: sends rubbish, near misses and good things to the
 * pipe, to the reader of logs and to that of positions. Nothing may crash, hang, fill the memory or be answered by an
 * internal error; what is let in passes the audit and plays to an end. A failure names the round that shows it again.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { inputsOf } from './fuzz/bench.ts';
import { megabytes, watch } from './fuzz/watch.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    requests: { type: 'string' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    round: { type: 'string' },
    games: { type: 'string' },
  },
});
const { seed, round, requests, games } = values;
const minutes = values.minutes ?? (requests === undefined ? '10' : '0');
console.log(`seed ${seed}`);
const result = watch({
  seed,
  round: Number(round ?? 0),
  only: round !== undefined,
  requests: Number(requests ?? 0),
  minutes: Number(minutes),
  games,
});
if ('message' in result) {
  console.log(`round ${result.round} failed: ${result.message}\n\nLast input:\n${result.input}\n`);
  console.log(`again: npm run fuzz -- --seed ${seed} --round ${result.round}`);
  process.exitCode = 1;
} else {
  const { tally, rounds, heaps } = result;
  console.log(`${inputsOf(tally)} inputs in ${rounds} rounds`);
  console.log(`pipe: ${tally.requests} requests, ${tally.answered} answered well, the others with what is wrong`);
  console.log(`positions: ${tally.positions} tried, ${tally.positionsAccepted} accepted`);
  console.log(`logs: ${tally.logs} tried, ${tally.logsAccepted} accepted`);
  console.log(`games played to the end: ${tally.gamesEnded}, ${tally.steps} steps`);
  console.log(`heap after collection: ${heaps.map(megabytes).join(', ')}`);
}
