/** The words of one language and of the games that are played, loaded when they are wanted: for a page. */
import type { GameId } from '@halcyon/catalog/lazy';
import type { GameSpeech, Language } from './speaker.ts';
import type { CommonWords, GameTalk, Words } from './words.ts';

const COMMON: Readonly<Record<Language, () => Promise<{ words: CommonWords }>>> = {
  en: () => import('./languages/en.ts'),
  fr: () => import('./languages/fr.ts'),
  de: () => import('./languages/de.ts'),
};
type Loaders<Part> = Readonly<Record<GameId, Readonly<Record<Language, () => Promise<Part>>>>>;
const TALKS: Loaders<GameTalk> = {
  tranquility: {
    en: async () => (await import('./tranquility/en/talk.ts')).talk,
    fr: async () => (await import('./tranquility/fr/talk.ts')).talk,
    de: async () => (await import('./tranquility/de/talk.ts')).talk,
  },
  ascent: {
    en: async () => (await import('./ascent/en/talk.ts')).talk,
    fr: async () => (await import('./ascent/fr/talk.ts')).talk,
    de: async () => (await import('./ascent/de/talk.ts')).talk,
  },
  'cloud-nine': {
    en: async () => (await import('./cloud-nine/en/talk.ts')).talk,
    fr: async () => (await import('./cloud-nine/fr/talk.ts')).talk,
    de: async () => (await import('./cloud-nine/de/talk.ts')).talk,
  },
  'fantasy-pub': {
    en: async () => (await import('./fantasy-pub/en/talk.ts')).talk,
    fr: async () => (await import('./fantasy-pub/fr/talk.ts')).talk,
    de: async () => (await import('./fantasy-pub/de/talk.ts')).talk,
  },
  reef: {
    en: async () => (await import('./reef/en/talk.ts')).talk,
    fr: async () => (await import('./reef/fr/talk.ts')).talk,
    de: async () => (await import('./reef/de/talk.ts')).talk,
  },
  'castle-merchants': {
    en: async () => (await import('./castle-merchants/en/talk.ts')).talk,
    fr: async () => (await import('./castle-merchants/fr/talk.ts')).talk,
    de: async () => (await import('./castle-merchants/de/talk.ts')).talk,
  },
};
const RULES: Loaders<GameSpeech['rules']> = {
  tranquility: {
    en: async () => (await import('./tranquility/en/rules.ts')).rules,
    fr: async () => (await import('./tranquility/fr/rules.ts')).rules,
    de: async () => (await import('./tranquility/de/rules.ts')).rules,
  },
  ascent: {
    en: async () => (await import('./ascent/en/rules.ts')).rules,
    fr: async () => (await import('./ascent/fr/rules.ts')).rules,
    de: async () => (await import('./ascent/de/rules.ts')).rules,
  },
  'cloud-nine': {
    en: async () => (await import('./cloud-nine/en/rules.ts')).rules,
    fr: async () => (await import('./cloud-nine/fr/rules.ts')).rules,
    de: async () => (await import('./cloud-nine/de/rules.ts')).rules,
  },
  'fantasy-pub': {
    en: async () => (await import('./fantasy-pub/en/rules.ts')).rules,
    fr: async () => (await import('./fantasy-pub/fr/rules.ts')).rules,
    de: async () => (await import('./fantasy-pub/de/rules.ts')).rules,
  },
  reef: {
    en: async () => (await import('./reef/en/rules.ts')).rules,
    fr: async () => (await import('./reef/fr/rules.ts')).rules,
    de: async () => (await import('./reef/de/rules.ts')).rules,
  },
  'castle-merchants': {
    en: async () => (await import('./castle-merchants/en/rules.ts')).rules,
    fr: async () => (await import('./castle-merchants/fr/rules.ts')).rules,
    de: async () => (await import('./castle-merchants/de/rules.ts')).rules,
  },
};
const isGame = (id: string): id is GameId => Object.hasOwn(TALKS, id);

/** A game that nobody knows has no words. The rules have a text only in the games of `read`. */
export const loadWords = async (
  language: Language,
  games: readonly string[],
  read: readonly string[] = [],
): Promise<Words> => {
  const loading = games.filter(isGame).map(async (id) => {
    const [talk, rules] = await Promise.all([TALKS[id][language](), read.includes(id) ? RULES[id][language]() : {}]);
    return [id, talk, rules] as const;
  });
  const [{ words }, loaded] = await Promise.all([COMMON[language](), Promise.all(loading)]);
  const told = loaded.map(([id, talk, rules]) => [id, { ...words.titles[id]!, ...talk, rules }] as const);
  return { ...words, games: Object.fromEntries(told) };
};
