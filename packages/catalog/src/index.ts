/** All games at once, for whoever has them at hand: terminal, server, tests. A page loads one by one (lazy.ts). */
import { ascent } from '@halcyon/ascent';
import { castleMerchants } from '@halcyon/castle-merchants';
import { cloudNine } from '@halcyon/cloud-nine';
import { fantasyPub } from '@halcyon/fantasy-pub';
import type { Game } from '@halcyon/kernel';
import { reef } from '@halcyon/reef';
import { tranquility } from '@halcyon/tranquility';
import type { GameId } from './lazy.ts';

const BY_ID: Readonly<Record<GameId, Game>> = {
  tranquility,
  ascent,
  'cloud-nine': cloudNine,
  'fantasy-pub': fantasyPub,
  reef,
  'castle-merchants': castleMerchants,
};
export const GAMES: readonly Game[] = Object.values(BY_ID);
export const findGame = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
