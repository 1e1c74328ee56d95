/** What `npm start` opens: the language, the game that was left, or a new one. */
import { cancel, intro, log } from '@clack/prompts';
import { findGame, GAMES } from '@halcyon/catalog';
import { gameWords, tableWords } from '@halcyon/catalog/words';
import { isLanguage, LANGUAGES, type Language, terminalWords } from '@halcyon/speech';
import { isTerminal } from './open-screen.ts';
import { type PlayOptions, play } from './play.ts';
import { Cancelled, chooseOne } from './questions.ts';
import { askSeating, askSetup } from './setup-questions.ts';
import { isBroken, load, runningGames, runningPath } from './store.ts';

/** The running games that can be read; a broken one is reported and kept. */
const resumable = (language: Language): string[] =>
  runningGames().filter((id) => {
    const found = load(runningPath(id));
    if (isBroken(found)) log.warn(terminalWords(language).broken(found.problem, found.kept));
    return !isBroken(found) && found.match.outcome === undefined;
  });

const openMenu = async (options: PlayOptions, first: Language): Promise<number> => {
  intro(terminalWords(first).menu.title);
  const question = LANGUAGES.map((each) => terminalWords(each).menu.language).join(' · ');
  const languages = LANGUAGES.map((value) => ({ value, label: tableWords(value).language }));
  const language = await chooseOne<Language>(question, languages, first);
  const own = terminalWords(language).menu;
  const titleOf = (id: string): string => gameWords(language, id)?.title ?? id;

  const saved = resumable(language);
  if (saved.length > 0) {
    const offers = saved.map((value) => ({ value, label: own.resume(titleOf(value)) }));
    const choice = await chooseOne(own.what, [...offers, { value: '', label: own.fresh }]);
    if (choice !== '') return play({ game: choice }, { ...options, lang: language, resume: '' });
  }
  const games = GAMES.map(({ id }) => ({ value: id, label: titleOf(id), hint: gameWords(language, id)?.pitch ?? '' }));
  const game = findGame(await chooseOne(terminalWords(language).menu.game, games))!;
  const setup = await askSetup(game, language);
  const seating = await askSeating(game, setup.seats, language);
  return play({ game: game.id, ...setup }, { ...options, lang: language, ...seating });
};

export const menu = async (options: PlayOptions = {}): Promise<number> => {
  const language = options.lang !== undefined && isLanguage(options.lang) ? options.lang : 'en';
  if (!isTerminal()) {
    console.log(terminalWords(language).menu.noTerminal(`npx halcyon play ${GAMES[0]!.id} --seats 2`));
    return 0;
  }
  try {
    return await openMenu(options, language);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    cancel(terminalWords(language).notices.goodbye);
    return 0;
  }
};
