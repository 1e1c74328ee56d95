/** The Ascent in German. */
import { titlesDe } from '../titles/de.ts';
import { rules } from './de/rules.ts';
import { talk } from './de/talk.ts';
import type { AscentSpeech } from './en.ts';

export const ascentDe = { ...titlesDe.ascent, ...talk, rules } satisfies AscentSpeech;
