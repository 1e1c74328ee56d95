/**
 * Every game part by part, loaded when somebody wants it: for a page, which must not load what it does not play. The first
 * screen is made of this file, so it needs no engine; bots are in lazy-bots.ts.
 */
import type { Rates } from '@halcyon/bots/rates';
import type { Game, Setup } from '@halcyon/kernel';
import { borrowing } from '@halcyon/speech/borrowing';
import { readable } from '@halcyon/speech/rule-texts';
import type { Signs } from '@halcyon/speech/signs';
import type { GameSpeech, Language } from '@halcyon/speech/speaker';
import type { Telling } from '@halcyon/speech/telling';
import { type GameTitle, type HouseWords, loadHouse, loadOnline, type Words } from '@halcyon/speech/words';
import { MANIFESTS } from './games.ts';
import type { Manifest } from './manifest.ts';

const BY_ID: ReadonlyMap<string, Manifest> = new Map(MANIFESTS.map((manifest) => [manifest.id, manifest]));
export const GAME_IDS: readonly string[] = [...BY_ID.keys()];
export const playersOf = (id: string): Game['seats'] | undefined => BY_ID.get(id)?.seats;

/** Whether people play it in silence where nobody says otherwise. */
export const isSilent = (id: string): boolean => BY_ID.get(id)?.silent === true;

/** Older versions that stored tables were begun by, as 'id version'. */
const OLDER: Readonly<Record<string, () => Promise<Game>>> = {};
/** What can be chosen, and the rules of the plain set-up at least. */
export const loadPlain = async (id: string): Promise<Game | undefined> => {
  const manifest = BY_ID.get(id);
  return (manifest?.plain ?? manifest?.rules)?.();
};
export const isPlain = ({ layouts, modes }: Game, { features, layout, mode }: Setup): boolean =>
  features.length === 0 && layout === layouts[0]?.id && mode === modes[0]?.id;

/** The newest version, or the one that is asked for as long as it is kept; for one set-up as little of it as will do. */
export const loadGame = async (id: string, version?: number, setup?: Setup): Promise<Game | undefined> => {
  const older = OLDER[`${id} ${version}`];
  if (older) return older();
  const plain = setup && (await BY_ID.get(id)?.plain?.());
  return plain && isPlain(plain, setup) ? plain : BY_ID.get(id)?.rules();
};

/** How often bots won each kind of the game, where that was measured. */
export const loadRates = async (id: string): Promise<Rates | undefined> => BY_ID.get(id)?.rates?.();

const loadTitle = async ({ title: load }: Manifest, language: Language): Promise<GameTitle> => {
  const { title, pitch } = await borrowing(language, load);
  return { title, pitch };
};
/** Words that are wanted of a game: at least those of its plain table. */
export interface Wanted {
  /** Also what its modules are called and what they say. */
  readonly modules?: boolean;
  /** Also the text of its rules. */
  readonly rules?: boolean;
}
const loadSpeech = async (
  manifest: Manifest,
  house: HouseWords,
  { modules, rules: read }: Wanted,
): Promise<GameSpeech> => {
  const { language } = house;
  const [head, talk, { rules, chapters }] = await Promise.all([
    loadTitle(manifest, language),
    borrowing(language, (!modules && manifest.plainWords) || manifest.words),
    read ? borrowing(language, manifest.texts) : { rules: {}, chapters: [] },
  ]);
  return { ...head, ...talk, rules: readable(rules, house), chapters };
};

/** What signs say; those of a game that has none say nothing. */
export const loadSigns = async (id: string, language: Language): Promise<Signs> => {
  const signs = BY_ID.get(id)?.signs;
  return signs ? borrowing(language, signs) : {};
};

/** How a game tells its table in words; one that does not is told from its fields. */
export const loadTelling = async (id: string, language: Language): Promise<Telling | undefined> => {
  const telling = BY_ID.get(id)?.telling;
  return telling && borrowing(language, telling);
};

/** A game that nobody knows has no words. `online`: also those for tables at a server. */
export const loadWords = async (
  language: Language,
  games: ReadonlyMap<string, Wanted>,
  online = false,
): Promise<Words> => {
  const house = await loadHouse(language);
  const [titles, speeches, atServer] = await Promise.all([
    Promise.all(MANIFESTS.map(async (manifest) => [manifest.id, await loadTitle(manifest, language)] as const)),
    Promise.all(
      MANIFESTS.filter(({ id }) => games.has(id)).map(
        async (manifest) => [manifest.id, await loadSpeech(manifest, house, games.get(manifest.id)!)] as const,
      ),
    ),
    online ? loadOnline(language) : undefined,
  ]);
  return { ...house, titles: Object.fromEntries(titles), games: Object.fromEntries(speeches), online: atServer };
};
