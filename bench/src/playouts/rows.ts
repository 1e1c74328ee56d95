/** Which set-ups are played out, by game. */
import { Playout } from '@halcyon/bots/search/playout';
import { findGame } from '@halcyon/catalog';
import { botMaker } from '@halcyon/catalog/bots';
import { randomFrom, type SetupWish } from '@halcyon/kernel';
import { rulesOf } from '../engine/halcyon.ts';
import type { Contender } from '../slices.ts';

const ROWS: Readonly<Record<string, Readonly<Record<string, SetupWish>>>> = {
  tranquility: {
    plain: { seats: 3 },
    '12 islands removed': { seats: 3, options: { islandsRemoved: 12 } },
    'storm-compass': { seats: 3, features: ['storm-compass'] },
    'all features': { seats: 3, features: ['jagged-rocks', 'sea-monsters', 'storm-compass', 'wild'] },
    pyramid: { seats: 3, layout: 'pyramid' },
    competitive: { seats: 2, mode: 'competitive' },
  },
  ascent: {
    plain: { seats: 3 },
    'all features': { seats: 3, features: ['green-path', 'documentary', 'wildlife'] },
  },
  'cloud-nine': { plain: { seats: 2 } },
  'fantasy-pub': { plain: { seats: 2 } },
  reef: { plain: { seats: 2 } },
  'castle-merchants': { plain: { seats: 2 } },
};

/** Whole games by the heuristic at every seat, as a search plays its worlds on. */
const playoutsOf = (id: string, wish: SetupWish): Contender => {
  const rules = rulesOf(findGame(id)!, wish);
  const playout = new Playout(rules, botMaker('heuristic', id));
  const random = randomFrom('playouts');
  const blank = rules.start();
  const s = rules.start();
  return { warmUp: 0.7, play: () => playout.run(rules.copy(blank, s), random) };
};
/** By name: `tranquility, plain`. */
export const PLAYOUTS: Readonly<Record<string, () => Contender>> = Object.fromEntries(
  Object.entries(ROWS).flatMap(([id, rows]) =>
    Object.entries(rows).map(([name, wish]) => [`${id}, ${name}`, () => playoutsOf(id, wish)]),
  ),
);
