/** All languages together: they come with screens that few open, and a change of language finds its words there. */
import type { Language } from '../../speaker.ts';
import { onlineDe } from './de.ts';
import { onlineEn } from './en.ts';
import { onlineFr } from './fr.ts';
import type { OnlineSpeech } from './speech.ts';

export const ONLINE: Readonly<Record<Language, OnlineSpeech>> = { en: onlineEn, fr: onlineFr, de: onlineDe };
