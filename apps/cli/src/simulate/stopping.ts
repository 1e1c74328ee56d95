/** Ctrl-C and a polite end from outside: what is complete is kept and told. A second one ends at once. */
import { setTimeout } from 'node:timers/promises';
import { takeOverInterrupt } from '../terminal.ts';

const CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof CODES;

export interface Stopping {
  readonly signal: AbortSignal;
  /** The exit code of whoever was stopped; 0 if nobody was. */
  readonly code: number;
  /** From here on a signal ends the process again. */
  release(): void;
}
export const listenForStop = (): Stopping => {
  const controller = new AbortController();
  let code = 0;
  const hear = (name: Signal): void => {
    if (code !== 0) process.exit(CODES[name]);
    code = CODES[name];
    controller.abort();
  };
  const names = Object.keys(CODES) as Signal[];
  takeOverInterrupt();
  for (const name of names) process.on(name, hear);
  return {
    signal: controller.signal,
    get code() {
      return code;
    },
    release() {
      for (const name of names) process.removeListener(name, hear);
    },
  };
};
/** Resolves when it is aborted. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
/** Ends early when it is aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => {});
