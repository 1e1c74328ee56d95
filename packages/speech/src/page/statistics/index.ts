/** All languages together: they come with a screen that few open, and a change of language finds its words there. */
import type { Language } from '../../speaker.ts';
import { statisticsDe } from './de.ts';
import { statisticsEn } from './en.ts';
import { statisticsFr } from './fr.ts';
import type { StatisticsSpeech } from './speech.ts';

export const STATISTICS: Readonly<Record<Language, StatisticsSpeech>> = {
  en: statisticsEn,
  fr: statisticsFr,
  de: statisticsDe,
};
