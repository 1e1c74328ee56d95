/** Tranquility in English: what is on the box and what can be chosen before the first card. */
import { removal } from '../places.ts';

const LEVELS = { 4: 'Galateia', 6: 'Triton', 8: 'Leucothea', 10: 'Amphitrite', 12: 'Poseidon' };
const EXPLORERS = [
  'as in the rule sheet',
  'harder: a Start that is drawn costs one card',
  'easier: border cards instead of Sea Monsters',
];

export const box = {
  features: {
    'jagged-rocks': {
      name: 'Jagged Rocks',
      about:
        'One row is always closed, and after every action you move the Rocks. Difficulty in the rule book: one mark.',
    },
    'sea-monsters': {
      name: 'Sea Monsters',
      about:
        'Monsters fill your hands, cannot be discarded and leave only by destroying an island. Difficulty in the rule book: three or four marks, depending on how many there are.',
    },
    'storm-compass': {
      name: 'Storm & Compass',
      about:
        'Six Storms hide in the draw piles and bind hands and rows; Compasses that you earn together end them. Difficulty in the rule book: three marks.',
    },
    wild: {
      name: 'Wild cards',
      about: 'A Wild stands for almost any other card, as you choose. Difficulty: it makes the game slightly easier.',
    },
  },
  layouts: {
    square: { name: 'Square sea', about: 'Six rows of six cells.' },
    'high-arch': {
      name: 'The High Arch',
      about:
        'First you build two pillars without any cost, then the roof across them. Difficulty in the rule book: one mark.',
    },
    pyramid: {
      name: 'The Pyramid',
      about:
        'Six cells of a pyramid hide surprises from an Explorer deck, good and bad. Difficulty in the rule book: two marks. The shape of the pyramid is house data, because the picture of it is not available to us.',
    },
  },
  modes: {
    standard: {
      name: 'Standard',
      about:
        'You all win or you all lose. With one seat you play solo; its numbers are house data, because the reference card with the real rule is not available to us.',
    },
    'day-night': {
      name: 'Day & Night',
      about:
        'Compasses turn your hands between day and night, and at the end the lower half of the sea must show night, the upper half day. Difficulty in the rule book: one mark.',
    },
    competitive: {
      name: 'Competitive',
      about:
        'Two players against each other: points for cards in the sea, minus points for discards. The rule book gives no difficulty: it is as hard as your opponent.',
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
    monsters: {
      name: 'Number of Sea Monsters',
      about: 'So many Sea Monsters are shuffled in. The more, the harder.',
      value: (n: number) => `${n} Monsters`,
    },
    wilds: {
      name: 'Number of Wilds',
      about: 'So many Wilds are shuffled in. The more, the easier.',
      value: (n: number) => (n === 1 ? 'one Wild' : 'two Wilds'),
    },
    explorer: {
      name: 'Explorer deck',
      about: 'Whether the Explorer deck is kind to you.',
      value: (n: number) => EXPLORERS[n] ?? '',
    },
  },
};
