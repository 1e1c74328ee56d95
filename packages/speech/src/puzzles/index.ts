/** All languages together: few solve puzzles, and a change of language finds its words there. */
import type { Language } from '../speaker.ts';
import { puzzlesDe } from './de.ts';
import { puzzlesEn } from './en.ts';
import { puzzlesFr } from './fr.ts';
import type { PuzzleSpeech } from './speech.ts';

export type { PuzzleSpeech };
export const PUZZLES: Readonly<Record<Language, PuzzleSpeech>> = { en: puzzlesEn, fr: puzzlesFr, de: puzzlesDe };
