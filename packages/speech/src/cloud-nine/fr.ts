/** Cloud 9 in French. */
import { titlesFr } from '../titles/fr.ts';
import type { CloudNineSpeech } from './en.ts';
import { rules } from './fr/rules.ts';
import { talk } from './fr/talk.ts';

export const cloudNineFr = { ...titlesFr['cloud-nine'], ...talk, rules } satisfies CloudNineSpeech;
