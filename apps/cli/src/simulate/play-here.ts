/** Plays what a ledger misses on the threads of this machine. */
import { jobOf } from './job.ts';
import type { Ledger } from './ledger.ts';
import type { Recorder } from './recorder.ts';
import { aborted } from './stopping.ts';
import { startThread, type Thread } from './workers.ts';

export interface Playing {
  readonly ledger: Ledger;
  readonly workers: number;
  readonly recorder: Recorder | undefined;
  readonly stop: AbortSignal;
  /** Hears how many games are over, those of unfinished chunks among them. */
  told(games: number): void;
  /** After each chunk. */
  save(): void;
}

/** Returns when all is played or somebody stops it; then the ledger holds what is complete. */
export const playHere = async ({ ledger, workers, recorder, stop, told, save }: Playing): Promise<void> => {
  const chunks = ledger.missing();
  /** By thread: games of the chunk that it plays. */
  const under = new Map<Thread, number>();
  const tell = (): void => told([...under.values()].reduce((sum, games) => sum + games, ledger.games));
  const work = async (thread: Thread): Promise<void> => {
    for (const chunk of chunks) {
      const wanted = recorder?.wanted(chunk.row, chunk.first);
      const { tally, logs } = await thread.play(jobOf(ledger.plan, chunk, wanted), (games) => {
        under.set(thread, games);
        tell();
      });
      if (stop.aborted) return;
      under.delete(thread);
      // A log of a game that is not counted would be told of nowhere; the other way round it would be missed for ever.
      recorder?.keep(chunk.row, logs);
      ledger.add(chunk, tally);
      save();
      tell();
    }
  };
  const missing = [...ledger.missing()].length;
  const threads = Array.from({ length: Math.min(workers, missing) }, startThread);
  try {
    await Promise.race([Promise.all(threads.map(work)), aborted(stop)]);
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
};
