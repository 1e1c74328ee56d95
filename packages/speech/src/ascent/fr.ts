/** The Ascent in French. */
import { titlesFr } from '../titles/fr.ts';
import type { AscentSpeech } from './en.ts';
import { rules } from './fr/rules.ts';
import { talk } from './fr/talk.ts';

export const ascentFr = { ...titlesFr.ascent, ...talk, rules } satisfies AscentSpeech;
