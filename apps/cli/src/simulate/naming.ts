/** What a row is called: by ids in the terminal and in the names of files, by the words of its game on a page. */
import { type Game, optionsOffered } from '@halcyon/kernel';
import type { GameSpeech } from '@halcyon/speech';
import { modulesOf, specialModules } from '@halcyon/testkit';
import type { Row } from './result.ts';
import type { PageWords } from './words/index.ts';

type Named = Pick<Row, 'seats' | 'features' | 'layout' | 'mode' | 'options'>;
const changedOptions = (game: Game, row: Named): [id: string, value: number][] =>
  optionsOffered(game, modulesOf(row), row.seats).flatMap(({ id, standard }): [string, number][] =>
    row.options[id] === standard ? [] : [[id, row.options[id]!]],
  );

/** 'storm-compass islandsRemoved=8'; empty for the plain game. */
export const kindOf = (game: Game, row: Named): string =>
  [...specialModules(game, row), ...changedOptions(game, row).map(([id, value]) => `${id}=${value}`)].join(' ');
/** '3-storm-compass-islandsRemoved-8-heuristic' */
export const slugOf = (game: Game, row: Named & Pick<Row, 'bot'>): string =>
  [row.seats, kindOf(game, row), row.bot]
    .join('-')
    .replace(/[^\w-]+/g, '-')
    .replace(/-+/g, '-');

/** The kind of a row in the words of its game: 'Storm & Compass, Leucothea: 8 islands'. */
export const kindInWords = (game: Game, row: Named, speech: GameSpeech, words: PageWords): string => {
  const named = { ...speech.features, ...speech.layouts, ...speech.modes };
  const parts = [
    ...specialModules(game, row).map((id) => named[id]?.name ?? id),
    ...changedOptions(game, row).map(([id, value]) => speech.options[id]?.value(value) ?? `${id}=${value}`),
  ];
  return parts.join(', ') || words.plain;
};
