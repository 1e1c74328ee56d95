/** Who runs in the engine suite, by name; each in a process of its own, as a simulation would. */
import { randomFrom } from '@halcyon/kernel';
import { halcyon, rulesOf } from './engine/halcyon.ts';
import { boardgameio } from './peers/boardgameio.ts';
import type { Contender } from './slices.ts';

const peer = (seats: number) => (): Contender => {
  const random = randomFrom(`boardgame.io ${seats}`);
  const { play } = boardgameio(seats);
  return { warmUp: 2.5, play: async () => (await play(random)).decisions };
};
const ours =
  (seats: number, features: readonly string[] = []) =>
  (): Contender =>
    halcyon(rulesOf(seats, features));

export const FEATURES = [['jagged-rocks'], ['storm-compass'], ['jagged-rocks', 'storm-compass']];
export const CONTENDERS: Readonly<Record<string, () => Contender>> = {
  'standard 3': ours(3),
  'boardgame.io 3': peer(3),
  'standard 2': ours(2),
  'boardgame.io 2': peer(2),
  ...Object.fromEntries(FEATURES.map((features) => [features.join('+'), ours(3, features)])),
};
