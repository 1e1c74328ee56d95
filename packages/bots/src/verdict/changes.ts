/**
 * Between which moments the chance changed, and not only the luck of the sample. The largest differences of a sample are large by
 * luck too, so they are judged by worlds that were drawn after they had been picked out.
 */
export interface Tally {
  wins: number;
  worlds: number;
}
/** What is known for certain: the end. */
export const CERTAIN = Number.POSITIVE_INFINITY;

/** So many differences are looked at again. */
export const PICKED = 6;
/** Standard errors that leave 1 in 20 that any of so many differences is told though there is none. */
const SURE = 2.64;
/** What is smaller is not worth telling. */
const LEAST = 0.1;

/** Of Agresti and Caffo: one win and one loss added to each, so that a few worlds that end alike do not seem certain. */
const smoothed = ({ wins, worlds }: Tally): { readonly rate: number; readonly variance: number } => {
  if (worlds === CERTAIN) return { rate: wins, variance: 0 };
  const rate = (wins + 1) / (worlds + 2);
  return { rate, variance: (rate * (1 - rate)) / (worlds + 2) };
};
export const differs = (a: Tally, b: Tally): boolean => {
  const [one, other] = [smoothed(a), smoothed(b)];
  const gap = Math.abs(one.rate - other.rate);
  return gap >= LEAST && gap > SURE * Math.sqrt(one.variance + other.variance);
};
/** The places i at which what comes after differs most from what stands there, at most so many, the largest first. */
export const largest = (rates: readonly number[], most: number): number[] => {
  const gap = (i: number): number => Math.abs(rates[i + 1]! - rates[i]!);
  return Array.from({ length: Math.max(0, rates.length - 1) }, (_, i) => i)
    .filter((i) => gap(i) > 0)
    .sort((i, j) => gap(j) - gap(i) || i - j)
    .slice(0, most);
};
