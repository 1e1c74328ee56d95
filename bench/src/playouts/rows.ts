/** Which set-ups are played out, by game. */
import { Playout } from '@halcyon/bots/search/playout';
import type { SearchSettings } from '@halcyon/bots/search/search';
import { searchBy } from '@halcyon/castle-merchants/bot/strong';
import { WEIGHTS } from '@halcyon/castle-merchants/bot/weights';
import { findGame } from '@halcyon/catalog';
import { botMaker } from '@halcyon/catalog/bots';
import { search as pubSearch } from '@halcyon/fantasy-pub/bot/strong';
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
/** As far as a search that judges positions plays them on, by whom it has play, with the judgement. */
type Cut = SearchSettings & Required<Pick<SearchSettings, 'turnOf' | 'worth'>>;
const CUT: Readonly<Record<string, Cut>> = { 'fantasy-pub': pubSearch, 'castle-merchants': searchBy(WEIGHTS) };
const MIDDLES = 8;
/** Turns between two of the positions that they begin in. */
const APART = 5;

const cutPlayoutsOf = (id: string, search: Cut): Contender => {
  const rules = rulesOf(findGame(id)!, { seats: 2 });
  const random = randomFrom('playouts');
  const whole = new Playout(rules, search.guide);
  const middles = Array.from({ length: MIDDLES }, (_, i) => {
    const s = rules.start();
    whole.run(s, random, { horizon: APART * (i + 1), turnOf: search.turnOf });
    return s;
  });
  const playout = new Playout(rules, search.player ?? search.guide);
  const s = rules.start();
  let played = 0;
  const play = (): number => {
    rules.copy(middles[played++ % MIDDLES]!, s);
    const decisions = playout.run(s, random, search, search.turnOf(s));
    if (!rules.outcome(s)) search.worth(s, 0, rules);
    return decisions;
  };
  return { warmUp: 0.7, play };
};

/** By name: `tranquility, plain`. */
export const PLAYOUTS: Readonly<Record<string, () => Contender>> = Object.fromEntries(
  Object.entries(ROWS)
    .flatMap(([id, rows]) => Object.entries(rows).map(([name, wish]) => [`${id}, ${name}`, () => playoutsOf(id, wish)]))
    .concat(Object.entries(CUT).map(([id, search]) => [`${id}, cut short`, () => cutPlayoutsOf(id, search)])),
);
