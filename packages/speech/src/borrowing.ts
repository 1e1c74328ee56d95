/** A language may lack words: what nobody has written in it is said in English. */
import { LANGUAGES, type Language } from './speaker.ts';

/** As Vite, Rolldown and Node say that there is no such file. */
const isAbsent = (problem: unknown): boolean =>
  problem instanceof Error &&
  (problem.message.startsWith('Unknown variable dynamic import') ||
    ('code' in problem && problem.code === 'ERR_MODULE_NOT_FOUND'));

export const borrowing = async <Part>(
  language: Language,
  load: (language: Language) => Promise<Part>,
): Promise<Part> => {
  try {
    return await load(language);
  } catch (problem) {
    if (!isAbsent(problem)) throw problem;
    return load('en');
  }
};

/** The words of all languages at hand: for the terminal. */
export const inEveryLanguage = async <Words>(
  load: (language: Language) => Promise<Words>,
): Promise<(language: Language) => Words> => {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => [language, await borrowing(language, load)] as const),
  );
  const words: ReadonlyMap<Language, Words> = new Map(all);
  return (language) => words.get(language)!;
};
