/** What a thread is given to do: the games of one chunk, or a count. */
import { simulate, simulatedLog, type Tally } from '@halcyon/bots';
import { botMaker } from '@halcyon/catalog/bots';
import { type AnyRules, composed, has, type Outcome, type Setup } from '@halcyon/kernel';
import { needGame } from '../wish.ts';
import type { Chunk, Plan } from './plan.ts';

export type Which = 'all' | 'won' | 'lost';
/** Which games are to be written down. */
export interface Wanted {
  readonly which: Which;
  /** At most so many of a chunk. */
  readonly most: number;
  /** Only games with a lower number. */
  readonly below: number;
}
export interface Job {
  readonly kind: 'simulate';
  readonly game: string;
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly first: number;
  readonly games: number;
  readonly record?: Wanted | undefined;
}
export interface CountJob {
  readonly kind: 'count';
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly depth: number;
}
export interface Recorded {
  /** The number of the game. */
  readonly game: number;
  readonly log: string;
}
export interface Played {
  readonly tally: Tally;
  readonly logs: readonly Recorded[];
}

export const jobOf = ({ game, seed, cases }: Plan, { row, first, games }: Chunk, record?: Wanted): Job => ({
  kind: 'simulate',
  game,
  ...cases[row]!,
  seed,
  first,
  games,
  record,
});
export const rulesOf = (job: { readonly game: string; readonly setup: Setup }): AnyRules =>
  composed(needGame(job.game), job.setup);

/** In a game with ranks it is seat 0 that wins or loses. */
const isWon = (outcome: Outcome): boolean => (outcome.kind === 'together' ? outcome.won : has(outcome.winners, 0));
const fits = (which: Which, outcome: Outcome): boolean => which === 'all' || (which === 'won') === isWon(outcome);

const TOLD_MS = 500;
/** `told` hears now and then how many games are over. */
export const playJob = (job: Job, told: (games: number) => void): Played => {
  const rules = rulesOf(job);
  const game = needGame(job.game);
  const makers = job.bots.map((name) => botMaker(name, job.game));
  const logs: Recorded[] = [];
  let last = performance.now();
  const tally = simulate(rules, makers, job.games, job.seed, job.first, (i, { outcome }, chronicle) => {
    const now = performance.now();
    if (now - last >= TOLD_MS) {
      last = now;
      told(i + 1 - job.first);
    }
    const { record } = job;
    if (record && i < record.below && logs.length < record.most && fits(record.which, outcome))
      logs.push({ game: i, log: simulatedLog(game, rules, chronicle.steps) });
  });
  return { tally, logs };
};
