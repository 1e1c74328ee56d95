import { pageEn } from '../page/en.ts';
import { tableEn } from '../table/en.ts';
import { tranquilityEn } from '../tranquility/en.ts';
import type { Words } from '../words.ts';

export const words: Words = { language: 'en', table: tableEn, page: pageEn, games: { tranquility: tranquilityEn } };
