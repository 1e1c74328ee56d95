/** What a table agrees on before the first card is dealt, and what a game offers for it. */
import type { AnyRules } from './contract.ts';

export interface Setup {
  readonly seats: number;
  /** Sorted by name: the order in which people tick boxes must not matter. */
  readonly features: readonly string[];
  readonly layout: string;
  readonly mode: string;
  readonly options: Readonly<Record<string, number>>;
}
/** What people type. Missing parts take the game's standard. */
export type SetupWish = {
  readonly [K in keyof Setup]?: Setup[K] | undefined;
};

/** A feature adds and combines; a layout replaces the board; a mode replaces the objective. */
export interface ModuleInfo {
  readonly id: string;
  /** Modules (of any sort) that it cannot stand beside. Said by one side suffices. */
  readonly bars?: readonly string[];
  /** Seat counts that it allows; all when absent. */
  readonly seats?: readonly number[];
}
export interface OptionInfo {
  readonly id: string;
  readonly values: readonly number[];
  readonly standard: number;
  /** Only offered together with this feature, layout or mode. */
  readonly needs?: string;
  /** Not offered beside any of these features, layouts or modes. */
  readonly bars?: readonly string[];
  /** Only offered with these seat counts: what a lone player takes along. */
  readonly seats?: readonly number[];
}
export interface Game {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly least: number; readonly most: number };
  readonly features: readonly ModuleInfo[];
  readonly layouts: readonly ModuleInfo[];
  readonly modes: readonly ModuleInfo[];
  readonly options: readonly OptionInfo[];
  compose(setup: Setup): AnyRules;
}

/** How many set-ups of a game are kept composed. */
const MOST_COMPOSED = 64;
const kept = new WeakMap<Game, Map<string, AnyRules>>();
/** The rules of a set-up, shared by all tables that play it: composing takes longer than opening a table from its steps. */
export const composed = (game: Game, setup: Setup): AnyRules => {
  const ofGame = kept.get(game) ?? new Map<string, AnyRules>();
  kept.set(game, ofGame);
  const key = JSON.stringify([
    setup.seats,
    setup.features,
    setup.layout,
    setup.mode,
    Object.entries(setup.options).sort(),
  ]);
  const rules = ofGame.get(key) ?? game.compose(setup);
  // The one that was not asked for longest goes first.
  ofGame.delete(key);
  ofGame.set(key, rules);
  if (ofGame.size > MOST_COMPOSED) ofGame.delete(ofGame.keys().next().value!);
  return rules;
};

/** Something that was typed wrong: the field, and a sentence for the person who typed it. */
export class BadInput extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
    this.name = 'BadInput';
  }
}

const oneOf = (field: string, wished: string, modules: readonly ModuleInfo[]): ModuleInfo => {
  const found = modules.find(({ id }) => id === wished);
  if (found) return found;
  throw new BadInput(
    field,
    `unknown ${field.replace(/s$/, '')} '${wished}', known: ${modules.map(({ id }) => id).join(', ') || 'none'}`,
  );
};

const exclude = (a: ModuleInfo, b: ModuleInfo): boolean =>
  (a.bars?.includes(b.id) ?? false) || (b.bars?.includes(a.id) ?? false);

/** Which of the chosen modules exclude this one. */
export const excludedBy = (game: Game, module: ModuleInfo, chosen: readonly string[]): string[] =>
  [...game.features, ...game.layouts, ...game.modes]
    .filter((other) => chosen.includes(other.id) && exclude(module, other))
    .map(({ id }) => id);

/** Those that may stand beside the chosen modules, with this number of seats. */
export const combinable = (
  game: Game,
  modules: readonly ModuleInfo[],
  chosen: readonly string[],
  seats: number,
): ModuleInfo[] =>
  modules.filter((module) => (module.seats?.includes(seats) ?? true) && excludedBy(game, module, chosen).length === 0);

const optionBarredBy = ({ bars }: OptionInfo, modules: readonly string[]): string | undefined =>
  modules.find((id) => bars?.includes(id));

