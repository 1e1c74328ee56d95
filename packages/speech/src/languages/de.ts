import { pageDe } from '../page/de.ts';
import { tableDe } from '../table/de.ts';
import { tranquilityDe } from '../tranquility/de.ts';
import type { Words } from '../words.ts';

export const words: Words = { language: 'de', table: tableDe, page: pageDe, games: { tranquility: tranquilityDe } };
