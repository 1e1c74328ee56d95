/** Tranquility in French. */
import { typeset } from '../grammar.ts';
import type { TranquilitySpeech } from './en.ts';
import { box } from './fr/box.ts';
import { refusals } from './fr/refusals.ts';
import { rules } from './fr/rules.ts';
import { sentences } from './fr/sentences.ts';
import { things } from './fr/words.ts';

export const tranquilityFr = typeset({ ...box, things, ...sentences, refusals, rules } satisfies TranquilitySpeech);
