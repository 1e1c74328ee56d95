/** Tranquility in French. */
import { titlesFr } from '../titles/fr.ts';
import type { TranquilitySpeech } from './en.ts';
import { rules } from './fr/rules.ts';
import { talk } from './fr/talk.ts';

export const tranquilityFr = { ...titlesFr.tranquility, ...talk, rules } satisfies TranquilitySpeech;
