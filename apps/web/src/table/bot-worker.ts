/**
 * Bots think in a worker, so that the page never waits for them. They get the outlook of their seat, nothing else.
 * Bundled the usual way, with `new Worker(new URL(...))`, a worker gets a copy of the rules for itself, a fifth of all that
 * is loaded until the first move. So this is a file of the page like any other, which asks it for its address; the
 * worker then finds it, and the rules that both import, in the browser's cache.
 */
import { decide, withPatience } from '@halcyon/bots/decision';
import { loadGame } from '@halcyon/catalog/lazy';
import { botNames, loadBot, usualBot } from '@halcyon/catalog/lazy-bots';
import {
  type AnyRules,
  composed,
  type Move,
  type OutlookMessage,
  outlookFrom,
  type Seat,
  type Setup,
} from '@halcyon/kernel';

/** A worker serves one table. */
export interface Asking {
  /** Names the table, the same after a reload. */
  readonly key: string;
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
}
export interface Question {
  readonly id: number;
  readonly table: Asking;
  readonly seat: Seat;
  readonly bot: string;
  /** How many steps the seat was told of before; the message brings the later ones. 0 = the bot sits down anew. */
  readonly since: number;
  readonly message: OutlookMessage;
}
export interface Answer {
  readonly id: number;
  readonly move: Move | undefined;
  /** Rules or bot could not be loaded. */
  readonly lost?: boolean;
}

export const address = import.meta.url;

let rules: Promise<AnyRules> | undefined;
/** What has happened so far, by seat, as each of them saw it; and who sits there. */
const seated = new Map<Seat, Pick<OutlookMessage, 'steps' | 'told'> & { readonly bot: ReturnType<typeof loadBot> }>();

const sitDown = async (seat: Seat, name: string): ReturnType<typeof loadBot> => {
  const { id } = await rules!;
  // A stored table may name a bot that this release does not know.
  return loadBot(botNames(id).includes(name) ? name : usualBot(id), await rules!, seat);
};
const answer = async ({ data }: MessageEvent<Question>): Promise<void> => {
  const { id, table, seat, since, message } = data;
  rules ??= loadGame(table.game, table.version, table.setup).then((game) => composed(game!, table.setup));
  const before = since === 0 ? undefined : seated.get(seat)!;
  const now = {
    steps: [...(before?.steps ?? []), ...message.steps],
    told: [...(before?.told ?? []), ...message.told],
    bot: before?.bot ?? sitDown(seat, data.bot),
  };
  seated.set(seat, now);
  const loaded = await Promise.all([rules, now.bot]).catch(() => undefined);
  if (!loaded) return postMessage({ id, move: undefined, lost: true } satisfies Answer);
  const outlook = outlookFrom(loaded[0], { ...message, steps: now.steps, told: now.told });
  const move = decide(
    loaded[1],
    outlook,
    table.key,
    withPatience(() => performance.now()),
  );
  postMessage({ id, move } satisfies Answer);
};
// Not in the page, which only wants the address.
if (typeof document === 'undefined') addEventListener('message', answer);
