import { pageFr } from '../page/fr.ts';
import { tableFr } from '../table/fr.ts';
import { titlesFr } from '../titles/fr.ts';
import type { CommonWords } from '../words.ts';

export const words: CommonWords = { language: 'fr', table: tableFr, page: pageFr, titles: titlesFr };
