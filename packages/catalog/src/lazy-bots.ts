/** Every bot by name, loaded when it sits down: for a page, which must not load bots of other games. */
import type { Bot, MakeBot } from '@halcyon/bots/bot';
import { randomBot } from '@halcyon/bots/random';
import { type Believe, imagining } from '@halcyon/bots/search/worlds';
import { type AnyRules, BadInput, type Seat, type Setup } from '@halcyon/kernel';
import { MANIFESTS } from './games.ts';
import type { Manifest } from './manifest.ts';

const RANDOM: Manifest['bots'] = { random: async () => randomBot };
const botsOf = (game: string): Manifest['bots'] => ({ ...RANDOM, ...MANIFESTS.find(({ id }) => id === game)?.bots });
/** The names of the bots that can play this game, the weakest first. */
export const botNames = (game: string): string[] => Object.keys(botsOf(game));
/** This one searches: it takes seconds where the others answer at once, so it sits down only where somebody asks for it. */
const SEARCHING = 'strong';
/** Those that answer at once, the weakest first. */
export const quickBots = (game: string): string[] => botNames(game).filter((name) => name !== SEARCHING);
/** Who sits down where nobody is named. */
export const usualBot = (game: string): string => quickBots(game).at(-1)!;
/** As a list to choose from shows them: the usual one first, then the others, the strongest first. */
export const offeredBots = (game: string): string[] => [...new Set([usualBot(game), ...botNames(game).toReversed()])];
/** How bots of this name are made: for any set-up, or as little of it as this one needs. */
export const loadMaker = async (name: string, game: string, setup?: Setup): Promise<MakeBot> => {
  const bots = botsOf(game);
  if (!Object.hasOwn(bots, name))
    throw new BadInput('bot', `unknown bot '${name}', known: ${Object.keys(bots).join(', ')}`);
  return bots[name]!(setup);
};
export const loadBelief = async (game: string): Promise<Believe> =>
  (await MANIFESTS.find(({ id }) => id === game)?.belief?.()) ?? imagining;
export const loadBot = async (name: string, rules: AnyRules, seat: Seat): Promise<Bot> =>
  (await loadMaker(name, rules.id, rules.setup))(rules, seat);
