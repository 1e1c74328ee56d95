/** All languages together: they come with screens that few open, and a change of language finds its words there. */
import type { Language } from '../../speaker.ts';
import { lookingDe } from './de.ts';
import { lookingEn } from './en.ts';
import { lookingFr } from './fr.ts';
import type { LookingSpeech } from './speech.ts';

export const LOOKING: Readonly<Record<Language, LookingSpeech>> = { en: lookingEn, fr: lookingFr, de: lookingDe };
