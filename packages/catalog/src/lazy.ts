/** Every game by its id, loaded when somebody plays it: for a page, which must not load what it does not play. */
import type { Game } from '@halcyon/kernel';

const LOADERS = {
  tranquility: async () => (await import('@halcyon/tranquility')).tranquility,
  ascent: async () => (await import('@halcyon/ascent')).ascent,
  'cloud-nine': async () => (await import('@halcyon/cloud-nine')).cloudNine,
  'fantasy-pub': async () => (await import('@halcyon/fantasy-pub')).fantasyPub,
  reef: async () => (await import('@halcyon/reef')).reef,
  'castle-merchants': async () => (await import('@halcyon/castle-merchants')).castleMerchants,
} satisfies Readonly<Record<string, () => Promise<Game>>>;

/** Whoever keeps a table of games keeps it by this: one that lacks a game does not compile. */
export type GameId = keyof typeof LOADERS;
const isGame = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

/** Older versions that stored tables were begun by, as 'id version'. */
const OLDER: Readonly<Record<string, () => Promise<Game>>> = {};

/** The newest version, or the one that is asked for as long as it is kept. */
export const loadGame = async (id: string, version?: number): Promise<Game | undefined> =>
  isGame(id) ? (OLDER[`${id} ${version}`] ?? LOADERS[id])() : undefined;
