/** All bots at hand, by name: for the terminal, tools and tests. A bot that knows one game is offered for that game only. */
import type { Bot, MakeBot } from '@halcyon/bots/bot';
import { decide, UNHURRIED } from '@halcyon/bots/decision';
import type { Believe } from '@halcyon/bots/search/worlds';
import { type AnyRules, BadInput, type Move, type Outlook, type Seat } from '@halcyon/kernel';
import { GAME_IDS } from './lazy.ts';
import { botNames, loadBelief, loadMaker, offeredBots, quickBots, usualBot } from './lazy-bots.ts';

const loaded = await Promise.all(
  GAME_IDS.flatMap((game) =>
    botNames(game).map(async (name) => [`${game} ${name}`, await loadMaker(name, game)] as const),
  ),
);
const BELIEFS: ReadonlyMap<string, Believe> = new Map(
  await Promise.all(GAME_IDS.map(async (game) => [game, await loadBelief(game)] as const)),
);
const MAKERS: ReadonlyMap<string, MakeBot> = new Map(loaded);

export { botNames, offeredBots, quickBots, usualBot };
/** How bots of this name are made for this game. */
export const botMaker = (name: string, game: string): MakeBot => {
  const maker = MAKERS.get(`${game} ${name}`);
  if (!maker) throw new BadInput('bot', `unknown bot '${name}', known: ${botNames(game).join(', ')}`);
  return maker;
};
/** In which worlds the bots of this game believe. */
export const beliefOf = (game: string): Believe => BELIEFS.get(game)!;
export const makeBot = (name: string, rules: AnyRules, seat: Seat): Bot => botMaker(name, rules.id)(rules, seat);
/**
 * What a bot would do in the place of the outlook's seat; the usual one where nobody is named. At the same table the same
 * bot chooses the same with as many worlds. No move: it would do nothing.
 */
export const advise = (
  named: string | undefined,
  outlook: Outlook,
  table: string,
  worlds?: number,
): { bot: string; move: Move | undefined } => {
  const bot = named ?? usualBot(outlook.rules.id);
  const budget = worlds === undefined ? UNHURRIED : { ...UNHURRIED, worlds };
  return { bot, move: decide(makeBot(bot, outlook.rules, outlook.seat!), outlook, table, budget) };
};
