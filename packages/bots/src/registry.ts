/** Finds a bot by its name in a table that has one for each game, whether at hand or still to be loaded. */
import { BadInput } from '@halcyon/kernel';
import { type BOT_GAMES, type BotName, botNames } from './names.ts';

/** By bot, then by game, just as names.ts lists them. */
export type ByBot<Entry> = {
  readonly [Name in BotName]: Readonly<Record<(typeof BOT_GAMES)[Name][number], Entry>>;
};
export const findBot = <Entry>(bots: ByBot<Entry>, name: string, game: string): Entry => {
  const known = botNames(game);
  if (!known.includes(name)) throw new BadInput('bot', `unknown bot '${name}', known: ${known.join(', ')}`);
  const byGame: Readonly<Record<string, Entry>> = bots[name as BotName];
  return (byGame[game] ?? byGame['*'])!;
};
