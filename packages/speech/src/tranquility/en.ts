/** Tranquility in English. */
import type { SameKeys } from '../catalogue.ts';
import type { GameSpeech } from '../speaker.ts';
import { box } from './en/box.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { sentences } from './en/sentences.ts';
import { things } from './en/words.ts';

export const tranquilityEn = { ...box, things, ...sentences, refusals, rules } satisfies GameSpeech;
/** What every language has to say. */
export type TranquilitySpeech = SameKeys<typeof tranquilityEn>;
