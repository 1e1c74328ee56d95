/** All bots by name. A bot that knows one game is offered for that game only. */
import type { AnyRules, Seat } from '@halcyon/kernel';
import type { Bot, MakeBot } from './bot.ts';
import { ascentHeuristic } from './heuristics/ascent.ts';
import { merchantsHeuristic, merchantsNovice } from './heuristics/castle-merchants.ts';
import { cloudNineHeuristic, cloudNineNovice } from './heuristics/cloud-nine.ts';
import { fantasyPubHeuristic, fantasyPubNovice } from './heuristics/fantasy-pub.ts';
import { reefHeuristic, reefNovice } from './heuristics/reef.ts';
import { tranquilityHeuristic } from './heuristics/tranquility/modules.ts';
import { randomBot } from './random.ts';
import { type ByBot, findBot } from './registry.ts';

const MAKERS: ByBot<MakeBot> = {
  random: { '*': randomBot },
  novice: {
    'cloud-nine': cloudNineNovice,
    'fantasy-pub': fantasyPubNovice,
    reef: reefNovice,
    'castle-merchants': merchantsNovice,
  },
  heuristic: {
    tranquility: tranquilityHeuristic,
    ascent: ascentHeuristic,
    'cloud-nine': cloudNineHeuristic,
    'fantasy-pub': fantasyPubHeuristic,
    reef: reefHeuristic,
    'castle-merchants': merchantsHeuristic,
  },
};

/** How bots of this name are made for this game. */
export const botMaker = (name: string, game: string): MakeBot => findBot(MAKERS, name, game);
export const makeBot = (name: string, rules: AnyRules, seat: Seat): Bot => botMaker(name, rules.id)(rules, seat);

export type { Bot, Budget, Decision, MakeBot } from './bot.ts';
export { decide } from './decision.ts';
export { botNames } from './names.ts';
export { type Simulated, simulate, simulateGame, spaceFor, type Tally } from './simulate.ts';
