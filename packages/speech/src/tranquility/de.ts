/** Tranquility in German. */
import { titlesDe } from '../titles/de.ts';
import { rules } from './de/rules.ts';
import { talk } from './de/talk.ts';
import type { TranquilitySpeech } from './en.ts';

export const tranquilityDe = { ...titlesDe.tranquility, ...talk, rules } satisfies TranquilitySpeech;
