import type { SameKeys } from '@halcyon/speech/catalogue';
import type { talk } from './en/index.ts';

/** What every language has to say. */
export type TranquilitySpeech = SameKeys<typeof talk>;
