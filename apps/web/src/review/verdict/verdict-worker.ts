/** The verdict on a finished game is made in a worker; a file of the page like the bots' own (table/bot-worker.ts says why). */
import { judge, type Verdict } from '@halcyon/bots/verdict/verdict';
import { loadGame } from '@halcyon/catalog/lazy';
import { loadBelief, loadMaker, usualBot } from '@halcyon/catalog/lazy-bots';
import { type AnyState, composed, type Setup, type Step } from '@halcyon/kernel';

export interface Case {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly origin: AnyState | undefined;
  readonly steps: readonly Step[];
}
/** How far it is, 0-1; at last what was found. */
export type Report = { readonly share: number } | { readonly verdict: Verdict } | { readonly lost: true };

export const address = import.meta.url;

/** People wait no longer than 20 seconds, loading and drawing among them. */
const MILLISECONDS = 16_000;
const EVERY = 100;

const report = (message: Report): void => postMessage(message);
const answer = async ({ data }: MessageEvent<Case>): Promise<void> => {
  const { game: id, version, setup, origin, steps } = data;
  const loaded = await Promise.all([
    loadGame(id, version, setup),
    loadMaker(usualBot(id), id, setup),
    loadBelief(id),
  ]).catch(() => undefined);
  if (!loaded?.[0]) return report({ lost: true });
  const rules = composed(loaded[0], setup);
  const began = performance.now();
  const spent = (): number => (performance.now() - began) / MILLISECONDS;
  const [, make, believe] = loaded;
  const course = judge({ rules, origin, steps }, { make, believe }, spent);
  let told = began;
  for (let next = course.next(); ; next = course.next()) {
    if (next.done) return report({ verdict: next.value });
    if (performance.now() - told < EVERY) continue;
    told = performance.now();
    report({ share: next.value });
  }
};
// Not in the page, which only wants the address.
if (typeof document === 'undefined') addEventListener('message', answer);
