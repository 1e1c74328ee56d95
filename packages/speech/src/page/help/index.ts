/** All languages together: they come with a sheet that is short, and a change of language finds its words there. */
import type { Language } from '../../speaker.ts';
import { helpDe } from './de.ts';
import { helpEn } from './en.ts';
import { helpFr } from './fr.ts';
import type { HelpSpeech } from './speech.ts';

export const HELP: Readonly<Record<Language, HelpSpeech>> = { en: helpEn, fr: helpFr, de: helpDe };
