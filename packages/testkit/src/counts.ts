/**
 * How many step sequences there are, by depth: the cheapest check that rules and their order did not move, and that a
 * second implementation agrees with this one. Only decisions of seats count as depth.
 *
 * Chance is fixed so that the number is well defined: chance step k (counted along the sequence, the deal included)
 * takes entry k of a list, or number k of the seed's stream: as it is for a shuffle, modulo n for n outcomes.
 */
import {
  type AnyRules,
  type AnyState,
  agree,
  bit,
  CHANCE,
  type Game,
  MOST_MOVES,
  randomFrom,
  type Setup,
  seatsOf,
} from '@halcyon/kernel';
import { demandSame } from './laws/sample.ts';
import type { Runner } from './runner.ts';
import { modulesOf, setupsOf } from './setups.ts';

type FixedChance = (k: number, outcomes: number) => number;

const fromList =
  (list: readonly number[]): FixedChance =>
  (k, outcomes) => {
    const number = list[k];
    if (number === undefined) throw new Error(`chance step ${k} is not in the list`);
    if (outcomes > 0 && number >= outcomes) throw new Error(`chance step ${k} takes 0-${outcomes - 1}, not ${number}`);
    return number;
  };
const fromSeed = (seed: string): FixedChance => {
  const random = randomFrom(seed);
  const stream: number[] = [];
  return (k, outcomes) => {
    while (stream.length <= k) stream.push(random.u32());
    return outcomes === 0 ? stream[k]! : stream[k]! % outcomes;
  };
};

/** Entry d is the number of sequences of d decisions from the position after the deal; entry 0 is 1. */
export const countSequences = (
  rules: AnyRules,
  chance: readonly number[] | string | number,
  depth: number,
): number[] => {
  const fixed = typeof chance === 'object' ? fromList(chance) : fromSeed(String(chance));
  const counts = Array.from({ length: depth + 1 }, () => 0);
  // One state and one list of moves per depth: a copy costs far less than taking a step back.
  const states: AnyState[] = counts.map(() => rules.start());
  const lists = counts.map(() => new Int32Array(MOST_MOVES));

  /** Chance acts until a seat is asked; returns how many chance steps there were in all. */
  const roll = (s: AnyState, rolled: number): number => {
    let k = rolled;
    while (rules.mustAct(s) === bit(CHANCE)) rules.apply(s, CHANCE, fixed(k++, rules.chance(s)));
    return k;
  };
  const walk = (d: number, rolledBefore: number): void => {
    counts[d]!++;
    const s = states[d]!;
    if (d === depth) return;
    const rolled = roll(s, rolledBefore);
    for (const seat of seatsOf(rules.mustAct(s) | rules.mayAct(s))) {
      const count = rules.legal(s, seat, lists[d]!);
      // The last step need not be made to be counted.
      if (d + 1 === depth) counts[depth]! += count;
      else {
        for (let i = 0; i < count; i++) {
          rules.apply(rules.copy(s, states[d + 1]!), seat, lists[d]![i]!);
          walk(d + 1, rolled);
        }
      }
    }
  };
  walk(0, 0);
  return counts;
};

/** One line of counts: '2 wild+storms square standard calm: 1 145 12118'. */
export const isCount = (line: string): boolean => line !== '' && !line.startsWith('#');
/** The same line with what the rules give now. */
export const recount = (game: Game, line: string): string => {
  const [, head = '', seed = '', counts = ''] = /^(.* (\S+)): (.*)$/.exec(line) ?? [];
  const counted = countSequences(game.compose(setupOf(game, line)), seed, counts.split(' ').length - 1);
  return `${head}: ${counted.join(' ')}`;
};

const setupOf = (game: Game, line: string): Setup => {
  const [seats, features = '', layout, mode] = line.split(' ');
  return agree(game, { seats: Number(seats), features: features === '-' ? [] : features.split('+'), layout, mode });
};

/**
 * The counts of a game still hold, and there are some for every set of modules. One a line, '#' begins a comment:
 * 'seats features layout mode seed: by depth', as in '2 wild+storms square standard calm: 1 145 12118'.
 */
export const describeCounts = ({ describe, it }: Runner, game: Game, text: string): void => {
  const lines = text.split('\n').filter(isCount);
  const named = (setups: readonly Setup[]): string[] => [
    ...new Set(setups.map((setup) => modulesOf(setup).join(' ')).sort()),
  ];
  describe(`counts of ${game.id}`, () => {
    for (const line of lines) {
      it(line, () => demandSame(recount(game, line), line, 'counts', () => 'other numbers'));
    }
    it('cover every set of modules', () => {
      const written = named(lines.map((line) => setupOf(game, line)));
      demandSame(written, named(setupsOf(game, randomFrom('counts'))), 'counts', () => 'sets of modules');
    });
  });
};
