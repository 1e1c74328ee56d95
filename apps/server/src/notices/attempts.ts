/**
 * What is remembered between two attempts at one notice, in the row that is due. The store counts claims, and a row that
 * waits for the end of quiet hours is claimed too; so attempts are counted here, and what has arrived is not sent again.
 */
import { z } from 'zod';
import type { Due } from '../store/rows.ts';

const attemptsSchema = z.object({
  failed: z.int().min(0),
  /** The places that are still to be told; null = all. */
  left: z.array(z.string()).nullable(),
  /** Somewhere it has arrived. */
  arrived: z.boolean(),
});
export type Attempts = Readonly<z.infer<typeof attemptsSchema>>;

const NONE: Attempts = { failed: 0, left: null, arrived: false };
export const printAttempts = (attempts: Attempts): string => JSON.stringify(attempts);
export const attemptsOf = ({ error }: Pick<Due, 'error'>): Attempts => {
  try {
    return error === null ? NONE : attemptsSchema.parse(JSON.parse(error));
  } catch {
    return NONE;
  }
};

export const MOST_RETRIES = 5;
const FIRST_WAIT = 30_000;
const GROWTH = 4;
const MOST_AFTER = 24 * 60 * 60_000;
/** Half of it is chance, so that what failed together does not come back together. `after`: as the other side asked for. */
export const waitFor = (failed: number, after: number, random: number): number =>
  Math.max(FIRST_WAIT * GROWTH ** failed, Math.min(after, MOST_AFTER)) * (1 + random / 2);
