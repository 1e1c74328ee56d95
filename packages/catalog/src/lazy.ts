/**
 * Every game part by part, loaded when somebody wants it: for a page, which must not load what it does not play. The first
 * screen is made of this file, so it needs no engine; bots are in lazy-bots.ts.
 */
import type { Game, Setup } from '@halcyon/kernel';
import { borrowing } from '@halcyon/speech/borrowing';
import { readable } from '@halcyon/speech/rule-texts';
import type { GameSpeech, Language } from '@halcyon/speech/speaker';
import { type GameTitle, type HouseWords, loadHouse, type Words } from '@halcyon/speech/words';
import { MANIFESTS } from './games.ts';
import type { Manifest } from './manifest.ts';

const BY_ID: ReadonlyMap<string, Manifest> = new Map(MANIFESTS.map((manifest) => [manifest.id, manifest]));
export const GAME_IDS: readonly string[] = [...BY_ID.keys()];

/** Older versions that stored tables were begun by, as 'id version'. */
const OLDER: Readonly<Record<string, () => Promise<Game>>> = {};
/** What can be chosen, and the rules of the plain set-up at least. */
export const loadPlain = async (id: string): Promise<Game | undefined> => {
  const manifest = BY_ID.get(id);
  return (manifest?.plain ?? manifest?.rules)?.();
};
const isPlain = ({ layouts, modes }: Game, { features, layout, mode }: Setup): boolean =>
  features.length === 0 && layout === layouts[0]?.id && mode === modes[0]?.id;

/** The newest version, or the one that is asked for as long as it is kept; for one set-up as little of it as will do. */
export const loadGame = async (id: string, version?: number, setup?: Setup): Promise<Game | undefined> => {
  const older = OLDER[`${id} ${version}`];
  if (older) return older();
  const plain = setup && (await BY_ID.get(id)?.plain?.());
  return plain && isPlain(plain, setup) ? plain : BY_ID.get(id)?.rules();
};

const loadTitle = async ({ title: load }: Manifest, language: Language): Promise<GameTitle> => {
  const { title, pitch } = await borrowing(language, load);
  return { title, pitch };
};
const loadSpeech = async (manifest: Manifest, house: HouseWords, withRules: boolean): Promise<GameSpeech> => {
  const { language } = house;
  const [head, talk, { rules }] = await Promise.all([
    loadTitle(manifest, language),
    borrowing(language, manifest.words),
    withRules ? borrowing(language, manifest.texts) : { rules: {} },
  ]);
  return { ...head, ...talk, rules: readable(rules, house) };
};

/** A game that nobody knows has no words. The rules have a text only in the games of `read`. */
export const loadWords = async (
  language: Language,
  games: readonly string[],
  read: readonly string[] = [],
): Promise<Words> => {
  const house = await loadHouse(language);
  const [titles, speeches] = await Promise.all([
    Promise.all(MANIFESTS.map(async (manifest) => [manifest.id, await loadTitle(manifest, language)] as const)),
    Promise.all(
      MANIFESTS.filter(({ id }) => games.includes(id)).map(
        async (manifest) => [manifest.id, await loadSpeech(manifest, house, read.includes(manifest.id))] as const,
      ),
    ),
  ]);
  return { ...house, titles: Object.fromEntries(titles), games: Object.fromEntries(speeches) };
};
