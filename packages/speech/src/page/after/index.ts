/** All languages together: they come with a screen that is short, and a change of language finds its words there. */
import type { Language } from '../../speaker.ts';
import { afterDe } from './de.ts';
import { afterEn } from './en.ts';
import { afterFr } from './fr.ts';
import type { AfterSpeech } from './speech.ts';

export const AFTER: Readonly<Record<Language, AfterSpeech>> = { en: afterEn, fr: afterFr, de: afterDe };
