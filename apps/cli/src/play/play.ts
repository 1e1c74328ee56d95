/** A game at this terminal: people at this device, bots on the other seats. */

import { gameWords } from '@halcyon/catalog/words';
import { agree, BadInput, Match, type SetupWish, sealedChance, typedChance } from '@halcyon/kernel';
import { isLanguage, LANGUAGES, type Language, terminalWords } from '@halcyon/speech';
import { HELPS, type Help, standardHelp } from '@halcyon/table';
import { needGame } from '../wish.ts';
import { endingOf, lastPicture } from './ending.ts';
import { LocalSitting } from './local-sitting.ts';
import { runTable } from './loop.ts';
import { openScreen } from './open-screen.ts';
import { Leave, type Screen } from './screen.ts';
import { type Seating, seatBots } from './seating.ts';
import { finish, freshSecret, isBroken, load, putAside, runningPath } from './store.ts';
import { isYes, yesOrNo } from './yes-no.ts';

export interface PlayOptions {
  readonly lang?: string | undefined;
  readonly seed?: string | undefined;
  /** How many bots, on the last seats; or their names by seat ('human' for a person). Default: one person. */
  readonly bots?: number | readonly string[] | undefined;
  /** Names by seat; '' for the usual one. */
  readonly names?: readonly string[] | undefined;
  /** What help is agreed on; without it the standard. */
  readonly help?: string | undefined;
  /** Go on with this saved game; '' = the last one of the game. */
  readonly resume?: string | undefined;
  /** Bots do not pause. */
  readonly fast?: boolean | undefined;
  /** One that is open already. */
  readonly screen?: Screen | undefined;
  /** What else is said of a game that is over, by its log. */
  readonly after?: ((log: string) => readonly string[]) | undefined;
}
export type PlayWish = SetupWish & { readonly game: string };

interface Begun extends Seating {
  readonly match: Match;
  readonly language: Language;
  /** What the players should know before the first card. */
  readonly news: readonly string[];
}

const languageOf = (wished: string | undefined): Language => {
  if (wished === undefined) return 'en';
  if (isLanguage(wished)) return wished;
  throw new BadInput('lang', `unknown language '${wished}', known: ${LANGUAGES.join(', ')}`);
};
const helpFor = (wished: string | undefined, bots: readonly string[]): Help => {
  if (wished === undefined) return standardHelp(bots.filter((bot) => bot === '').length);
  const help = HELPS.find((each) => each === wished);
  if (help) return help;
  throw new BadInput('hints', `unknown help '${wished}', known: ${HELPS.join(', ')}`);
};
const newTable = (wish: PlayWish, options: PlayOptions): Begun => {
  const language = languageOf(options.lang);
  const game = needGame(wish.game);
  const setup = agree(game, wish);
  const bots = seatBots(game.id, setup.seats, options.bots);
  const help = helpFor(options.help, bots);
  const names = options.names ?? [];
  if (names.length > setup.seats) throw new BadInput('names', `${names.length} names for ${setup.seats} seats`);
  const match = new Match(
    game,
    setup,
    options.seed === undefined ? sealedChance(freshSecret()) : typedChance(options.seed),
  );
  const aside = putAside(game.id);
  const news = aside === undefined ? [] : [terminalWords(language).putAside(aside)];
  return { match, bots, names: bots.map((_, seat) => names[seat] ?? ''), help, language, news };
};

const savedTable = (path: string, options: PlayOptions): Begun => {
  const found = load(path);
  const wished = options.lang === undefined ? undefined : languageOf(options.lang);
  if (isBroken(found)) {
    throw new BadInput('resume', terminalWords(wished ?? 'en').broken(found.problem, found.kept));
  }
  const language = wished ?? found.language ?? 'en';
  const { match, bots, names, help } = found;
  if (match.outcome) throw new BadInput('resume', `the game in ${path} is over; 'halcyon replay' shows it`);
  // A game from elsewhere takes the place of the running one.
  if (path !== runningPath(match.game.id)) putAside(match.game.id);
  return {
    match,
    bots,
    names,
    help,
    language,
    news: [terminalWords(language).resumed(gameWords(language, match.game.id)?.title ?? match.game.id)],
  };
};

/** Shows how it ended; true if the people want another game. */
const showEnd = async (
  sitting: LocalSitting,
  { after }: PlayOptions,
): Promise<{ readonly lines: readonly string[]; readonly again: boolean }> => {
  const { table, words, screen } = sitting;
  const ending = endingOf(sitting, sitting.public.outcome!);
  const path = sitting.saved ? words.logAt(finish(sitting.path)) : '';
  const more = after?.(sitting.log('referee')) ?? [];
  sitting.notice = [...sitting.notice, path, ...(screen.live ? more : [])].filter(Boolean);
  const { picture, lines: last } = lastPicture(sitting, ending, path);
  const lines = [...last, ...more];
  if (!screen.live) return { lines, again: false };
  const answer = await screen.ask({ ...picture, keys: words.prompts.again }, yesOrNo(table));
  return { lines, again: isYes(table, answer) };
};

const sitDown = async (first: Begun, wish: PlayWish, options: PlayOptions, screen: Screen): Promise<string[]> => {
  let table = first;
  for (;;) {
    const { match, language } = table;
    const sitting = new LocalSitting(match, table, language, screen, options.fast === true);
    const preface = sitting.public.lastStep ? [] : sitting.drawing.preface(sitting.scene('audience'));
    sitting.notice = [...table.news, ...preface];
    try {
      await runTable(sitting);
      const { lines, again } = await showEnd(sitting, options);
      if (!again) return [...lines];
      const next = { ...wish, ...match.setup, game: match.game.id };
      table = newTable(next, {
        ...options,
        lang: sitting.language,
        seed: undefined,
        bots: table.bots.map((bot) => bot || 'human'),
        names: table.names,
        help: table.help,
      });
    } catch (error) {
      if (!(error instanceof Leave)) throw error;
      const saved = !sitting.public.outcome && sitting.save();
      screen.close(saved ? [sitting.words.toResume(`npx halcyon play ${match.game.id} --resume`)] : []);
      throw error;
    }
  }
};

/** Plays one or more games; the exit code. Wrong wishes throw BadInput before the screen changes. */
export const play = async (wish: PlayWish, options: PlayOptions = {}): Promise<number> => {
  const table =
    options.resume === undefined
      ? newTable(wish, options)
      : savedTable(options.resume || runningPath(needGame(wish.game).id), options);
  const screen = options.screen ?? openScreen();
  try {
    screen.close(await sitDown(table, wish, options, screen));
    return 0;
  } catch (error) {
    if (error instanceof Leave) return error.code;
    screen.close([]);
    throw error;
  }
};
