/** The same bots, each loaded when it sits down: for a page, which must not load heuristics of other games. */
import type { AnyRules } from '@halcyon/kernel';
import type { Bot, MakeBot } from './bot.ts';
import { randomBot } from './random.ts';
import { type ByBot, findBot } from './registry.ts';

const LOADERS: ByBot<() => Promise<MakeBot>> = {
  random: { '*': async () => randomBot },
  novice: {
    'cloud-nine': async () => (await import('./heuristics/cloud-nine.ts')).cloudNineNovice,
    'fantasy-pub': async () => (await import('./heuristics/fantasy-pub.ts')).fantasyPubNovice,
  },
  heuristic: {
    tranquility: async () => (await import('./heuristics/tranquility.ts')).tranquilityHeuristic,
    ascent: async () => (await import('./heuristics/ascent.ts')).ascentHeuristic,
    'cloud-nine': async () => (await import('./heuristics/cloud-nine.ts')).cloudNineHeuristic,
    'fantasy-pub': async () => (await import('./heuristics/fantasy-pub.ts')).fantasyPubHeuristic,
  },
};

export const loadBot = async (name: string, rules: AnyRules): Promise<Bot> =>
  (await findBot(LOADERS, name, rules.id)())(rules);
