/** The bots of this machine. */
import { availableParallelism } from 'node:os';
import type { BotPool } from '../tables/bots.ts';
import { ChildPool } from './pool.ts';
import { startThinker } from './start.ts';

/** One core is left to people. No process is started before a bot is asked. */
export const botsOfThisMachine = (): BotPool =>
  new ChildPool({
    most: Math.max(1, availableParallelism() - 1),
    start: startThinker,
    wait: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds).unref();
      return () => clearTimeout(timer);
    },
  });
