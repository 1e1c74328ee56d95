/** All languages together: they come with screens that few open, and a change of language finds its words there. */
import type { Language } from '../speaker.ts';
import { dailyDe } from './de.ts';
import { dailyEn } from './en.ts';
import { dailyFr } from './fr.ts';
import type { DailySpeech } from './speech.ts';

export const DAILY: Readonly<Record<Language, DailySpeech>> = { en: dailyEn, fr: dailyFr, de: dailyDe };
export type { DailyListSpeech, DailyRefusal, DailySpeech } from './speech.ts';
