import { describeLaws } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { help } from '../help/index.ts';
import { castleMerchants, EMPTY, HEXES, PATHS, TERRAINS, TILES_OF_TERRAIN } from '../rules/index.ts';
import { why } from '../why/index.ts';

/**
 * The laws look at 27 000 moves at every step, and players without a plan take all 400 turns. So the table counts from a
 * later turn on; nothing but the end depends on the count.
 */
const LATE = { turns: 370 };
const seed = process.env.LAW_SEED ?? 'cartwheel';
/** Half of what other games have: they are asked twice, here and with belts of tiles. */
const decisions = 1000;

describeLaws({ describe, it }, castleMerchants, {
  seed,
  facts: help.facts,
  reasons: why.reasons,
  begun: LATE,
  decisions,
});

/** Every tile lies on the map, in belts from the top: merchants come about, sell, and throw the die. */
const paved = Array.from({ length: HEXES }, (_, hex) => {
  const belt = Math.floor(PATHS.indexOf(hex) / TILES_OF_TERRAIN);
  return belt >= 0 && belt < TERRAINS.length ? belt + 1 : EMPTY;
});
describe('with belts of tiles', () => {
  const reserve = [0, ...TERRAINS.map(() => 0)];
  describeLaws({ describe, it }, castleMerchants, {
    seed: `${seed}, paved`,
    facts: help.facts,
    reasons: why.reasons,
    begun: { ...LATE, tiles: paved, reserve },
    decisions,
  });
});
