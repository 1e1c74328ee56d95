import { pageDe } from '../page/de.ts';
import { tableDe } from '../table/de.ts';
import { titlesDe } from '../titles/de.ts';
import type { CommonWords, GameTalk, Loaders, RuleTexts } from '../words.ts';

export const words: CommonWords = { language: 'de', table: tableDe, page: pageDe, titles: titlesDe };

/** Loaded by game, for a page. */
export const talks: Loaders<GameTalk> = {
  tranquility: async () => (await import('../tranquility/de/talk.ts')).talk,
  ascent: async () => (await import('../ascent/de/talk.ts')).talk,
  'cloud-nine': async () => (await import('../cloud-nine/de/talk.ts')).talk,
  'fantasy-pub': async () => (await import('../fantasy-pub/de/talk.ts')).talk,
  reef: async () => (await import('../reef/de/talk.ts')).talk,
  'castle-merchants': async () => (await import('../castle-merchants/de/talk.ts')).talk,
};
export const rules: Loaders<RuleTexts> = {
  tranquility: async () => (await import('../tranquility/de/rules.ts')).rules,
  ascent: async () => (await import('../ascent/de/rules.ts')).rules,
  'cloud-nine': async () => (await import('../cloud-nine/de/rules.ts')).rules,
  'fantasy-pub': async () => (await import('../fantasy-pub/de/rules.ts')).rules,
  reef: async () => (await import('../reef/de/rules.ts')).rules,
  'castle-merchants': async () => (await import('../castle-merchants/de/rules.ts')).rules,
};
