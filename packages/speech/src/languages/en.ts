import { pageEn } from '../page/en.ts';
import { tableEn } from '../table/en.ts';
import type { HouseWords } from '../words.ts';

export const words: HouseWords = { language: 'en', table: tableEn, page: pageEn };
