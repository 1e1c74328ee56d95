/** All languages together: they come with screens that few open, and a change of language finds its words there. */
import type { Language } from '../../speaker.ts';
import { keepingDe } from './de.ts';
import { keepingEn } from './en.ts';
import { keepingFr } from './fr.ts';
import type { KeepingSpeech } from './speech.ts';

export const KEEPING: Readonly<Record<Language, KeepingSpeech>> = { en: keepingEn, fr: keepingFr, de: keepingDe };
