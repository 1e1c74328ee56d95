/** Who runs in the engine suite, by name; each in a process of its own, as a simulation would. */
import { GAMES } from '@halcyon/catalog';
import { type Game, randomFrom, type SetupWish } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { halcyon, rulesOf } from './engine/halcyon.ts';
import { imagining } from './engine/imagining.ts';
import { boardgameio } from './peers/boardgameio.ts';
import type { Contender } from './slices.ts';

const peer = (seats: number) => (): Contender => {
  const random = randomFrom(`boardgame.io ${seats}`);
  const { play } = boardgameio(seats);
  return { warmUp: 2.5, play: async () => (await play(random)).decisions };
};

const ids = (modules: readonly { readonly id: string }[]): string[] => modules.map(({ id }) => id);
const together = (features: Game['features']): [string, SetupWish] => [
  'all features',
  { seats: 3, features: ids(features) },
];
/** Every feature alone, all of them together, every other layout and mode; with three seats where that is possible. */
const modulesOf = ({ features, layouts, modes }: Game): [string, SetupWish][] => [
  ...ids(features).map((id): [string, SetupWish] => [id, { seats: 3, features: [id] }]),
  ...(features.length > 1 ? [together(features)] : []),
  ...ids(layouts.slice(1)).map((layout): [string, SetupWish] => [layout, { seats: 3, layout }]),
  ...modes.slice(1).map(({ id, seats }): [string, SetupWish] => [id, { seats: seats?.[0] ?? 3, mode: id }]),
];
/** Plain with three seats, or as many as the game takes, and with its modules. */
const setupsOf = (game: Game): [string, Game, SetupWish][] => [
  [game.id, game, { seats: Math.min(3, game.seats.most) }],
  ...modulesOf(game).map(([name, wish]): [string, Game, SetupWish] => [`${game.id}, ${name}`, game, wish]),
];
const SETUPS = [tranquility, ...GAMES.filter(({ id }) => id !== tranquility.id)].flatMap(setupsOf);
/** What is compared with standard Tranquility, which stands first. */
export const COMPARED: readonly string[] = SETUPS.slice(1).map(([name]) => name);
/** Worlds imagined, by set-up. */
export const IMAGINING: readonly string[] = SETUPS.map(([name]) => `imagine ${name}`);

const playing = ([name, game, wish]: (typeof SETUPS)[number]): [string, () => Contender] => [
  name,
  () => halcyon(rulesOf(game, wish)),
];
/** Who plays at random. */
export const PLAYING: Readonly<Record<string, () => Contender>> = {
  'standard 3': playing(SETUPS[0]!)[1],
  'boardgame.io 3': peer(3),
  'standard 2': () => halcyon(rulesOf(tranquility, { seats: 2 })),
  'boardgame.io 2': peer(2),
  ...Object.fromEntries(SETUPS.slice(1).map(playing)),
};
export const CONTENDERS: Readonly<Record<string, () => Contender>> = {
  ...PLAYING,
  ...Object.fromEntries(SETUPS.map(([, game, wish], i) => [IMAGINING[i]!, () => imagining(rulesOf(game, wish))])),
};
