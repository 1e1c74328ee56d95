/** How often bots won each kind of a game, as `npm run difficulty` measured it. */
import type { Setup } from '@halcyon/kernel';

export interface WinRate {
  /** Out of 100, with the ends of the 95 % interval. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
  /** Games with ranks: the best bot against the weakest at all other seats, and what it scored on average. */
  readonly points?: number;
}
/** The share of deals that can be won at all, where that was counted. */
export interface Ceiling {
  readonly layout: string;
  readonly options: Readonly<Record<string, number>>;
  /** Out of 100. */
  readonly most: number;
}
export interface Rates {
  readonly ceilings?: readonly Ceiling[];
  /** What a key does not name. */
  readonly standard: {
    readonly layout: string;
    readonly mode: string;
    readonly options: Readonly<Record<string, number>>;
  };
  /** By kind of the game (`kindOf`), then by seats. */
  readonly kinds: Readonly<Record<string, Readonly<Record<number, WinRate>>>>;
}

/** Modules by name, then options that are not standard: 'documentary panoramas=4'; empty for the plain game. */
export const kindOf = ({ standard }: Pick<Rates, 'standard'>, setup: Omit<Setup, 'seats'>): string => {
  const { features, layout, mode, options } = setup;
  const modules = [...features, layout, mode].filter((id) => id !== standard.layout && id !== standard.mode);
  const changed = Object.entries(options).filter(([id, value]) => value !== standard.options[id]);
  return [...modules.sort(), ...changed.map(([id, value]) => `${id}=${value}`).sort()].join(' ');
};
/** Whatever else is chosen with it: undefined where nothing is known. */
export const ceilingFor = ({ ceilings }: Pick<Rates, 'ceilings'>, setup: Setup): number | undefined =>
  ceilings?.find(
    ({ layout, options }) =>
      layout === setup.layout && Object.entries(options).every(([id, value]) => setup.options[id] === value),
  )?.most;
/** Undefined where nobody has measured it. */
export const rateFor = (rates: Rates, setup: Setup): WinRate | undefined =>
  rates.kinds[kindOf(rates, setup)]?.[setup.seats];
