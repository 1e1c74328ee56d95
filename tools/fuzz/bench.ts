/** What every part of the fuzz works with: where it draws from, what it counts, and to whom it says what it tries. */
import { type FindGame, type Game, Match, type Random, seatsOf, typedChance } from '@halcyon/kernel';
import { setupsOf } from '@halcyon/testkit';
import { pick } from './draw.ts';

/** What must not be: it ends the run. */
export class Fault extends Error {}

export const newTally = () => ({
  requests: 0,
  answered: 0,
  positions: 0,
  positionsAccepted: 0,
  logs: 0,
  logsAccepted: 0,
  gamesEnded: 0,
  steps: 0,
});
export type Tally = ReturnType<typeof newTally>;
export const inputsOf = ({ requests, positions, logs }: Tally): number => requests + positions + logs;

export interface Bench {
  readonly games: readonly Game[];
  readonly find: FindGame;
  /** Golden logs to be spoilt. */
  readonly logs: readonly string[];
  readonly tally: Tally;
  /** Called before anything is tried, so that whoever watches can name what hangs or crashes. */
  trying(input: string): void;
  /** Called at every step of a game that goes on: it takes its time, and does not hang. */
  alive(): void;
}
export interface Round extends Bench {
  readonly random: Random;
}

/** A game of any set-up, played at random for a while. */
export const drawMatch = ({ games, random, alive }: Round): Match => {
  const game = pick(games, random);
  const match = new Match(game, pick(setupsOf(game, random), random), typedChance(`fuzz ${random.below(1000)}`));
  for (let n = random.below(pick([5, 40, 400], random)); n > 0 && !match.outcome; n--) {
    alive();
    const seat = pick(seatsOf(match.mustAct), random);
    match.play(seat, pick(match.legal(seat), random));
  }
  return match;
};
