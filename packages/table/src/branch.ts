/** Another way on from a step of a game: what is shuffled stays so, and what chance brings later comes from elsewhere. */
import { type ChanceSource, Match } from '@halcyon/kernel';

export const branchAt = ({ game, setup, rules, origin, steps }: Match, step: number, chance: ChanceSource): Match => {
  const entries = steps.slice(0, step).map(({ seat, move }) => ({ kind: 'step' as const, seat, move }));
  return new Match(game, setup, chance, { rules, origin, entries });
};
