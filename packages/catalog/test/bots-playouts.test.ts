/** What makes playouts fast changes no choice: scores that are cut short, and moves that follow from an earlier choice. */
import type { Bot, MakeBot } from '@halcyon/bots';
import { Playout, Turn } from '@halcyon/bots/search/playout';
import { MOST_MOVES, printMove, randomFrom, type SetupWish } from '@halcyon/kernel';
import { describe, expect, test } from 'vitest';
import { botMaker } from '../src/bots.ts';
import { nameOf, rulesOf, SETUPS } from './tables.ts';

const FEW = 3;
/** Forced moves between two choices are rare, and most of them in the Pyramid. */
const MANY = 4000;
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

  test('what a seat intends to do is a move that it may make, and nearly always what it would choose', () => {
    let [followed, otherwise] = [0, 0];
    const watched: MakeBot = (rules, seat): Bot => {
      const [bot, other] = [heuristic(rules, seat), heuristic(rules, seat)];
      const turn = new Turn(rules);
      turn.random = randomFrom('not drawn from');
      return {
        ...bot,
        follow(s) {
          const move = bot.follow?.(s);
          if (move === undefined) return undefined;
          const count = turn.ask(s, seat);
          followed++;
          // Thrown, because a game goes on for ever after it.
          if (!turn.moves.subarray(0, count).includes(move))
            throw new Error(`no legal move: ${printMove(rules.moves, move)}`);
          if (other.choose(turn) !== move) otherwise++;
          return move;
        },
      };
    };
    for (const wish of SETUPS) playOut(wish, FEW, watched);
    playOut({ seats: 3, layout: 'pyramid' }, MANY, watched);
    expect(followed).toBeGreaterThan(10_000);
    expect(otherwise / followed).toBeLessThan(0.01);
  });
});
