import { simulate, simulateGame } from '@halcyon/bots';
import { BadInput, MOST_MOVES, playOut, randomFrom } from '@halcyon/kernel';
import { describe, expect, test } from 'vitest';
import { botMaker, botNames, makeBot, quickBots } from '../src/bots.ts';
import { GAMES } from '../src/index.ts';
import { rulesOf } from './tables.ts';

describe('registry', () => {
  test('names the bots of a game', () => {
    for (const { id } of GAMES) expect(quickBots(id)).toEqual(['random', 'novice', 'heuristic']);
    expect(botNames('tranquility')).toEqual(['random', 'novice', 'heuristic', 'strong']);
    expect(botNames('chess')).toEqual(['random']);
  });
  test.each(['', 'nobody', 'toString'])('refuses the bot %j by its field', (name) => {
    const rules = rulesOf({ seats: 2 });
    expect(() => makeBot(name, rules, 0)).toThrow(BadInput);
    try {
      makeBot(name, rules, 0);
    } catch (error) {
      expect(error).toMatchObject({
        field: 'bot',
        message: `unknown bot '${name}', known: random, novice, heuristic, strong`,
      });
    }
  });
});

describe('simulate', () => {
  const rules = rulesOf({ seats: 3 });
  const names = ['random', 'heuristic', 'random'];
  const makers = names.map((name) => botMaker(name, rules.id));

  test('a game follows from its seed alone', () => {
    const whole = simulate(rules, makers, 6, 'seed');
    const parts = [0, 2, 4].map((first) => simulate(rules, makers, 2, 'seed', first));
    expect(parts.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(whole.decisions);
    expect(simulate(rules, makers, 6, 'seed')).toEqual(whole);
    expect(simulate(rules, makers, 6, 'another')).not.toEqual(whole);
  });
  test('sums what the games bring', () => {
    const bots = names.map((name, seat) => makeBot(name, rules, seat));
    const games = [0, 1, 2].map((i) => simulateGame(rules, bots, randomFrom(`sums/${i}`)));
    const tally = simulate(rules, makers, 3, 'sums');
    expect(tally.games).toBe(3);
    expect(tally.decisions).toBe(games.reduce((sum, { decisions }) => sum + decisions, 0));
    const scores = games.map(({ outcome }) => (outcome.kind === 'together' ? outcome.score : Number.NaN));
    expect(tally.scores).toEqual([scores.reduce((sum, score) => sum + score, 0)]);
  });
  test('plays the random bot move for move like the kernel', () => {
    const seats = names.map((_, seat) => makeBot('random', rules, seat));
    for (let i = 0; i < 20; i++) {
      const random = randomFrom(`same/${i}`);
      const s = rules.start();
      const moves = new Int32Array(MOST_MOVES);
      const decisions = playOut(
        rules,
        s,
        random,
        (_rules, _s, _seat, list, count) => list[random.below(count)]!,
        moves,
      );
      expect(simulateGame(rules, seats, randomFrom(`same/${i}`))).toEqual({ outcome: rules.outcome(s), decisions });
    }
  });
});
