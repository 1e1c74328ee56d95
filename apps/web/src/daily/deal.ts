/** The deal of a day on this page: loaded, and begun as a table like any other. */
import { loadGame, loadPlain } from '@halcyon/catalog/lazy';
import { quickBots } from '@halcyon/catalog/lazy-bots';
import { type DailyDeal, dailyChance, dailyDeal, digestOf } from '@halcyon/table';
import { beginTable } from '../table/store.ts';
import { addTry } from './store.ts';

export interface LoadedDeal extends DailyDeal {
  readonly digest: string;
}
/** What can be chosen is known without the modules; the whole rules come when the deal has one. */
export const loadDeal = async (id: string, day: string): Promise<LoadedDeal> => {
  const plain = (await loadPlain(id))!;
  const deal = dailyDeal(plain, day, quickBots(id));
  const game = (await loadGame(id, plain.version, deal.setup))!;
  return { ...deal, game, digest: digestOf({ ...deal, game }) };
};
/** Its id among the tables. Results are compared, so nobody is advised. */
export const beginDeal = (deal: LoadedDeal): string => {
  const { game, day, digest } = deal;
  const table = beginTable(game, deal.setup, deal.sitters, 'facts', dailyChance(deal));
  addTry(game.id, day, { table, version: game.version, digest });
  return table;
};
