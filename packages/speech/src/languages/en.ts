import { pageEn } from '../page/en.ts';
import { tableEn } from '../table/en.ts';
import { titlesEn } from '../titles/en.ts';
import type { CommonWords, GameTalk, Loaders, RuleTexts } from '../words.ts';

export const words: CommonWords = { language: 'en', table: tableEn, page: pageEn, titles: titlesEn };

/** Loaded by game, for a page. */
export const talks: Loaders<GameTalk> = {
  tranquility: async () => (await import('../tranquility/en/talk.ts')).talk,
  ascent: async () => (await import('../ascent/en/talk.ts')).talk,
  'cloud-nine': async () => (await import('../cloud-nine/en/talk.ts')).talk,
  'fantasy-pub': async () => (await import('../fantasy-pub/en/talk.ts')).talk,
  reef: async () => (await import('../reef/en/talk.ts')).talk,
  'castle-merchants': async () => (await import('../castle-merchants/en/talk.ts')).talk,
};
export const rules: Loaders<RuleTexts> = {
  tranquility: async () => (await import('../tranquility/en/rules.ts')).rules,
  ascent: async () => (await import('../ascent/en/rules.ts')).rules,
  'cloud-nine': async () => (await import('../cloud-nine/en/rules.ts')).rules,
  'fantasy-pub': async () => (await import('../fantasy-pub/en/rules.ts')).rules,
  reef: async () => (await import('../reef/en/rules.ts')).rules,
  'castle-merchants': async () => (await import('../castle-merchants/en/rules.ts')).rules,
};
