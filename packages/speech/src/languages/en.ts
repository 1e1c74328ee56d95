import { pageEn } from '../page/en.ts';
import { tableEn } from '../table/en.ts';
import { titlesEn } from '../titles/en.ts';
import type { CommonWords } from '../words.ts';

export const words: CommonWords = { language: 'en', table: tableEn, page: pageEn, titles: titlesEn };
