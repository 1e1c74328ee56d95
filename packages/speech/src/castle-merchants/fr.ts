/** Castle Merchants in French. */
import { titlesFr } from '../titles/fr.ts';
import type { CastleMerchantsSpeech } from './en.ts';
import { rules } from './fr/rules.ts';
import { talk } from './fr/talk.ts';

export const castleMerchantsFr = { ...titlesFr['castle-merchants'], ...talk, rules } satisfies CastleMerchantsSpeech;
