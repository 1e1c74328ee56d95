/**
 * Speeds on a machine that others use too: everybody runs in short slices, one after the other, round by round.
 * What disturbs one slice disturbs its neighbours, so ratios are taken within a round and the median round counts.
 */
import { cpuSeconds } from './clock.ts';

export interface Slice {
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
}
export interface Contender {
  readonly name: string;
  /** Seconds until the code is compiled and the speed stays. */
  readonly warmUp: number;
  /** Plays one whole game and returns the number of its decisions. */
  play(): number | Promise<number>;
}

const SLICE = 0.2;
const FEWEST_ROUNDS = 5;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Garbage is left to the engine: a forced collection shrinks the young heap, and the next one pays (the peer 3 times). */
const runSlice = async (contender: Contender, length: number): Promise<Slice> => {
  const started = cpuSeconds();
  let decisions = 0;
  let games = 0;
  let seconds = 0;
  do {
    const played = contender.play();
    // Awaiting a number would cost as much as several decisions.
    decisions += typeof played === 'number' ? played : await played;
    games++;
    seconds = cpuSeconds() - started;
  } while (seconds < length);
  return { decisions, games, seconds };
};

/** The slices of each contender, by name; slice i of all of them belongs to the same round. */
export const alternate = async (contenders: readonly Contender[], seconds: number): Promise<Map<string, Slice[]>> => {
  for (const contender of contenders) await runSlice(contender, contender.warmUp);
  const each = seconds / contenders.length;
  const rounds = Math.max(FEWEST_ROUNDS, Math.round(each / SLICE));
  const slices = new Map<string, Slice[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) slices.get(contender.name)!.push(await runSlice(contender, each / rounds));
  }
  return slices;
};

export const speed = ({ decisions, seconds }: Slice): number => decisions / seconds;
/** How many times as fast as the others, by the median round. */
export const ratio = (slices: readonly Slice[], others: readonly Slice[]): number =>
  median(slices.map((slice, round) => speed(slice) / speed(others[round]!)));
