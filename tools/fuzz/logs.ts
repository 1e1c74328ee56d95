/** Logs with words and lines changed: refused by name, or a table that plays to an end and proves its chance. */
import { goOnUnder, parseLog, printLog, prove, SECRET_BYTES, sealOf, takeBackOf, toHex } from '@halcyon/kernel';
import { drawMatch, Fault, type Round } from './bench.ts';
import { once, pick, spoilText } from './draw.ts';
import { accepted, demandReadable, playOn } from './play-on.ts';

const SPOILT = 12;
const SECRET = new Uint8Array(SECRET_BYTES).fill(7);
const LINES = [
  'back 0 0 free',
  'back 3 1 agreed',
  'back 10 0 alone',
  'marked 1',
  'seed calm',
  'seed',
  `seal ${sealOf(SECRET)}`,
  `seal ${sealOf(SECRET)} 00ff -`,
  `secret ${toHex(SECRET)}`,
  'from',
  '  frames: turn',
  '# a word',
  '~ 0',
  'digest 00000000',
];

/** A golden log, or that of a table that was just played at, with something taken back. */
const anyLog = (round: Round): string => {
  const { random, logs } = round;
  if (once(2, random) && logs.length > 0) return pick(logs, random);
  const match = drawMatch(round);
  const seat = random.below(match.rules.seats);
  const back = takeBackOf(match, seat, random.below(1 << match.rules.seats));
  if (back) match.takeBack(back.to, seat, back.how);
  const log = printLog(match);
  const { wrong } = prove(parseLog(log, round.find));
  if (wrong !== undefined) throw new Fault(`chance step ${wrong} does not follow from its origin in\n${log}`);
  return log;
};

export const fuzzLogs = (round: Round): void => {
  const { random, tally, find } = round;
  const log = anyLog(round);
  for (let n = 0; n < SPOILT; n++) {
    const text = spoilText(log, random, LINES);
    tally.logs++;
    round.trying(text);
    const match = accepted(() =>
      parseLog(
        text,
        find,
        goOnUnder(once(2, random) ? SECRET : undefined, () => SECRET),
      ),
    );
    if (!match) continue;
    tally.logsAccepted++;
    demandReadable(match, find);
    playOn(match, round);
  }
};
