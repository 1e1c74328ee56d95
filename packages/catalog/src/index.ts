/** The rules of all games at hand, for terminal, server, tools and tests. A page loads one by one (lazy.ts). */
import type { Game } from '@halcyon/kernel';
import { MANIFESTS } from './games.ts';
import { shelve } from './versions.ts';

/** Versions by which tables that are still stored were begun. */
const OLDER: readonly Game[] = [];
const newest = await Promise.all(MANIFESTS.map(({ rules }) => rules()));
/** The newest version of each, and any by id and version. */
export const { games: GAMES, find: findGame } = shelve([...newest, ...OLDER]);
