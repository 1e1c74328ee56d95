/** The Reef in German. */
import { titlesDe } from '../titles/de.ts';
import { rules } from './de/rules.ts';
import { talk } from './de/talk.ts';
import type { ReefSpeech } from './en.ts';

export const reefDe = { ...titlesDe.reef, ...talk, rules } satisfies ReefSpeech;
