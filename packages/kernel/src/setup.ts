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

/** A valid set-up, or a BadInput that names the field. */
export const agree = (game: Game, wish: SetupWish): Setup => {
  const { least, most } = game.seats;
  const seats = wish.seats ?? Math.max(2, least);
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
    const barred = chosen.find(({ id }) => module.bars?.includes(id));
    if (barred) throw new BadInput(module.field, `'${module.id}' and '${barred.id}' exclude each other`);
  }
  const ids = chosen.map(({ id }) => id);
  const offered = game.options.filter(({ needs }) => needs === undefined || ids.includes(needs));
  const options = Object.fromEntries(offered.map(({ id, standard }) => [id, standard]));
  for (const [id, value] of Object.entries(wish.options ?? {})) {
    const option = game.options.find((known) => known.id === id);
    if (!option) {
      throw new BadInput(
        'options',
        `unknown option '${id}', known: ${game.options.map((known) => known.id).join(', ') || 'none'}`,
      );
    }
    if (!offered.includes(option)) throw new BadInput('options', `option '${id}' needs '${option.needs}'`);
    if (!option.values.includes(value)) {
      throw new BadInput('options', `option '${id}' is one of ${option.values.join(', ')}, not ${value}`);
    }
    options[id] = value;
  }
  return { seats, features, layout, mode, options };
};
