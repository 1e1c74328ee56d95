import type { Arg } from '@halcyon/kernel';
import { cardArgs, numberArg } from '@halcyon/parts';
import { CARD_SIZE, CARD_WORDS, HEX_WORDS, HEXES, TILE_SIZE, TILE_WORDS, WARES } from './vocabulary.ts';

export const { cardArg, secretCardArg } = cardArgs(CARD_SIZE, CARD_WORDS);
export const hexArg = (name = 'hex'): Arg => ({ name, size: HEXES, words: HEX_WORDS });
/** A tile, a landslide, or EMPTY; also what the die shows. */
export const tileArg = (name = 'tile'): Arg => ({ name, size: TILE_SIZE, words: TILE_WORDS });
export const wareArg: Arg = { name: 'ware', size: WARES.length, words: { ...WARES } };
const HIGHEST_COIN = 5;
export const coinArg: Arg = numberArg('coin', HIGHEST_COIN + 1);
