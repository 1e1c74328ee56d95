/** Tranquility in German. */
import { box } from './de/box.ts';
import { refusals } from './de/refusals.ts';
import { rules } from './de/rules.ts';
import { sentences } from './de/sentences.ts';
import { things } from './de/words.ts';
import type { TranquilitySpeech } from './en.ts';

export const tranquilityDe = { ...box, things, ...sentences, refusals, rules } satisfies TranquilitySpeech;
