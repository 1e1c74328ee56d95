/** Whatever was let in plays to an end: nobody waits without a move, nothing is lost on the way, and its log can be read. */
import { BadInput, type Match, parseLog, printLog, prove, seatsOf } from '@halcyon/kernel';
import { Fault, type Round } from './bench.ts';
import { once, pick } from './draw.ts';

/** Every game has an ending for those who play badly for too long; the longest comes after some thousand decisions. */
const MOST_DECISIONS = 20_000;
const AUDITED = 16;

const demandSound = (
  { rules, view }: { rules: Match['rules']; view: ReturnType<Match['view']> },
  when: string,
): void => {
  const problem = rules.audit(view);
  if (problem !== undefined) throw new Fault(`the audit objects ${when}: ${problem}`);
};
/** Which input is refused is its own affair; whatever else is thrown is a fault. */
export const accepted = <T>(body: () => T): T | undefined => {
  try {
    return body();
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
};

export const playOn = (match: Match, { random, alive, tally, find }: Round): void => {
  const sound = (when: string): void => demandSound({ rules: match.rules, view: match.view('referee') }, when);
  sound('at once');
  let decisions = 0;
  for (; !match.outcome; decisions++) {
    if (decisions === MOST_DECISIONS) throw new Fault(`the game has not ended after ${decisions} decisions`);
    alive();
    const waiting = seatsOf(match.mustAct);
    if (waiting.length === 0) throw new Fault('the game waits for nobody and has not ended');
    for (const seat of waiting)
      if (match.legal(seat).length === 0) throw new Fault(`seat ${seat} is waited for and has no move`);
    const stepping = once(8, random) ? seatsOf(match.mayAct).filter((seat) => match.legal(seat).length > 0) : [];
    const seat = pick(stepping.length > 0 ? stepping : waiting, random);
    const refusal = match.play(seat, pick(match.legal(seat), random));
    if (refusal) throw new Fault(`a legal move is refused by ${refusal.id}`);
    if (decisions % AUDITED === 0) sound(`after ${decisions + 1} decisions`);
  }
  sound('at the end');
  tally.gamesEnded++;
  tally.steps += match.length;
  if (once(8, random)) demandReadable(match, find);
};

export const demandReadable = (match: Match, find: Round['find']): void => {
  const log = printLog(match);
  const again = parseLog(log, find);
  if (printLog(again) !== log) throw new Fault('the log of this table reads as another one');
  prove(again);
};
