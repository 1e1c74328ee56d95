/** Castle Merchants in German. */
import { titlesDe } from '../titles/de.ts';
import { rules } from './de/rules.ts';
import { talk } from './de/talk.ts';
import type { CastleMerchantsSpeech } from './en.ts';

export const castleMerchantsDe = { ...titlesDe['castle-merchants'], ...talk, rules } satisfies CastleMerchantsSpeech;
