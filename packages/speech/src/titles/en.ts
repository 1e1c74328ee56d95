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
  reef: {
    title: 'The Reef',
    pitch: 'A gentle current brings fish to your boats: pair them on your corals, and be first to raise five broods.',
  },
  'castle-merchants': {
    title: 'Castle Merchants',
    pitch: 'You lay the road under your own feet: take your wares to five castles, and be first to have 18 gold.',
  },
};
