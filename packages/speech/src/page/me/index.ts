/** All languages together: they come with screens that few open, and a change of language finds its words there. */
import type { Language } from '../../speaker.ts';
import { meDe } from './de.ts';
import { meEn } from './en.ts';
import { meFr } from './fr.ts';
import type { MeSpeech } from './speech.ts';

export const ME: Readonly<Record<Language, MeSpeech>> = { en: meEn, fr: meFr, de: meDe };
