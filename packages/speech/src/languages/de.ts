import { pageDe } from '../page/de.ts';
import { tableDe } from '../table/de.ts';
import type { HouseWords } from '../words.ts';

export const words: HouseWords = { language: 'de', table: tableDe, page: pageDe };
