import type { AnyRules, AnyState, Game } from '@halcyon/kernel';

/** The same game, where a new table has something already: for laws on what players without a plan reach late or never. */
export const begunWith = (game: Game, begun: AnyState): Game => ({
  ...game,
  compose(setup): AnyRules {
    const rules = game.compose(setup);
    return { ...rules, start: () => ({ ...rules.start(), ...structuredClone(begun) }) };
  },
});
