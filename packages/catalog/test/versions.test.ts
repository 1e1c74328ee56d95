/** Two versions of the toy game side by side: what was begun by the old rules is finished by them. */
import { type AnyRules, agree, chanceFrom, type Game, Match, parseLog, printLog, seatsOf } from '@halcyon/kernel';
import { pebbles } from '@halcyon/testkit/toy';
import { expect, test } from 'vitest';
import { shelve } from '../src/versions.ts';

/** By the new rules the fewest points win. */
const fewest: Game = {
  ...pebbles,
  version: 2,
  compose(setup): AnyRules {
    const rules = pebbles.compose(setup);
    return {
      ...rules,
      version: 2,
      outcome: (s) => {
        const outcome = rules.outcome(s);
        return outcome?.kind === 'ranked' ? { ...outcome, scores: outcome.scores.map((n) => -n) } : outcome;
      },
    };
  },
};
const other: Game = { ...pebbles, id: 'shells' };
const { games, find } = shelve([pebbles, other, fewest]);

const played = (game: Game, steps = Number.POSITIVE_INFINITY): Match => {
  const match = new Match(game, agree(game, {}), chanceFrom('versions'));
  while (!match.outcome && match.steps.length < steps) {
    const [seat] = seatsOf(match.mustAct);
    match.play(seat!, match.legal(seat!)[0]!);
  }
  return match;
};

const sum = ({ outcome }: Match): number =>
  outcome?.kind === 'ranked' ? outcome.scores.reduce((all, n) => all + n, 0) : Number.NaN;

test('the list has the newest of each, and any version is found', () => {
  expect(games).toEqual([fewest, other]);
  expect([find('pebbles'), find('pebbles', 1), find('pebbles', 2)]).toEqual([fewest, pebbles, fewest]);
  expect([find('pebbles', 3), find('shells', 2), find('stones')]).toEqual([undefined, undefined, undefined]);
});
test('a table of the old rules is finished by them', () => {
  const begun = parseLog(printLog(played(pebbles, 3)), find, () => chanceFrom('on'));
  expect(begun.game).toBe(pebbles);
  expect(sum(parseLog(printLog(played(pebbles)), find))).toBeGreaterThan(0);
});
test('a new table begins with the new ones, and so does a log that says no version', () => {
  expect(sum(parseLog(printLog(played(find('pebbles')!)), find))).toBeLessThan(0);
  expect(parseLog('halcyon 2\ngame pebbles\n', find, () => chanceFrom('new')).game).toBe(fewest);
});
test('a version that is not kept is refused by the names of those that are', () => {
  const log = printLog(played(pebbles, 3)).replace('pebbles 1', 'pebbles 4');
  expect(() => parseLog(log, find)).toThrow('written for version 4 of pebbles; known here: 1, 2');
  expect(() => parseLog(log.replace('pebbles 4', 'pebbles new'), find)).toThrow("'new' is no number");
});
test('no version is there twice', () => {
  expect(() => shelve([pebbles, { ...pebbles }])).toThrow('version 1 of pebbles is there twice');
});
