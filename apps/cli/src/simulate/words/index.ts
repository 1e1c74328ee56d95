import type { Language } from '@halcyon/speech';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SimulationWords } from './words.ts';

export type { PageWords, SimulationWords } from './words.ts';
export const SIMULATION_WORDS: Readonly<Record<Language, SimulationWords>> = { en, fr, de };
