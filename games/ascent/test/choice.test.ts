/** The bot takes quick scores where they suffice; its choice must be the first of the best by the exact ones. */
import { simulateGame } from '@halcyon/bots';
import { agree, MOST_MOVES, randomFrom } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { ascentHeuristic } from '../bot/index.ts';
import { ascent } from '../rules/index.ts';

const GAMES = 6;
const FEATURES = [[], ['green-path'], ['documentary'], ['wildlife'], ['documentary', 'green-path', 'wildlife']];

test.each(FEATURES.map((features) => [features.join(' ') || 'plain', features] as const))('%s', (_, features) => {
  const scores = new Float64Array(MOST_MOVES);
  for (let seats = 1; seats <= 5; seats++) {
    const rules = ascent.compose(agree(ascent, { seats, features }));
    const bots = Array.from({ length: seats }, (__, seat) => {
      const [bot, other] = [ascentHeuristic(rules, seat), ascentHeuristic(rules, seat)];
      return {
        ...bot,
        choose(decision: Parameters<typeof bot.choose>[0]) {
          const chosen = bot.choose(decision);
          other.rate!(decision, scores);
          const exact = scores.subarray(0, decision.count);
          expect(chosen).toBe(decision.moves[exact.indexOf(Math.max(...exact))]);
          return chosen;
        },
      };
    });
    for (let game = 0; game < GAMES; game++) simulateGame(rules, bots, randomFrom(`choice/${seats}/${game}`));
  }
});
