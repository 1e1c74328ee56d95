/** A share of a simulation: some games of one set-up, played in pieces so that progress can be told. */
import { simulate, type Tally } from '@halcyon/bots';
import { botMaker } from '@halcyon/catalog/bots';
import type { AnyRules, Setup } from '@halcyon/kernel';
import { needGame } from '../wish.ts';

export interface Job {
  readonly kind: 'simulate';
  readonly game: string;
  readonly setup: Setup;
  /** By seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly first: number;
  readonly games: number;
}

export interface CountJob {
  readonly kind: 'count';
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly depth: number;
}

const addBySeat = (a: readonly number[], b: readonly number[]): number[] => b.map((n, seat) => n + (a[seat] ?? 0));
/** Game i has the seed `${seed}/${i}` wherever it is played, so a sum over games does not know how they were shared out. */
export const addTally = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  wins: a.wins + b.wins,
  winsBySeat: addBySeat(a.winsBySeat, b.winsBySeat),
  sharedBySeat: addBySeat(a.sharedBySeat, b.sharedBySeat),
  decisions: a.decisions + b.decisions,
  scores: addBySeat(a.scores, b.scores),
});
export const NOTHING: Tally = { games: 0, wins: 0, winsBySeat: [], sharedBySeat: [], decisions: 0, scores: [] };
/** A game with ranks always has a winner; a team's wins have no seat. */
export const isRanked = ({ winsBySeat }: Tally): boolean => winsBySeat.some((n) => n > 0);

export const rulesOf = (job: { readonly game: string; readonly setup: Setup }): AnyRules =>
  needGame(job.game).compose(job.setup);

/** Long enough that asking the clock costs nothing, short enough for a lively bar and a quick Ctrl-C. */
const PIECE_MS = 60;

export function* piecesOf(job: Job): Generator<Tally> {
  const rules = rulesOf(job);
  const bots = job.bots.map((name) => botMaker(name, job.game));
  let size = 1;
  for (let done = 0; done < job.games; ) {
    const games = Math.min(size, job.games - done);
    const started = performance.now();
    yield simulate(rules, bots, games, job.seed, job.first + done);
    const spent = performance.now() - started;
    done += games;
    size = Math.max(1, Math.min(size * 2, Math.round((games * PIECE_MS) / Math.max(spent, 0.01))));
  }
}
