/** Deal or play: a proof is a game by the rules, and the curve knows what the team knew, no more. */
import { simulateGame, spaceFor } from '@halcyon/bots';
import { differs, largest } from '@halcyon/bots/verdict/changes';
import { Deal, type Finished } from '@halcyon/bots/verdict/finished';
import { judge, type Verdict, type VerdictEffort } from '@halcyon/bots/verdict/verdict';
import { agree, CHANCE, composed, type Game, Match, randomFrom, type SetupWish } from '@halcyon/kernel';
import { describe, expect, test } from 'vitest';
import { beliefOf, botMaker } from '../src/bots.ts';
import { findGame } from '../src/index.ts';

const SMALL: VerdictEffort = {
  proof: { games: 30, walks: 4, candidates: 3 },
  curve: { moments: 4, worlds: 10, fresh: 2 },
};
interface Lost extends Finished {
  readonly game: Game;
}
/** The first deal that bots lose. */
const lostGame = (id: string, wish: SetupWish): Lost => {
  const game = findGame(id)!;
  const rules = composed(game, agree(game, wish));
  const space = spaceFor(rules);
  for (let deal = 0; ; deal++) {
    const bots = Array.from({ length: rules.seats }, (_, seat) => botMaker('heuristic', id)(rules, seat));
    const { outcome } = simulateGame(rules, bots, randomFrom(`lost/${deal}`), space);
    if (outcome.kind === 'together' && !outcome.won) return { game, rules, steps: space.chronicle.steps };
  }
};
const judgesOf = (id: string) => ({ make: botMaker('heuristic', id), believe: beliefOf(id) });
const verdictOn = (game: Finished, effort = SMALL, spent = () => 0): Verdict => {
  const course = judge(game, judgesOf(game.rules.id), spent, effort);
  for (let next = course.next(); ; next = course.next()) if (next.done) return next.value;
};
const chances = ({ rules, steps }: Finished): number[] => {
  const s = rules.start();
  return steps.flatMap(({ seat, move }) => {
    rules.apply(s, seat, move);
    return seat === CHANCE ? [move] : [];
  });
};

describe.each<[string, SetupWish]>([
  ['tranquility', { seats: 3, features: ['storm-compass'] }],
  ['tranquility', { seats: 1, options: { islandsRemoved: 12 } }],
  ['ascent', { seats: 2, features: ['green-path'] }],
])('a lost game of %s %j', (id, wish) => {
  const lost = lostGame(id, wish);
  const verdict = verdictOn(lost);

  test('the way that was found is won by the rules alone, with the chance of this deal', () => {
    const { line } = verdict.proof;
    const match = new Match(lost.game, lost.rules.setup, undefined, {
      rules: lost.rules,
      entries: line!.map((step) => ({ kind: 'step', ...step })),
    });
    expect(match.outcome).toMatchObject({ kind: 'together', won: true });
    const [played, found] = [chances(lost), chances({ ...lost, steps: line! })];
    const common = Math.min(played.length, found.length);
    expect(found.slice(0, common)).toEqual(played.slice(0, common));
  });
  test('the curve follows from its seed, begins with the first decision and ends with what happened', () => {
    const { moments } = verdict.curve;
    const { proof: _, ...again } = verdictOn(lost);
    expect(again).toEqual({ won: false, curve: verdict.curve });
    expect(moments.at(-1)).toEqual({ step: lost.steps.length, rate: 0, low: 0, high: 0 });
    expect(moments.map(({ step }) => step)).toEqual(moments.map(({ step }) => step).toSorted((a, b) => a - b));
    expect(lost.steps.slice(0, moments[0]!.step).every(({ seat }) => seat === CHANCE)).toBe(true);
    expect(moments.slice(0, -1).some(({ rate }) => rate > 0)).toBe(true);
  });
});

test('a curve knows what the team knew: neither what is hidden nor what comes later changes it', () => {
  const lost = lostGame('tranquility', { seats: 2, options: { islandsRemoved: 12 } });
  const before = verdictOn(lost).curve.moments[0]!;
  // The same table to all seats, and another game from there.
  const { rules, steps } = lost;
  const seen: boolean[] = [];
  verdictOn({
    ...lost,
    rules: {
      ...rules,
      imagine: (view, seat, random) => {
        seen.push(JSON.stringify(view) === JSON.stringify(rules.view(view, seat)));
        return rules.imagine(view, seat, random);
      },
    },
  });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every(Boolean)).toBe(true);
  const other = [...steps.slice(0, before.step)];
  const s = rules.start();
  for (const { seat, move } of other) rules.apply(s, seat, move);
  const bots = [0, 1].map((seat) => botMaker('random', rules.id)(rules, seat));
  const space = { ...spaceFor(rules), blank: s };
  simulateGame(rules, bots, randomFrom('another way on'), space);
  other.push(...space.chronicle.steps);
  expect(other.map(({ move }) => move)).not.toEqual(steps.map(({ move }) => move));
  expect(verdictOn({ rules, steps: other }).curve.moments[0]).toEqual(before);
});

test('a game that was won is its own proof', () => {
  const lost = lostGame('tranquility', { seats: 3, features: ['storm-compass'] });
  const steps = verdictOn(lost).proof.line!;
  const { won, proof, curve } = verdictOn({ ...lost, steps });
  expect(won).toBe(true);
  expect(proof).toEqual({ line: steps, tries: 0 });
  expect(curve.moments.at(-1)!.rate).toBe(1);
});

test('when the time is up it ends at once, with what was found so far', () => {
  const lost = lostGame('tranquility', { seats: 3, features: ['storm-compass'] });
  let asked = 0;
  const { proof, curve } = verdictOn(lost, SMALL, () => (asked++ < 1 ? 0 : 1));
  expect(asked).toBeLessThan(20);
  expect(proof.tries).toBeLessThanOrEqual(1);
  expect(curve).toMatchObject({ worlds: 0, changes: [] });
  expect(curve.moments[0]).toMatchObject({ low: 0, high: 1 });
});

test('chance step k is that of the game while as many outcomes are possible, and the same in every try', () => {
  const lost = lostGame('tranquility', { seats: 2, options: { islandsRemoved: 12 } });
  const [one, two] = [new Deal(lost, 'a'), new Deal(lost, 'a')];
  expect(one.roll(0, 0)).toBe(chances(lost)[0]);
  expect(one.roll(0, 6)).toBeLessThan(6);
  expect([0, 6].map((outcomes) => one.roll(900, outcomes))).toEqual([0, 6].map((outcomes) => two.roll(900, outcomes)));
});

test('a change is told when it is more than luck', () => {
  expect(differs({ wins: 50, worlds: 100 }, { wins: 20, worlds: 100 })).toBe(true);
  expect(differs({ wins: 50, worlds: 100 }, { wins: 40, worlds: 100 })).toBe(false);
  expect(differs({ wins: 2, worlds: 4 }, { wins: 0, worlds: 4 })).toBe(false);
  expect(differs({ wins: 5000, worlds: 10000 }, { wins: 4500, worlds: 10000 })).toBe(false);
  expect(differs({ wins: 40, worlds: 100 }, { wins: 0, worlds: Number.POSITIVE_INFINITY })).toBe(true);
  expect(largest([0.5, 0.4, 0.4, 0.9, 0], 2)).toEqual([3, 2]);
});
