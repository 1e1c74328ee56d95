/** Every set-up of a game that tests should see: all subsets of features, all seat counts, options by turns. */
import { agree, BadInput, type Game, type Random, type Setup } from '@halcyon/kernel';

const subsets = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((sets, item) => sets.concat(sets.map((set) => [...set, item])), [[]]);

/** Set-ups that the game allows; options are drawn at random, so that all of them come up over the whole list. */
export const setupsOf = (game: Game, random: Random): Setup[] => {
  const setups: Setup[] = [];
  for (const { id: layout } of game.layouts) {
    for (const { id: mode } of game.modes) {
      for (const features of subsets(game.features.map(({ id }) => id))) {
        for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
          const wish = { seats, features, layout, mode };
          try {
            const { options } = agree(game, wish);
            const drawn = Object.keys(options).map((id): [string, number] => {
              const { values } = game.options.find((option) => option.id === id)!;
              return [id, values[random.below(values.length)]!];
            });
            setups.push(agree(game, { ...wish, options: Object.fromEntries(drawn) }));
          } catch (error) {
            // What the game bars is not a set-up; anything else is a bug.
            if (!(error instanceof BadInput)) throw error;
          }
        }
      }
    }
  }
  return setups;
};

export const nameOf = ({ seats, features, layout, mode, options }: Setup): string =>
  [`${seats} seats`, layout, mode, ...features, ...Object.entries(options).map(([id, value]) => `${id}=${value}`)].join(
    ' ',
  );
