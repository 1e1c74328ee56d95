/** All languages together: they come with a part of the settings that few have. */
import type { Language } from '../../speaker.ts';
import { turnsDe } from './de.ts';
import { turnsEn } from './en.ts';
import { turnsFr } from './fr.ts';
import type { TurnsSpeech } from './speech.ts';

export const TURNS: Readonly<Record<Language, TurnsSpeech>> = { en: turnsEn, fr: turnsFr, de: turnsDe };
