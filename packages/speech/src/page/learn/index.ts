/** All languages together: they come with screens that few open, and a change of language finds its words there. */
import type { Language } from '../../speaker.ts';
import { learnDe } from './de.ts';
import { learnEn } from './en.ts';
import { learnFr } from './fr.ts';
import type { LearnSpeech } from './speech.ts';

export const LEARN: Readonly<Record<Language, LearnSpeech>> = { en: learnEn, fr: learnFr, de: learnDe };
