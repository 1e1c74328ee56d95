/** What could still be won: the game, each of its modules, and each value of each of its options, once. */
import type { Game } from '@halcyon/kernel';
import type { Played } from './record.ts';

export type Goal = { readonly reached: boolean } & (
  | { readonly of: 'game' }
  | { readonly of: 'features' | 'layouts' | 'modes'; readonly id: string }
  | { readonly of: 'options'; readonly id: string; readonly value: number }
);

/** A game with one board has no choice of boards. */
const several = <T>(list: readonly T[]): readonly T[] => (list.length > 1 ? list : []);

export const goalsOf = ({ features, layouts, modes, options }: Game, games: readonly Played[]): Goal[] => {
  const won = games.filter((game) => game.won).map(({ setup }) => setup);
  return [
    { of: 'game', reached: won.length > 0 },
    ...features.map(
      ({ id }): Goal => ({ of: 'features', id, reached: won.some((setup) => setup.features.includes(id)) }),
    ),
    ...several(layouts).map(
      ({ id }): Goal => ({ of: 'layouts', id, reached: won.some(({ layout }) => layout === id) }),
    ),
    ...several(modes).map(({ id }): Goal => ({ of: 'modes', id, reached: won.some(({ mode }) => mode === id) })),
    ...options.flatMap(({ id, values }) =>
      values.map(
        (value): Goal => ({ of: 'options', id, value, reached: won.some((setup) => setup.options[id] === value) }),
      ),
    ),
  ];
};
