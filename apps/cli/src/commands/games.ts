import { GAMES } from '@halcyon/catalog';
import { gameWords } from '@halcyon/catalog/words';
import type { Game, ModuleInfo } from '@halcyon/kernel';
import type { GameSpeech, Language, Named } from '@halcyon/speech';
import { type Command, JSON_OPTION } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { WORDS, type Words } from '../words.ts';

const named = (modules: readonly ModuleInfo[], names: Readonly<Record<string, Named>> = {}) =>
  modules.map(({ id, bars, seats }) => ({
    id,
    name: names[id]?.name ?? id,
    about: names[id]?.about ?? '',
    ...(bars && { bars }),
    ...(seats && { seats }),
  }));

/** A game whose words are not written yet is listed by its ids. */
const describe = (game: Game, speech: GameSpeech | undefined) => ({
  id: game.id,
  version: game.version,
  title: speech?.title ?? game.id,
  pitch: speech?.pitch ?? '',
  seats: game.seats,
  features: named(game.features, speech?.features),
  layouts: named(game.layouts, speech?.layouts),
  modes: named(game.modes, speech?.modes),
  options: game.options.map(({ id, values, standard, needs, bars, seats }) => ({
    id,
    name: speech?.options[id]?.name ?? id,
    about: speech?.options[id]?.about ?? '',
    values: values.map((value) => ({ value, name: speech?.options[id]?.value(value) ?? String(value) })),
    standard,
    ...(needs !== undefined && { needs }),
    ...(bars && { bars }),
    ...(seats && { seats }),
  })),
});
type Described = ReturnType<typeof describe>;

interface Limits {
  readonly seats?: readonly number[];
  readonly needs?: string;
  readonly bars?: readonly string[];
}
const limits = ({ seats, needs, bars }: Limits, words: Words): string => {
  const notes = [
    ...(seats ? [`${words.seats} ${seats.join(', ')}`] : []),
    ...(needs === undefined ? [] : [words.onlyWith(needs)]),
    ...(bars?.length ? [words.notWith(bars.join(', '))] : []),
  ];
  return notes.length > 0 ? ` (${notes.join('; ')})` : '';
};

const list = (title: string, modules: Described['features'], words: Words): string[] => {
  const lines = modules.map((module) => `    ${module.id}: ${module.name}. ${module.about}${limits(module, words)}`);
  return lines.length === 0 ? [] : [`  ${title}`, ...lines];
};

const inWords = (game: Described, words: Words): string[] => [
  `${game.id}: ${game.title}`,
  `  ${game.pitch}`,
  `  ${words.seats} ${game.seats.least}-${game.seats.most}`,
  ...list(words.features, game.features, words),
  ...list(words.layouts, game.layouts, words),
  ...list(words.modes, game.modes, words),
  ...(game.options.length > 0 ? [`  ${words.options}`] : []),
  ...game.options.flatMap(({ id, name, about, values, standard, ...more }) => [
    `    ${id}: ${name}. ${about}${limits(more, words)}`,
    ...values.map((v) => `      ${id}=${v.value}  ${v.name}${v.value === standard ? ` (${words.standard})` : ''}`),
  ]),
];

export const describeGames = (language: Language): Described[] =>
  GAMES.map((game) => describe(game, gameWords(language, game.id)));

export const gamesCommand: Command = {
  usage: 'games',
  about: 'list the games with everything that can be chosen',
  options: [JSON_OPTION],
  run({ flags, language }) {
    const games = describeGames(language);
    if (flags.is('json')) printJson({ games });
    else print(...games.flatMap((game) => inWords(game, WORDS[language])));
    return 0;
  },
};
