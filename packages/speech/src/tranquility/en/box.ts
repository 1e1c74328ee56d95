/** Tranquility in English: what is on the box and what can be chosen before the first card. */
import { removal } from '../places.ts';

const LEVELS = { 4: 'Galateia', 6: 'Triton', 8: 'Leucothea', 10: 'Amphitrite', 12: 'Poseidon' };

export const box = {
  title: 'Tranquility',
  pitch: 'Together and without a word you fill the sea with islands, from night to day.',
  features: {
    'jagged-rocks': {
      name: 'Jagged Rocks',
      about:
        'One row is always closed, and after every action you move the Rocks. Difficulty in the rule book: one mark.',
    },
    'storm-compass': {
      name: 'Storm & Compass',
      about:
        'Six Storms hide in the draw piles and bind hands and rows; Compasses that you earn together end them. Difficulty in the rule book: three marks.',
    },
  },
  layouts: { square: { name: 'Square sea', about: 'Six rows of six cells.' } },
  modes: {
    standard: {
      name: 'Standard',
      about:
        'You all win or you all lose. With one seat you play solo; its numbers are house data, because the reference card with the real rule is not available to us.',
    },
  },
  options: {
    islandsRemoved: {
      name: 'Islands taken out',
      about: 'So many islands are missing, and nobody knows which. The more, the harder.',
      value: (n: number) => (n === 0 ? 'none' : `${removal(LEVELS, n)}: ${n} islands`),
    },
    strict: {
      name: 'Last card',
      about: 'Whether a player who begins the turn with one single card may still play it.',
      value: (n: number) =>
        n === 0 ? 'it may be played if that costs nothing (our ruling)' : 'a single card loses, as the rule books say',
    },
  },
};
