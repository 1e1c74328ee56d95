/** The words of one language and of the games that are played, loaded when they are wanted: for a page. */
import type { GameId } from '@halcyon/catalog/lazy';
import type { Language } from './speaker.ts';
import type { CommonWords, GameTalk, Loaders, RuleTexts, Words } from './words.ts';

interface Spoken {
  readonly words: CommonWords;
  readonly talks: Loaders<GameTalk>;
  readonly rules: Loaders<RuleTexts>;
}
/** Each knows where the words of its games are, so that nobody loads the addresses of languages that are not spoken. */
const LANGUAGES: Readonly<Record<Language, () => Promise<Spoken>>> = {
  en: () => import('./languages/en.ts'),
  fr: () => import('./languages/fr.ts'),
  de: () => import('./languages/de.ts'),
};

/** A game that nobody knows has no words. The rules have a text only in the games of `read`. */
export const loadWords = async (
  language: Language,
  games: readonly string[],
  read: readonly string[] = [],
): Promise<Words> => {
  const { words, talks, rules } = await LANGUAGES[language]();
  const isGame = (id: string): id is GameId => Object.hasOwn(talks, id);
  const loading = games.filter(isGame).map(async (id) => {
    const [talk, texts] = await Promise.all([talks[id](), read.includes(id) ? rules[id]() : {}]);
    return [id, { ...words.titles[id]!, ...talk, rules: texts }] as const;
  });
  return { ...words, games: Object.fromEntries(await Promise.all(loading)) };
};
