/** Castle Merchants in English. */
import type { SameKeys } from '../catalogue.ts';
import type { GameSpeech } from '../speaker.ts';
import { titlesEn } from '../titles/en.ts';
import { rules } from './en/rules.ts';
import { talk } from './en/talk.ts';

export const castleMerchantsEn = { ...titlesEn['castle-merchants'], ...talk, rules } satisfies GameSpeech;
/** What every language has to say. */
export type CastleMerchantsSpeech = SameKeys<typeof castleMerchantsEn>;
