import type { Arg } from '@halcyon/kernel';
import { numberArg } from '@halcyon/parts';
import { CHARACTER_WORDS, CLAN_SIZE, DOOR, MOST_CLANS, PLACES } from './pub.ts';

export const characterArg: Arg = { name: 'character', size: MOST_CLANS * CLAN_SIZE, words: CHARACTER_WORDS };
export const placeArg: Arg = { ...numberArg('place', PLACES), words: { [DOOR]: 'door' } };
/** What a die or both show. */
export const pipsArg: Arg = numberArg('pips', 13);
export const coinsArg: Arg = numberArg('coins', 7);
