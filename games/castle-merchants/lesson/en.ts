/** The coach in English. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Your first journey',
    say: {
      goal: 'The goal: be first to have 18 gold. Five castles pay for wares, each for one kind, and your cart holds one of each.',
      far: 'The farther a castle is from the warehouse, where you stand, the more its coins are worth. You lay the road yourself.',
      put: 'One card puts a tile of its terrain on an empty hex. Tap a field, then the dashed hex; a second tap there plays it.',
      chain: 'Put another field beside it. Tiles of one terrain that touch make a chain.',
      walk: 'One card takes you along a whole chain of its terrain. Go to the end of yours with your third field.',
      end: 'End the turn: you draw as many cards as you played, three at most, never beyond six. To play nothing and draw one is allowed too.',
      follow: 'A road belongs to nobody: the other merchant comes after you, with a single card.',
      castle:
        'Later. Any card takes you into a castle, the warehouse or the meadow next to you. Go to the cheese castle and end the turn there.',
      sell: 'You may sell a castle its ware when your turn ends there: for its highest coin, or for a full hand. Take the gold.',
      throw: 'After a sale you may throw the die for free. At other times that costs any two cards.',
      die: 'The die shows a village: put one down, carry one elsewhere, or take one back. Put it on the way to the wine castle.',
      plan: 'Collect cards of one terrain for long chains, and sell on the way to the castles that pay most.',
      landslide:
        'The other merchant is about to sell gems. As your turn begins you may lay a landslide; nobody may enter its hex. Close the field.',
      'two-cards':
        'Any two cards take away a tile on which no merchant stands. Take away the mountain beside the other merchant, for your two fields.',
      meadow:
        'One card is left. If your turn ends on the meadow, your hand is filled to six: go there and end the turn.',
      warehouse:
        'A full hand again. A turn that ends in the warehouse does the same, and fills your cart with wares too.',
      last: 'The end: you have 15 gold, and gems on your cart. Go into the gem castle with the forest, and end the turn.',
      win: 'Cards help on the way, but the coin worth 3 makes 18 gold: whoever has that wins at once. Sell for gold.',
    },
  },
} satisfies Coach;
