import { GAMES } from '@halcyon/catalog';
import type { Game, ModuleInfo } from '@halcyon/kernel';
import { type GameSpeech, gameWords, type Language, type Named } from '@halcyon/speech';
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
  options: game.options.map(({ id, values, standard, needs }) => ({
    id,
    name: speech?.options[id]?.name ?? id,
    about: speech?.options[id]?.about ?? '',
    values: values.map((value) => ({ value, name: speech?.options[id]?.value(value) ?? String(value) })),
    standard,
    ...(needs !== undefined && { needs }),
  })),
});
type Described = ReturnType<typeof describe>;

const list = (title: string, entries: Described['features']): string[] =>
  entries.length === 0 ? [] : [`  ${title}`, ...entries.map(({ id, name, about }) => `    ${id}: ${name}. ${about}`)];

const inWords = (game: Described, words: Words): string[] => [
  `${game.id}: ${game.title}`,
  `  ${game.pitch}`,
  `  ${words.seats} ${game.seats.least}-${game.seats.most}`,
  ...list(words.features, game.features),
  ...list(words.layouts, game.layouts),
  ...list(words.modes, game.modes),
  ...(game.options.length > 0 ? [`  ${words.options}`] : []),
  ...game.options.flatMap(({ id, name, about, values, standard }) => [
    `    ${id}: ${name}. ${about}`,
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
