import type { Arg } from '@halcyon/kernel';
import { numberArg } from '@halcyon/parts';
import { CHARACTER_WORDS, CLAN_SIZE, DOOR, MOST_CLANS, MOST_COINS, PLACES } from './vocabulary.ts';

export const characterArg: Arg = { name: 'character', size: MOST_CLANS * CLAN_SIZE, words: CHARACTER_WORDS };
/** One of these clans. */
export const characterOf = (seats: number): Arg => ({ ...characterArg, size: seats * CLAN_SIZE });
export const placeArg: Arg = { ...numberArg('place', PLACES), words: { [DOOR]: 'door' } };
/** What a die or both show. */
export const pipsArg: Arg = numberArg('pips', 13);
export const coinsArg: Arg = numberArg('coins', MOST_COINS + 1);
