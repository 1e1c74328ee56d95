/** Where a seat of any table, here or at a server, is put before its bot. */
import { has, type Move, type Outlook, type Random, randomFrom } from '@halcyon/kernel';
import type { Bot, Budget, Decision } from './bot.ts';

export type { Bot, Budget } from './bot.ts';

/** What a bot may think where nobody says otherwise. */
export const UNHURRIED: Budget = { stop: () => false };

/** How long people are let wait for a bot, in milliseconds. */
const PATIENCE = 4000;
/** Where people wait: by this clock thinking ends then, with the best found so far. */
export const withPatience = (now: () => number): Budget => {
  const end = now() + PATIENCE;
  return { stop: () => now() > end };
};

/** The decision that this outlook's seat is before; `table` names the table, the same after a reload. */
const decisionAt = (outlook: Outlook, table: string, budget: Budget): Decision => {
  let random: Random | undefined;
  return {
    outlook,
    moves: Int32Array.from(outlook.legal),
    count: outlook.legal.length,
    get random() {
      random ??= randomFrom(`${table}/${outlook.seat}/${outlook.step}`);
      return random;
    },
    budget,
  };
};

/** What the bot does now: a move if the game waits for its seat; else one to step in with, or undefined to stay silent. */
export const decide = (bot: Bot, outlook: Outlook, table: string, budget = UNHURRIED): Move | undefined => {
  const { seat, legal, mustAct } = outlook;
  if (seat === undefined || legal.length === 0) return undefined;
  const decision = decisionAt(outlook, table, budget);
  return has(mustAct, seat) ? bot.choose(decision) : bot.interrupt?.(decision);
};
