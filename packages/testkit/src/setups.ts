/** Every set-up of a game that tests should see: all subsets of features, all seat counts, options by turns. */
import { agree, BadInput, type Game, optionsOffered, type Random, type Setup, type SetupWish } from '@halcyon/kernel';

const subsets = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((sets, item) => sets.concat(sets.map((set) => [...set, item])), [[]]);

export const modulesOf = ({ features, layout, mode }: Setup): string[] => [...features, layout, mode];

/** What the game bars is not a set-up; anything else that is thrown is a bug. */
export const agreed = (game: Game, wish: SetupWish): Setup | undefined => {
  try {
    return agree(game, wish);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
};

export const seatCounts = ({ seats: { least, most } }: Game): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** Without features, on the first layout, in the first mode. */
export const PLAIN = 'plain';
/** What makes a set-up another game than the plain one. */
export const specialModules = (game: Game, setup: Setup): string[] =>
  modulesOf(setup).filter((id) => id !== game.layouts[0]?.id && id !== game.modes[0]?.id);
/** The plain game, then each feature and each other layout and mode by itself. */
export const modulesAlone = (game: Game): { readonly module: string; readonly wish: SetupWish }[] => [
  { module: PLAIN, wish: {} },
  ...game.features.map(({ id }) => ({ module: id, wish: { features: [id] } })),
  ...game.layouts.slice(1).map(({ id }) => ({ module: id, wish: { layout: id } })),
  ...game.modes.slice(1).map(({ id }) => ({ module: id, wish: { mode: id } })),
];

/** This set-up, then the same with each other value of each of its options. */
export const optionsOneByOne = (game: Game, setup: Setup): Setup[] => [
  setup,
  ...optionsOffered(game, modulesOf(setup), setup.seats).flatMap(({ id, values }) =>
    values
      .filter((value) => value !== setup.options[id])
      .map((value) => ({ ...setup, options: { ...setup.options, [id]: value } })),
  ),
];

/** Set-ups that the game allows; options are drawn at random, and a value that was never drawn gets a set-up of its own. */
export const setupsOf = (game: Game, random: Random): Setup[] => {
  const standard: Setup[] = [];
  for (const { id: layout } of game.layouts) {
    for (const { id: mode } of game.modes) {
      for (const features of subsets(game.features.map(({ id }) => id))) {
        for (const seats of seatCounts(game)) {
          const setup = agreed(game, { seats, features, layout, mode });
          if (setup) standard.push(setup);
        }
      }
    }
  }
  const setups = standard.map((setup) => {
    const drawn = optionsOffered(game, modulesOf(setup), setup.seats).map(({ id, values }): [string, number] => [
      id,
      values[random.below(values.length)]!,
    ]);
    return agree(game, { ...setup, options: Object.fromEntries(drawn) });
  });
  for (const { id, values } of game.options) {
    const offering = standard.find(({ options }) => options[id] !== undefined);
    const rest = values.filter((value) => !setups.some(({ options }) => options[id] === value));
    if (offering) for (const value of rest) setups.push(agree(game, { ...offering, options: { [id]: value } }));
  }
  return setups;
};

export const nameOf = ({ seats, features, layout, mode, options }: Setup): string =>
  [`${seats} seats`, layout, mode, ...features, ...Object.entries(options).map(([id, value]) => `${id}=${value}`)].join(
    ' ',
  );
