/**
 * npm run strength -- GAME [set-up] [--bot strong] [--against heuristic] [--worlds N] [--deals N] [--seed text]
 *
 * How much stronger a bot is than another on the same deals. Kept in docs/strength deal by deal, so that a run that is
 * stopped goes on where it was; `npm run bots-page` makes docs/bots.md of all of them.
 */
import './complain.ts';
import { makeProgress } from '../apps/cli/src/simulate/progress.ts';
import { playerOf } from './strength/play.ts';
import { addTo, inWords, readRecord, summaryOf, writeRecord } from './strength/record.ts';
import { wishFrom } from './strength/row.ts';

/** Deals between two savings. */
const OFTEN = 5;

const { row, rules, deals, words } = wishFrom(process.argv.slice(2));
const record = readRecord(row, `npm run strength -- ${words.join(' ')}`);
const play = playerOf(rules, row);
const progress = makeProgress(deals, record.deals.length, () => inWords(summaryOf(record)), process.stderr);
for (let deal = record.deals.length; deal < deals; deal++) {
  addTo(record, play(deal), new Date().toISOString().slice(0, 10));
  progress.show(deal + 1);
  if (deal % OFTEN === OFTEN - 1) writeRecord(record);
}
progress.end();
writeRecord(record);
console.log(inWords(summaryOf(record)));
