/** Who runs in the engine suite, by name; each in a process of its own, as a simulation would. */
import { GAMES } from '@halcyon/catalog';
import { type Game, randomFrom, type SetupWish } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { halcyon, rulesOf } from './engine/halcyon.ts';
import { boardgameio } from './peers/boardgameio.ts';
import type { Contender } from './slices.ts';

const peer = (seats: number) => (): Contender => {
  const random = randomFrom(`boardgame.io ${seats}`);
  const { play } = boardgameio(seats);
  return { warmUp: 2.5, play: async () => (await play(random)).decisions };
};
const ours = (game: Game, wish: SetupWish) => (): Contender => halcyon(rulesOf(game, wish));

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
/** The other games: plain with three seats, or as many as they take, and with their modules. */
const others = GAMES.filter(({ id }) => id !== tranquility.id).flatMap((game): [string, () => Contender][] => [
  [game.id, ours(game, { seats: Math.min(3, game.seats.most) })],
  ...modulesOf(game).map(([name, wish]): [string, () => Contender] => [`${game.id}, ${name}`, ours(game, wish)]),
]);
const modules = modulesOf(tranquility).map(([name, wish]): [string, () => Contender] => [
  `${tranquility.id}, ${name}`,
  ours(tranquility, wish),
]);
/** What is compared with standard Tranquility. */
export const COMPARED: readonly string[] = [...modules, ...others].map(([name]) => name);
export const CONTENDERS: Readonly<Record<string, () => Contender>> = {
  'standard 3': ours(tranquility, { seats: 3 }),
  'boardgame.io 3': peer(3),
  'standard 2': ours(tranquility, { seats: 2 }),
  'boardgame.io 2': peer(2),
  ...Object.fromEntries([...modules, ...others]),
};
