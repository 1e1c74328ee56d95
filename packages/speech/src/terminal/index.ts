import type { Language } from '../speaker.ts';
import { terminalDe } from './de.ts';
import { terminalEn } from './en.ts';
import { terminalFr } from './fr.ts';
import type { TerminalSpeech } from './terminal-speech.ts';

const TERMINALS: Readonly<Record<Language, TerminalSpeech>> = { en: terminalEn, fr: terminalFr, de: terminalDe };
export const terminalWords = (language: Language): TerminalSpeech => TERMINALS[language];
export type { TerminalSpeech } from './terminal-speech.ts';