const whyNotOffered = (option: OptionInfo, modules: readonly string[], seats: number): string => {
  const { id, needs, seats: only } = option;
  const barred = optionBarredBy(option, modules);
  if (barred !== undefined) return `'${barred}' is played without option '${id}'`;
  if (only && !only.includes(seats)) return `option '${id}' is for ${only.join(', ')} seats, not ${seats}`;
  return `option '${id}' needs '${needs}'`;
};

/** The options that are offered beside these features, layout and mode, with this number of seats. */
export const optionsOffered = (game: Game, modules: readonly string[], seats: number): OptionInfo[] =>
  game.options.filter(
    (option) =>
      (option.needs === undefined || modules.includes(option.needs)) &&
      (option.seats?.includes(seats) ?? true) &&
      optionBarredBy(option, modules) === undefined,
  );

const seatsOfWish = (game: Game, wish: SetupWish): number => wish.seats ?? Math.max(2, game.seats.least);

/** A valid set-up, or a BadInput that names the field. */
export const agree = (game: Game, wish: SetupWish): Setup => {
  const { least, most } = game.seats;
  const seats = seatsOfWish(game, wish);
  if (!Number.isInteger(seats) || seats < least || seats > most) {
    throw new BadInput('seats', `${game.id} is for ${least}-${most} seats, not ${seats}`);
  }
  const features = [...new Set(wish.features ?? [])].sort();
  const layout = wish.layout ?? game.layouts[0]?.id ?? '';
  const mode = wish.mode ?? game.modes[0]?.id ?? '';
  const chosen = [
    ...features.map((id) => ({ field: 'features', ...oneOf('features', id, game.features) })),
    { field: 'layout', ...oneOf('layout', layout, game.layouts) },
    { field: 'mode', ...oneOf('mode', mode, game.modes) },
  ];
  for (const module of chosen) {
    if (module.seats && !module.seats.includes(seats)) {
      throw new BadInput(module.field, `'${module.id}' is for ${module.seats.join(', ')} seats, not ${seats}`);
    }
    const barred = chosen.find((other) => exclude(module, other));
    if (barred) throw new BadInput(module.field, `'${module.id}' and '${barred.id}' exclude each other`);
  }
  const ids = chosen.map(({ id }) => id);
  const offered = optionsOffered(game, ids, seats);
  const options = Object.fromEntries(offered.map(({ id, standard }) => [id, standard]));
  for (const [id, value] of Object.entries(wish.options ?? {})) {
    const option = game.options.find((known) => known.id === id);
    if (!option) {
      throw new BadInput(
        'options',
        `unknown option '${id}', known: ${game.options.map((known) => known.id).join(', ') || 'none'}`,
      );
    }
    if (!offered.includes(option)) {
      throw new BadInput('options', whyNotOffered(option, ids, seats));
    }
    if (!option.values.includes(value)) {
      throw new BadInput('options', `option '${id}' is one of ${option.values.join(', ')}, not ${value}`);
    }
    options[id] = value;
  }
  return { seats, features, layout, mode, options };
};

/** The set-up nearest to a wish: what cannot be combined gives way, features to the layout, both to the mode, all to the seats. */
export const nearest = (game: Game, wish: SetupWish): Setup => {
  const seats = seatsOfWish(game, wish);
  const oneOrStandard = (modules: readonly ModuleInfo[], wished: string | undefined, chosen: readonly string[]) => {
    const possible = combinable(game, modules, chosen, seats);
    return possible.find(({ id }) => id === wished)?.id ?? possible[0]?.id;
  };
  const mode = oneOrStandard(game.modes, wish.mode, []) ?? '';
  const layout = oneOrStandard(game.layouts, wish.layout, [mode]) ?? '';
  const chosen = [mode, layout];
  const features = (wish.features ?? []).filter((wished) => {
    const fits = combinable(game, game.features, chosen, seats).some(({ id }) => id === wished);
    if (fits) chosen.push(wished);
    return fits;
  });
  const options = optionsOffered(game, chosen, seats).flatMap(({ id, values }): [string, number][] => {
    const value = wish.options?.[id];
    return value !== undefined && values.includes(value) ? [[id, value]] : [];
  });
  return agree(game, { seats, mode, layout, features, options: Object.fromEntries(options) });
};
