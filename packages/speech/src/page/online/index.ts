/** All languages together, for the terminal; a page loads its reader's alone (words.ts). */
import type { Language } from '../../speaker.ts';
import { online as de } from './de.ts';
import { online as en } from './en.ts';
import { online as fr } from './fr.ts';
import type { OnlineSpeech } from './speech.ts';

export const ONLINE: Readonly<Record<Language, OnlineSpeech>> = { en, fr, de };
