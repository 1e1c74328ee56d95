import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const en = {
  goal: {
    text: 'Fish come with the current. Catch them from your boats, and let them pair on your corals.',
    shown: 'Five corals with a brood each: won.',
  },
  worms: {
    title: 'Worms',
    text: 'A turn begins with two dice. You take a worm of each colour thrown, and your opponent one of either. With worms you pay, as long as you have any; then you end your turn.',
    shown: 'Yellow and purple: two worms for you, and one for your opponent.',
  },
  buy: {
    title: 'Where you buy',
    text: 'Buy only in columns where you have a boat. What is open costs one worm in your own row, two in the middle, three in your opponent’s. In the middle, one worm turns a card up; then take it for one more, or leave it.',
    shown: 'Two boats open two columns. At the shore: the price of each row.',
  },
  fish: {
    title: 'Fish and corals',
    text: 'Worms for a fish must have its colour. It goes onto one of your corals at once, so buy a coral first, for worms of any colours. The first fish on a coral may be any; five corals are the most.',
    shown: 'One yellow worm pays for the yellow male in your own row, and a coral takes it.',
  },
  brood: {
    title: 'A brood',
    text: 'A male and a female make a pair if their two colours are on one of the four breeding cards that lie open. The breeding card stays on the coral for good, and the next one is turned up.',
    shown: 'Yellow and purple are on a breeding card: the two become a brood.',
  },
  help: {
    title: 'Boat, pearl and shark',
    text: 'A boat costs three worms of any colours and opens the next column. A pearl pays like a worm of whatever colour you need. A shark takes an open card out of the sea for free, wherever it lies.',
    shown: 'Three worms for a boat; a pearl instead of a worm; a shark and what it takes.',
  },
  current: {
    title: 'The current',
    text: 'At the end of a turn open water at the shore goes away, all cards slide towards the shore, and new ones come in at the reef. What you cannot reach today may lie beside your boat tomorrow.',
    shown: 'A card was bought. The others slide on, and a new one comes from the reef.',
  },
} satisfies GuideWords<typeof panels>;
