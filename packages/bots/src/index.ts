/** All bots by name. A bot that knows one game is offered for that game only. */
import { type AnyRules, BadInput } from '@halcyon/kernel';
import type { Bot, MakeBot } from './bot.ts';
import { tranquilityHeuristic } from './heuristics/tranquility.ts';
import { type BotName, botNames } from './names.ts';
import { randomBot } from './random.ts';

/** By bot, then by game. */
const MAKERS: Readonly<Record<BotName, Readonly<Record<string, MakeBot>>>> = {
  random: { '*': randomBot },
  heuristic: { tranquility: tranquilityHeuristic },
};

export const makeBot = (name: string, rules: AnyRules): Bot => {
  const known = botNames(rules.id);
  const makers = known.includes(name) ? MAKERS[name as BotName] : undefined;
  const maker = makers?.[rules.id] ?? makers?.['*'];
  if (!maker) throw new BadInput('bot', `unknown bot '${name}', known: ${known.join(', ')}`);
  return maker(rules);
};

export type { Bot, BotTable, MakeBot } from './bot.ts';
export { botNames } from './names.ts';
export { type Simulated, simulate, simulateGame, type Tally } from './simulate.ts';
