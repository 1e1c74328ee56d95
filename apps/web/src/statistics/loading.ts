/** What is needed to tell of one game: what could be chosen, what it is called, and how bots do. */
import type { Rates } from '@halcyon/bots/rates';
import { loadPlain, loadRates } from '@halcyon/catalog/lazy';
import type { Game } from '@halcyon/kernel';
import { speech } from '@halcyon/page-kit/words.svelte.ts';

export interface Loaded {
  readonly game: Game;
  readonly rates: Rates | undefined;
}
export const load = async (id: string): Promise<Loaded> => {
  const [game, rates] = await Promise.all([loadPlain(id), loadRates(id), speech.loadGame(id, { modules: true })]);
  return { game: game!, rates };
};
