/**
 * The reader's language, and in it the words of the games that were looked at. Changing it needs no reload, because every
 * text is read through here.
 */
import { isLanguage, type Language } from '@halcyon/speech/speaker';
import type { Words } from '@halcyon/speech/words';

const KEY = 'halcyon/language';

const preferred = (): Language => {
  const wishes = [localStorage.getItem(KEY) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wishes.find(isLanguage) ?? 'en';
};

/** Where words come from: the app says so before the first screen. */
type Load = (language: Language, games: readonly string[], read: readonly string[]) => Promise<Words>;

class Speech {
  #source: Load | undefined;
  #words = $state.raw<Words>();
  #wished = preferred();
  #games = new Set<string>();
  /** Those of the games whose rules are read. */
  #read = new Set<string>();
  #loading = Promise.resolve();

  /** App waits for the first language before it shows a screen. */
  get words(): Words {
    if (!this.#words) throw new Error('no language is loaded yet');
    return this.#words;
  }
  from(source: Load): void {
    this.#source = source;
  }
  load(language = this.#wished): Promise<void> {
    this.#wished = language;
    return this.#load();
  }
  /** App waits for the words of a game before it shows a screen that is about it; they then follow the language. */
  loadGame(id: string, withRules = false): Promise<void> {
    if (this.#games.has(id) && (this.#read.has(id) || !withRules)) return this.#loading;
    this.#games.add(id);
    if (withRules) this.#read.add(id);
    return this.#load();
  }
  #load(): Promise<void> {
    if (!this.#source) throw new Error('nobody has said where words come from');
    const loading: Promise<void> = this.#source(this.#wished, [...this.#games], [...this.#read]).then(
      // A later wish that has overtaken this one brings its words along.
      (words) => (loading === this.#loading ? this.#show(words) : this.#loading),
      (problem) => {
        if (loading === this.#loading) this.#forget();
        throw problem;
      },
    );
    this.#loading = loading;
    return loading;
  }
  /** What could not be loaded is wished no more, so that it can be asked for again. */
  #forget(): void {
    const { language = this.#wished, games = {} } = this.#words ?? {};
    this.#wished = language;
    this.#games = new Set(Object.keys(games));
    this.#read = new Set(Object.keys(games).filter((id) => Object.keys(games[id]!.rules).length > 0));
    this.#loading = Promise.resolve();
  }
  #show(words: Words): void {
    this.#words = words;
    document.documentElement.lang = words.language;
    localStorage.setItem(KEY, words.language);
  }
}
export const speech = new Speech();
