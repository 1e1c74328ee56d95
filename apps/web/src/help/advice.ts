/** What the best bot that knows the game would do at the asker's seat. It gets that seat's outlook and nothing else. */
import { usualBot } from '@halcyon/catalog/lazy-bots';
import type { Move, Outlook } from '@halcyon/kernel';
import { Bots } from '../table/bots.ts';

/** Undefined if there is nothing to do. The bot sits down anew for each question, so that asking twice gives the same answer. */
export const adviceFor = async (outlook: Outlook): Promise<Move | undefined> => {
  const { seat, rules } = outlook;
  if (seat === undefined || outlook.legal.length === 0) return undefined;
  const bots = new Bots();
  try {
    return await bots.ask({ seat, bot: usualBot(rules.id), outlook, table: 'hint' });
  } finally {
    bots.close();
  }
};
