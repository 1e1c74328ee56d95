import { pageFr } from '../page/fr.ts';
import { tableFr } from '../table/fr.ts';
import type { HouseWords } from '../words.ts';

export const words: HouseWords = { language: 'fr', table: tableFr, page: pageFr };
