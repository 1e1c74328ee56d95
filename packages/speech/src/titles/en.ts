import type { Titles } from '../words.ts';

export const titlesEn: Titles = {
  tranquility: {
    title: 'Tranquility',
    pitch: 'Together and without a word you fill the sea with islands, from night to day.',
  },
  ascent: {
    title: 'Tranquility: The Ascent',
    pitch: 'Together and without a word you build a mountain, card by card, and climb it to the summit.',
  },
  'cloud-nine': {
    title: 'Cloud 9',
    pitch: 'A balloon climbs from cloud to cloud: jump in good time, or trust the pilot and fly higher.',
  },
  'fantasy-pub': {
    title: 'Fantasy Pub',
    pitch: 'Goblins, dwarves, orcs and trolls share one pub: see your clan to its beers, and out of the door in time.',
  },
};
