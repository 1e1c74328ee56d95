/**
 * The reader's language, and in it the words of the games that were looked at. Changing it needs no reload, because every
 * text is read through here.
 */
import type { OnlineSpeech } from '@halcyon/speech/page/online/speech';
import { isLanguage, type Language } from '@halcyon/speech/speaker';
import type { Words } from '@halcyon/speech/words';

const KEY = 'halcyon/language';

const preferred = (): Language => {
  const wishes = [localStorage.getItem(KEY) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wishes.find(isLanguage) ?? 'en';
};

/** Where words come from: the app says so before the first screen. */
type Load = (language: Language, games: ReadonlyMap<string, Wanted>, online: boolean) => Promise<Words>;
/** What is wanted of a game besides the words of its plain table. */
interface Wanted {
  readonly modules?: boolean;
  readonly rules?: boolean;
}

class Speech {
  #source: Load | undefined;
  #words = $state.raw<Words>();
  #wished = preferred();
  #games = new Map<string, Wanted>();
  /** Whether words for tables at a server are wanted. */
  #online = false;
  /** What the words that are shown were loaded for. */
  #had = new Map<string, Wanted>();
  #loading = Promise.resolve();

  /** App waits for the first language before it shows a screen. */
  get words(): Words {
    if (!this.#words) throw new Error('no language is loaded yet');
    return this.#words;
  }
  /** For tables at a server; screens that speak of them wait for it (`loadOnline`). */
  get online(): OnlineSpeech {
    if (!this.words.online) throw new Error('no words for tables at a server are loaded yet');
    return this.words.online;
  }
  /** What is spoken now; before the first words are there, what will be. */
  get language(): Language {
    return this.#words?.language ?? this.#wished;
  }
  from(source: Load): void {
    this.#source = source;
  }
  load(language = this.#wished): Promise<void> {
    this.#wished = language;
    return this.#load();
  }
  /** App waits for the words of a game before it shows a screen that is about it; they then follow the language. */
  loadGame(id: string, { modules = false, rules = false }: Wanted = {}): Promise<void> {
    const had = this.#games.get(id);
    if (had && (had.modules || !modules) && (had.rules || !rules)) return this.#loading;
    this.#games.set(id, { modules: modules || had?.modules === true, rules: rules || had?.rules === true });
    return this.#load();
  }
  /** The words for tables at a server, which then follow the language. */
  loadOnline(): Promise<void> {
    if (this.#online) return this.#loading;
    this.#online = true;
    return this.#load();
  }
  #load(): Promise<void> {
    if (!this.#source) throw new Error('nobody has said where words come from');
    const games = new Map(this.#games);
    const loading: Promise<void> = this.#source(this.#wished, games, this.#online).then(
      // A later wish that has overtaken this one brings its words along.
      (words) => (loading === this.#loading ? this.#show(words, games) : this.#loading),
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
    this.#wished = this.#words?.language ?? this.#wished;
    this.#games = new Map(this.#had);
    this.#online = this.#words?.online !== undefined;
    this.#loading = Promise.resolve();
  }
  #show(words: Words, games: ReadonlyMap<string, Wanted>): void {
    this.#words = words;
    this.#had = new Map(games);
    document.documentElement.lang = words.language;
    localStorage.setItem(KEY, words.language);
  }
}
export const speech = new Speech();
