import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const en = {
  goal: { shown: 'A sea that is won: 36 islands from night to day, with a Start before and a Finish behind them.' },
  order: {
    title: 'Numbers rise',
    text: 'All cells form one chain: each row from left to right, then on with the row above. An island may go into any empty cell as long as every number before it is lower and every number after it is higher.',
    shown: 'The 11 may go to either lit cell: it is more than 8 and less than 14.',
  },
  price: {
    title: 'Neighbours cost',
    text: 'Next to an island you pay the difference of the two numbers in cards from your hand; between two islands, the smaller one. With no island beside it, an island is free. What you pay lies face down and is gone.',
    shown: 'The 10 beside the 8 costs two cards. The 31 has no neighbour and is free.',
  },
  turn: {
    title: 'On your turn',
    text: 'Play one card, or discard two. Then draw from your own pile until you hold five cards again. All of that without a word: what you lay is all you tell the others.',
    shown: 'Instead of playing a card, 74 and 77 are discarded, and two cards are drawn.',
  },
  start: {
    title: 'The Start',
    text: 'Whoever draws the first Start must play it. It costs eight cards from all hands together, and only now may you speak: each says a number of cards, until it makes eight.',
    shown: 'Three players give three, three and two cards: that makes eight.',
  },
  finish: {
    title: 'How it ends',
    text: 'When every cell is filled and a Start lies, a Finish wins for all of you. All lose if somebody can neither play a card nor discard two on their turn.',
    shown: 'The last row is full, and the Finish follows it.',
  },
  more: {
    title: 'When you know the sea',
    text: 'Modules, other boards and other ways to play are chosen when you set up a game. Each has a short lesson of its own.',
    shown:
      'Jagged Rocks, Sea Monsters, Storm & Compass, Wild cards; the High Arch, the Pyramid, Day & Night, Competitive.',
  },
} satisfies GuideWords<typeof panels>;
