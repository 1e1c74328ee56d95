/** Who runs in the engine suite, by name; each in a process of its own, as a simulation would. */
import { randomFrom, type SetupWish } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { halcyon, rulesOf } from './engine/halcyon.ts';
import { boardgameio } from './peers/boardgameio.ts';
import type { Contender } from './slices.ts';

const peer = (seats: number) => (): Contender => {
  const random = randomFrom(`boardgame.io ${seats}`);
  const { play } = boardgameio(seats);
  return { warmUp: 2.5, play: async () => (await play(random)).decisions };
};
const ours = (wish: SetupWish) => (): Contender => halcyon(rulesOf(wish));

const ids = (modules: readonly { readonly id: string }[]): string[] => modules.map(({ id }) => id);
/** Every feature alone, all of them together, every other layout and mode. */
export const MODULES: Readonly<Record<string, SetupWish>> = Object.fromEntries([
  ...ids(tranquility.features).map((id) => [id, { seats: 3, features: [id] }]),
  ['all features', { seats: 3, features: ids(tranquility.features) }],
  ...ids(tranquility.layouts)
    .slice(1)
    .map((layout) => [layout, { seats: 3, layout }]),
  ...tranquility.modes.slice(1).map(({ id: mode, seats }) => [mode, { seats: seats?.[0] ?? 3, mode }]),
]);
export const CONTENDERS: Readonly<Record<string, () => Contender>> = {
  'standard 3': ours({ seats: 3 }),
  'boardgame.io 3': peer(3),
  'standard 2': ours({ seats: 2 }),
  'boardgame.io 2': peer(2),
  ...Object.fromEntries(Object.entries(MODULES).map(([name, wish]) => [name, ours(wish)])),
};
