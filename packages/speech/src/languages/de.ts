import { pageDe } from '../page/de.ts';
import { tableDe } from '../table/de.ts';
import { titlesDe } from '../titles/de.ts';
import type { CommonWords } from '../words.ts';

export const words: CommonWords = { language: 'de', table: tableDe, page: pageDe, titles: titlesDe };
