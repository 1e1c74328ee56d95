/** Tables for the tests: every seat count with the features, alone and together, and with every variant. */
import { ascent } from '@halcyon/ascent';
import { type AnyRules, agree, type Game, type SetupWish } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';

export const ALL_FEATURES = tranquility.features.map(({ id }) => id);
const WISHES: readonly SetupWish[] = [
  {},
  ...ALL_FEATURES.map((id) => ({ features: [id] })),
  { features: ['jagged-rocks', 'storm-compass'] },
  { features: ALL_FEATURES },
  { layout: 'high-arch' },
  { layout: 'pyramid' },
  { mode: 'day-night' },
];
export const COMPETITIVE: SetupWish = { seats: 2, mode: 'competitive' };
export const SETUPS: readonly SetupWish[] = [
  ...[1, 2, 3, 4, 5].flatMap((seats) => WISHES.map((wish) => ({ seats, ...wish }))),
  COMPETITIVE,
];
export const nameOf = ({ seats, features, layout, mode, options }: SetupWish): string =>
  [
    `${seats} seats`,
    ...(features ?? []),
    ...(layout === undefined ? [] : [layout]),
    ...(mode === undefined ? [] : [mode]),
    ...Object.entries(options ?? {}).map((pair) => pair.join(' ')),
  ].join(', ');

export const rulesOf = (wish: SetupWish, game: Game = tranquility): AnyRules => game.compose(agree(game, wish));

export const ASCENT_FEATURES = ascent.features.map(({ id }) => id);
export const ASCENT_SETUPS: readonly SetupWish[] = [1, 2, 3, 4, 5].flatMap((seats) => [
  { seats },
  ...ASCENT_FEATURES.map((id) => ({ seats, features: [id] })),
  { seats, features: ASCENT_FEATURES },
]);
