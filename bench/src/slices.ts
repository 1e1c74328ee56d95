/** A short run of one contender, measured in processor time of its own process. */
import { cpuSeconds } from './clock.ts';

export interface Slice {
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
}
export interface Contender {
  /** Seconds until the code is compiled and the speed stays. */
  readonly warmUp: number;
  /** Plays one whole game and returns the number of its decisions. */
  play(): number | Promise<number>;
}

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

/** The life of a contender's process: it warms up, then answers every number of seconds with a slice of that length. */
export const serveSlices = async (contender: Contender): Promise<void> => {
  await runSlice(contender, contender.warmUp);
  process.on('message', async (length: number) => process.send?.(await runSlice(contender, length)));
  process.send?.('ready');
};
