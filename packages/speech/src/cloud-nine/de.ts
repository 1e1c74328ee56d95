/** Cloud 9 in German. */
import { titlesDe } from '../titles/de.ts';
import { rules } from './de/rules.ts';
import { talk } from './de/talk.ts';
import type { CloudNineSpeech } from './en.ts';

export const cloudNineDe = { ...titlesDe['cloud-nine'], ...talk, rules } satisfies CloudNineSpeech;
