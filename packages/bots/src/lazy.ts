/** The same bots, each loaded when it sits down: for a page, which must not load heuristics of other games. */
import type { AnyRules, Seat, Setup } from '@halcyon/kernel';
import type { Bot, MakeBot } from './bot.ts';
import { randomBot } from './random.ts';
import { type ByBot, findBot } from './registry.ts';

/** Most play without modules, and most of that heuristic is about them. */
const isPlain = ({ features, layout, mode }: Setup): boolean =>
  features.length === 0 && layout === 'square' && mode === 'standard';

const LOADERS: ByBot<(setup: Setup) => Promise<MakeBot>> = {
  random: { '*': async () => randomBot },
  novice: {
    'cloud-nine': async () => (await import('./heuristics/cloud-nine.ts')).cloudNineNovice,
    'fantasy-pub': async () => (await import('./heuristics/fantasy-pub.ts')).fantasyPubNovice,
    reef: async () => (await import('./heuristics/reef.ts')).reefNovice,
    'castle-merchants': async () => (await import('./heuristics/castle-merchants.ts')).merchantsNovice,
  },
  heuristic: {
    tranquility: async (setup) =>
      isPlain(setup)
        ? (await import('./heuristics/tranquility.ts')).tranquilityPlain
        : (await import('./heuristics/tranquility/modules.ts')).tranquilityHeuristic,
    ascent: async () => (await import('./heuristics/ascent.ts')).ascentHeuristic,
    'cloud-nine': async () => (await import('./heuristics/cloud-nine.ts')).cloudNineHeuristic,
    'fantasy-pub': async () => (await import('./heuristics/fantasy-pub.ts')).fantasyPubHeuristic,
    reef: async () => (await import('./heuristics/reef.ts')).reefHeuristic,
    'castle-merchants': async () => (await import('./heuristics/castle-merchants.ts')).merchantsHeuristic,
  },
};

export const loadBot = async (name: string, rules: AnyRules, seat: Seat): Promise<Bot> =>
  (await findBot(LOADERS, name, rules.id)(rules.setup))(rules, seat);
