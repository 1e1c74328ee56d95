/** What notices are made of in each language. */
import { loadWords } from '@halcyon/catalog/lazy';
import { NOTICES_DE } from '@halcyon/speech/notices/de';
import { NOTICES_EN } from '@halcyon/speech/notices/en';
import { NOTICES_FR } from '@halcyon/speech/notices/fr';
import type { NoticeSpeech } from '@halcyon/speech/notices/notice-speech';
import { isLanguage, type Language } from '@halcyon/speech/speaker';

export interface NoticeWords {
  readonly speech: NoticeSpeech;
  /** Of a game, as its box has it. */
  title(game: string): string;
}
export type WordsOf = (language: string) => Promise<NoticeWords>;

const SPEECHES: Readonly<Record<Language, NoticeSpeech>> = { en: NOTICES_EN, fr: NOTICES_FR, de: NOTICES_DE };

const load = async (language: Language): Promise<NoticeWords> => {
  const { titles } = await loadWords(language, new Map());
  return { speech: SPEECHES[language], title: (game) => titles[game]?.title ?? 'Halcyon' };
};

/** Each language is loaded once. */
export const loadNoticeWords = (): WordsOf => {
  const loaded = new Map<Language, Promise<NoticeWords>>();
  return (language) => {
    const known = isLanguage(language) ? language : 'en';
    const words = loaded.get(known) ?? load(known);
    loaded.set(known, words);
    return words;
  };
};
