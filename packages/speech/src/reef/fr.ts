/** The Reef in French. */
import { titlesFr } from '../titles/fr.ts';
import type { ReefSpeech } from './en.ts';
import { rules } from './fr/rules.ts';
import { talk } from './fr/talk.ts';

export const reefFr = { ...titlesFr.reef, ...talk, rules } satisfies ReefSpeech;
