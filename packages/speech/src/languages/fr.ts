import { pageFr } from '../page/fr.ts';
import { tableFr } from '../table/fr.ts';
import { tranquilityFr } from '../tranquility/fr.ts';
import type { Words } from '../words.ts';

export const words: Words = { language: 'fr', table: tableFr, page: pageFr, games: { tranquility: tranquilityFr } };
