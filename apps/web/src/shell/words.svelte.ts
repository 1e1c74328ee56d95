/** The reader's language. Only one is loaded; changing it needs no reload, because every text is read through here. */
import { LANGUAGES, type Language } from '@halcyon/speech/speaker';
import type { Words } from '@halcyon/speech/words';

const KEY = 'halcyon/language';
const LOADERS: Readonly<Record<Language, () => Promise<{ words: Words }>>> = {
  en: () => import('@halcyon/speech/en'),
  fr: () => import('@halcyon/speech/fr'),
  de: () => import('@halcyon/speech/de'),
};

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
const preferred = (): Language => {
  const wishes = [localStorage.getItem(KEY) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wishes.find(isLanguage) ?? 'en';
};

class Speech {
  #words = $state.raw<Words>();
  /** Undefined only until the first language is there; App waits for it. */
  get loaded(): boolean {
    return this.#words !== undefined;
  }
  get words(): Words {
    if (!this.#words) throw new Error('no language is loaded yet');
    return this.#words;
  }
  async load(language: Language = preferred()): Promise<void> {
    const { words } = await LOADERS[language]();
    this.#words = words;
    document.documentElement.lang = language;
    localStorage.setItem(KEY, language);
  }
}
export const speech = new Speech();
