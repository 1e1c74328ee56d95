/** What the rules leave to a box that nobody here has seen, and this house has set: every [D] of M1.1-M1.3 in one place. */

/** Hexes along a side of the map. */
export const SIDE = 5;

/** A hex as (q, r); (0, 0) is the centre, r grows downwards. */
type Axial = readonly [q: number, r: number];
export const WAREHOUSE_AT: Axial = [4, 0];
export const MEADOW_AT: Axial = [0, 0];

/** Coins by number of seats, the highest first. */
type Coins = Readonly<Record<number, readonly number[]>>;
const NEAR: Coins = { 2: [2, 1], 3: [2, 2, 1], 4: [2, 2, 2, 1, 1] };
const FAR: Coins = { 2: [4, 3, 2], 3: [4, 3, 3, 2], 4: [4, 4, 3, 3, 2, 2] };
const OPPOSITE: Coins = { 2: [5, 4, 3, 2], 3: [5, 4, 4, 3, 2], 4: [5, 5, 4, 4, 3, 3, 2] };

interface House {
  readonly at: Axial;
  readonly coins: Coins;
}
/** By the ware that is sold there. */
export const CASTLE_DATA: Readonly<Record<'wine' | 'cloth' | 'cheese' | 'gems' | 'weapons', House>> = {
  wine: { at: [0, -4], coins: FAR },
  cloth: { at: [0, 4], coins: NEAR },
  cheese: { at: [4, -4], coins: NEAR },
  gems: { at: [-4, 0], coins: OPPOSITE },
  weapons: { at: [-4, 4], coins: FAR },
};

/** What the faces of the die show, by name. */
export const DIE = ['mountain', 'field', 'village', 'forest', 'castle-road', 'landslide'] as const;
