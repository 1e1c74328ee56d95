/** Tables for the tests: every seat count with every set of features. */
import { type AnyRules, agree, type SetupWish } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';

const FEATURE_SETS: readonly (readonly string[])[] = [
  [],
  ['jagged-rocks'],
  ['storm-compass'],
  ['jagged-rocks', 'storm-compass'],
];
export const SETUPS: readonly SetupWish[] = [1, 2, 3, 4, 5].flatMap((seats) =>
  FEATURE_SETS.map((features) => ({ seats, features })),
);
export const nameOf = ({ seats, features, options }: SetupWish): string =>
  [`${seats} seats`, ...(features ?? []), ...Object.entries(options ?? {}).map((pair) => pair.join(' '))].join(', ');

export const rulesOf = (wish: SetupWish): AnyRules => tranquility.compose(agree(tranquility, wish));
