/**
 * Bots think in a worker, so that the page never waits for them. They get a view and its legal moves, nothing else.
 * Bundled the usual way, with `new Worker(new URL(...))`, a worker gets a copy of the rules for itself, a fifth of all that
 * is loaded until the first move. So this is a file of the page like any other, which asks it for its address; the
 * worker then finds it, and the rules that both import, in the browser's cache.
 */
import { loadBot } from '@halcyon/bots/lazy';
import { botNames } from '@halcyon/bots/names';
import { loadGame } from '@halcyon/catalog/lazy';
import { type AnyState, type Move, randomFrom, type Seat, type Setup, type View } from '@halcyon/kernel';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly setup: Setup;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: View<AnyState>;
  readonly moves: readonly Move[];
  /** Whether the seat need not act (a Compass). */
  readonly optional: boolean;
}
export interface Answer {
  readonly id: number;
  readonly move: Move | undefined;
}

export const address = import.meta.url;

const random = randomFrom(Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-'));

const answer = async ({ data }: MessageEvent<Question>): Promise<void> => {
  const rules = (await loadGame(data.game))!.compose(data.setup);
  // A stored table may name a bot that this release does not know.
  const known = botNames(rules.id);
  const bot = await loadBot(known.includes(data.bot) ? data.bot : known.at(-1)!, rules);
  const table = {
    rules,
    seat: data.seat,
    view: () => data.view,
    moves: Int32Array.from(data.moves),
    count: data.moves.length,
    random,
  };
  const move = data.optional ? bot.interrupt?.(table) : bot.choose(table);
  postMessage({ id: data.id, move } satisfies Answer);
};
// Not in the page, which only wants the address.
if (typeof document === 'undefined') addEventListener('message', answer);
