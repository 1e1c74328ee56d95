/** All games at once, for whoever has them at hand: terminal, server, tests. A page loads one by one (lazy.ts). */
import { ascent } from '@halcyon/ascent';
import { castleMerchants } from '@halcyon/castle-merchants';
import { cloudNine } from '@halcyon/cloud-nine';
import { fantasyPub } from '@halcyon/fantasy-pub';
import type { Game } from '@halcyon/kernel';
import { reef } from '@halcyon/reef';
import { tranquility } from '@halcyon/tranquility';
import type { GameId } from './lazy.ts';
import { shelve } from './versions.ts';

const BY_ID: Readonly<Record<GameId, Game>> = {
  tranquility,
  ascent,
  'cloud-nine': cloudNine,
  'fantasy-pub': fantasyPub,
  reef,
  'castle-merchants': castleMerchants,
};
/** Versions by which tables that are still stored were begun. */
const OLDER: readonly Game[] = [];
/** The newest version of each, and any by id and version. */
export const { games: GAMES, find: findGame } = shelve([...Object.values(BY_ID), ...OLDER]);
