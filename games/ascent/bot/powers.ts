/** Powers are dear, one as long as fifty products, and most are asked for only to see that a move is not the best. */

/** Entries of a table from one number to the next. */
const FINE = 256;

export interface Power {
  of(x: number): number;
  /** Read from a table, between two entries. */
  near(x: number): number;
  /** How far that may be off. */
  readonly error: number;
}

/** For numbers that are not negative; beyond `reach` nothing is read from a table. */
export const powerOf = (power: number, reach: number): Power => {
  const last = reach * FINE;
  const table = Float64Array.from({ length: last + 1 }, (_, i) => (i / FINE) ** power);
  const near = (x: number): number => {
    const at = x * FINE;
    if (!(at < last)) return x ** power;
    const i = at | 0;
    const entry = table[i]!;
    return entry + (at - i) * (table[i + 1]! - entry);
  };
  // A power bends one way only, so between two entries nothing is off by more than twice what the middle is.
  let error = 0;
  for (let i = 0; i < last; i++) {
    const middle = (i + 0.5) / FINE;
    error = Math.max(error, 2 * Math.abs(near(middle) - middle ** power));
  }
  return { of: (x) => x ** power, near, error };
};
