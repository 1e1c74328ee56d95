/** Tranquility without its modules: most tables need no more, and a page loads it in half the time. */
import type { Game } from '@halcyon/kernel';
import { composer } from './compose.ts';
import { gameOf } from './game.ts';
import { square } from './layouts/square.ts';
import { standard } from './modes/standard.ts';

export const plainTranquility: Game = gameOf(composer({ features: [], layouts: [square], modes: [standard] }));
