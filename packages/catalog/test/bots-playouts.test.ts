/** What makes playouts fast changes no choice: scores that are cut short, and moves that follow from an earlier choice. */
import type { Bot, MakeBot } from '@halcyon/bots';
import { Playout } from '@halcyon/bots/search/playout';
import { MOST_MOVES, randomFrom, type SetupWish } from '@halcyon/kernel';
import { describe, expect, test } from 'vitest';
import { botMaker } from '../src/bots.ts';
import { nameOf, rulesOf, SETUPS } from './tables.ts';

const FEW = 3;
const heuristic = botMaker('heuristic', 'tranquility');
const playOut = (wish: SetupWish, games: number, make: MakeBot): void => {
  const rules = rulesOf(wish);
  const playout = new Playout(rules, make);
  const random = randomFrom('playouts');
  for (let i = 0; i < games; i++) playout.run(rules.start(), random);
};

describe('in playouts of Tranquility', () => {
  test.each(SETUPS.map((wish) => [nameOf(wish), wish] as const))('the first of the best is chosen: %s', (_, wish) => {
    const scores = new Float64Array(MOST_MOVES);
    let asked = 0;
    playOut(wish, FEW, (rules, seat): Bot => {
      const [bot, other] = [heuristic(rules, seat), heuristic(rules, seat)];
      return {
        ...bot,
        choose(decision) {
          const move = bot.choose(decision);
          other.rate!(decision, scores);
          const rated = scores.subarray(0, decision.count);
          expect(decision.moves[rated.indexOf(Math.max(...rated))]).toBe(move);
          asked++;
          return move;
        },
      };
    });
    expect(asked).toBeGreaterThan(0);
  });
});
