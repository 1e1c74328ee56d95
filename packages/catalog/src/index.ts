/** The only place that lists all games. */
import type { Game } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';

export const GAMES: readonly Game[] = [tranquility];
export const findGame = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
