/** What a table takes: memory while it is open, processor time to open it, to look back and to take back. */
import { bit, CHANCE, chanceFrom, composed, History, type Match, randomFrom, takeBackOf } from '@halcyon/kernel';
import { cpuOf } from '../clock.ts';
import { bytesEach } from '../memory.ts';
import { cpuEach, runs } from '../runs.ts';
import { open, playAgain, type Sample } from './samples.ts';

/** The run that neighbours disturbed least: they only ever add, and half of the runs may be theirs. */
const least = (values: readonly number[]): number => Math.min(...values);

/** So much work at least between two looks at the clock, which costs microseconds itself. */
const FEWEST_MOVES = 10_000;

/** Bytes of a table that was played and stays open. */
export const bytesOfTable = (samples: readonly Sample[], tables: number): number =>
  bytesEach(tables, (i) => playAgain(samples[i % samples.length]!));

/** The same after somebody has looked at every step of it again, from the last to the first. */
export const bytesAfterReview = (sample: Sample, tables: number): number =>
  bytesEach(tables, () => {
    const match = playAgain(sample);
    for (let n = match.length; n >= 0; n--) match.digestAt(n);
    return match;
  });

/** Seconds to open a table from what was written down; rules are composed and code is compiled by then. */
export const openingTime = (sample: Sample): number => {
  const times = Math.ceil(FEWEST_MOVES / sample.moves.length);
  return least(
    cpuEach(() => {
      for (let i = 0; i < times; i++) open(sample);
      return times;
    }),
  );
};

/**
 * Seconds that knowing whether a step may be taken back adds to a move: a game in which the first seat wants to know it
 * after every move, to the same entered from its log, which finds out nothing. In turns, because both feel the neighbours.
 */
export const askingTime = (sample: Sample): number => {
  const people = bit(sample.setup.seats) - 1;
  const ask = (match: Match): void => void takeBackOf(match, 0, people);
  // Both know the numbers of chance: finding them is no part of the question.
  const rolled = sample.steps.flatMap(({ seat, move }) => (seat === CHANCE ? [move] : []));
  const times = Math.ceil(FEWEST_MOVES / sample.moves.length);
  const repeat = (work: () => void) => (): void => {
    for (let i = 0; i < times; i++) work();
  };
  const asking = repeat(() => playAgain(sample, ask, chanceFrom('', rolled)));
  const entering = repeat(() => open(sample, chanceFrom('')));
  const pairs = runs(() => ({ asked: cpuOf(asking), entered: cpuOf(entering) }));
  const added = least(pairs.map(({ asked }) => asked)) - least(pairs.map(({ entered }) => entered));
  return added / times / sample.moves.length;
};

export interface Looks {
  /** Step by step. */
  readonly forwards: number;
  readonly backwards: number;
  readonly anywhere: number;
}
/** Seconds of a look at the state before a step, on the way through a whole game that nobody looked back at before. */
export const lookingTimes = ({ game, setup, steps }: Sample): Looks => {
  const onTheWay = (order: readonly number[]): number =>
    least(
      runs(() => {
        const history = new History(composed(game, setup));
        for (const { seat, move } of steps) history.play(seat, move, false);
        const looked = cpuOf(() => {
          for (const n of order) history.at(n);
        });
        return looked / order.length;
      }),
    );
  const random = randomFrom('looks');
  const all = steps.map((_, i) => i);
  return {
    forwards: onTheWay(all),
    backwards: onTheWay(all.toReversed()),
    anywhere: onTheWay(all.map(() => random.below(all.length))),
  };
};

/** Seconds of taking back a whole game, move by move. */
export const rewindingTime = (sample: Sample): number => {
  const made = sample.steps.flatMap(({ seat }, i) => (seat === CHANCE ? [] : [{ seat, i }]));
  return least(
    runs(() => {
      const match = open(sample);
      return cpuOf(() => {
        for (const { seat, i } of made.toReversed()) match.takeBack(i, seat, 'alone');
      });
    }),
  );
};
