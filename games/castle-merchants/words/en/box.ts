/** Castle Merchants in English: what is on the box. */
export const box = {
  features: {},
  layouts: {
    castles: {
      name: 'The five castles',
      about:
        'A hexagon of 61 hexes: the warehouse in one corner, a castle in each of the others, the meadow in the middle. The map and the coins in the castles are house data, because a picture of the board is not available to us.',
    },
  },
  modes: {
    standard: {
      name: 'Standard',
      about: 'Each for themselves: wares are sold to the castles, and the first with 18 gold wins.',
    },
  },
  options: {},
};
