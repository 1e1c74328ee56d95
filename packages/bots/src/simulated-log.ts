/** A game that bots played alone, as a log that anybody can play again. */
import { type AnyRules, CHANCE, chanceFrom, type Game, Match, printLog, type Step } from '@halcyon/kernel';

export const simulatedLog = (game: Game, rules: AnyRules, steps: readonly Step[]): string => {
  const chance = steps.flatMap(({ seat, move }) => (seat === CHANCE ? [move] : []));
  const match = new Match(game, rules.setup, chanceFrom('', chance), { rules });
  for (const { seat, move } of steps) if (seat !== CHANCE) match.play(seat, move);
  return printLog(match);
};
