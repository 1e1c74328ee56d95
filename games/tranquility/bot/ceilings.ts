/**
 * What nobody can pass, however well it is played: the Pyramid's Explorer deck decides more deals than the players do.
 * test/ceilings.test.ts counts them anew.
 */
import type { Ceiling } from '@halcyon/bots/rates';

export const ceilings: readonly Ceiling[] = [
  { layout: 'pyramid', options: { explorer: 0 }, most: 56 },
  { layout: 'pyramid', options: { explorer: 1 }, most: 56 },
  { layout: 'pyramid', options: { explorer: 2 }, most: 59.7 },
];
