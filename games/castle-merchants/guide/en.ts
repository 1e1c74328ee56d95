import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const en = {
  goal: {
    text: 'Each castle buys one kind of ware, and your cart holds one of each. The farther a castle is from the warehouse, the more it pays.',
    shown:
      'The warehouse on the right, the meadow in the middle, and the five castles with what they buy and their highest coin.',
  },
  road: {
    title: 'Laying the road',
    text: 'One card puts a tile of its terrain on any empty hex. Play as many cards as you like in your turn. A road belongs to nobody: others may walk on it too.',
    shown: 'A field card puts a second field beside the first.',
  },
  walk: {
    title: 'Walking',
    text: 'One card takes you along a whole chain of its terrain, as far as you like. Any card takes you into a castle, the warehouse or the meadow next to you.',
    shown: 'From the warehouse one field card reaches every lit hex.',
  },
  sell: {
    title: 'Selling',
    text: 'If your turn ends in a castle and its ware is on your cart, you may sell it: for the castle’s highest coin, or for a full hand of cards. After a sale you may throw the die for free.',
    shown: 'The cheese castle pays 2 gold, or fills the hand.',
  },
  draw: {
    title: 'New cards',
    text: 'At the end you draw as many cards as you played, three at most; whoever plays nothing draws one. If your turn ends on the meadow or in the warehouse, your hand is filled to six instead, and the warehouse fills your cart too.',
    shown: 'Meadow: six cards. Warehouse: six cards, and every ware.',
  },
  change: {
    title: 'Two cards of any kind',
    text: 'Two cards take a tile without a merchant off the map. Or they throw the die: then put down a tile of that terrain, carry one elsewhere or take one back.',
    shown: 'Two cards: a tile is taken away, or the die is thrown.',
  },
  landslide: {
    title: 'Landslides',
    text: 'As your turn begins, you may lay one of your few landslides, on an empty hex or on a tile. Nobody may enter that hex. But every place must stay within reach.',
    shown: 'A landslide has cut the chain: the field behind it is out of reach.',
  },
} satisfies GuideWords<typeof panels>;
