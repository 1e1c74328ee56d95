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
};
