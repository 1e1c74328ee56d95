import { NIGHT } from '../rules/index.ts';

/** Whether the night side is up, as pictures want it; undefined where sides do not count. */
export const isNight = (side: number | undefined): boolean | undefined =>
  side === undefined ? undefined : side === NIGHT;
