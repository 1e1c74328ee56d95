import type { Language } from '../../speaker.ts';
import { settingsDe } from './de.ts';
import { settingsEn } from './en.ts';
import { settingsFr } from './fr.ts';
import type { SettingsSpeech } from './speech.ts';

export const SETTINGS: Readonly<Record<Language, SettingsSpeech>> = { en: settingsEn, fr: settingsFr, de: settingsDe };
