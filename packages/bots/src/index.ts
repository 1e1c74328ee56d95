/** All bots by name. A bot that knows one game is offered for that game only. */
import { type AnyRules, BadInput } from '@halcyon/kernel';
import type { Bot, MakeBot } from './bot.ts';
import { tranquilityHeuristic } from './heuristics/tranquility.ts';
import { randomBot } from './random.ts';

interface BotInfo {
  /** By game; '*' = any. */
  readonly games: Readonly<Record<string, MakeBot>>;
}
export const BOTS = {
  random: { games: { '*': randomBot } },
  heuristic: { games: { tranquility: tranquilityHeuristic } },
} as const satisfies Readonly<Record<string, BotInfo>>;
export type BotName = keyof typeof BOTS;

const makerOf = ({ games }: BotInfo, gameId: string): MakeBot | undefined => games[gameId] ?? games['*'];

/** The names of the bots that can play this game, the weakest first. */
export const botNames = (gameId: string): string[] =>
  Object.entries<BotInfo>(BOTS).flatMap(([name, info]) => (makerOf(info, gameId) ? [name] : []));

export const makeBot = (name: string, rules: AnyRules): Bot => {
  const known = botNames(rules.id);
  const maker = known.includes(name) ? makerOf(BOTS[name as BotName], rules.id) : undefined;
  if (!maker) throw new BadInput('bot', `unknown bot '${name}', known: ${known.join(', ')}`);
  return maker(rules);
};

export type { Bot, BotTable, MakeBot } from './bot.ts';
export { type Simulated, simulate, simulateGame, type Tally } from './simulate.ts';
