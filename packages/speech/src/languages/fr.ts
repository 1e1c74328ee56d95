import { pageFr } from '../page/fr.ts';
import { tableFr } from '../table/fr.ts';
import { titlesFr } from '../titles/fr.ts';
import type { CommonWords, GameTalk, Loaders, RuleTexts } from '../words.ts';

export const words: CommonWords = { language: 'fr', table: tableFr, page: pageFr, titles: titlesFr };

/** Loaded by game, for a page. */
export const talks: Loaders<GameTalk> = {
  tranquility: async () => (await import('../tranquility/fr/talk.ts')).talk,
  ascent: async () => (await import('../ascent/fr/talk.ts')).talk,
  'cloud-nine': async () => (await import('../cloud-nine/fr/talk.ts')).talk,
  'fantasy-pub': async () => (await import('../fantasy-pub/fr/talk.ts')).talk,
  reef: async () => (await import('../reef/fr/talk.ts')).talk,
  'castle-merchants': async () => (await import('../castle-merchants/fr/talk.ts')).talk,
};
export const rules: Loaders<RuleTexts> = {
  tranquility: async () => (await import('../tranquility/fr/rules.ts')).rules,
  ascent: async () => (await import('../ascent/fr/rules.ts')).rules,
  'cloud-nine': async () => (await import('../cloud-nine/fr/rules.ts')).rules,
  'fantasy-pub': async () => (await import('../fantasy-pub/fr/rules.ts')).rules,
  reef: async () => (await import('../reef/fr/rules.ts')).rules,
  'castle-merchants': async () => (await import('../castle-merchants/fr/rules.ts')).rules,
};
