/** Wilds (T6.10, T6.11) in English. */
import { figure } from '@halcyon/speech/grammar';
import { does, pay } from '@halcyon/speech/parts/en';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/wild/vocabulary.ts';
import { cellName, stormName } from './names.ts';

const ROLES = ['the Start', 'the Finish', 'a Sea Monster', 'a Compass'];

export const wild = {
  features: {
    wild: {
      name: 'Wild cards',
      about: 'A Wild stands for almost any other card, as you choose. It makes the game slightly easier.',
    },
  },
  options: {
    wilds: {
      name: 'Number of Wilds',
      about: 'This many Wilds are shuffled in. The more, the easier.',
      value: (n: number) => (n === 1 ? 'one Wild' : 'two Wilds'),
    },
  },
  things: {
    wild: 'Wild',
  },
  moves: {
    wild: ({ cell }, who) => `Place a Wild in ${cellName(cell, who)}`,
    'wild-start': () => 'Play a Wild as the Start',
    'wild-finish': () => 'Play a Wild as the Finish',
    'wild-monster': ({ cell }, who) => `Play a Wild as a Sea Monster on the island in ${cellName(cell, who)}`,
    'wild-compass': ({ storm }, who) => `Play a Wild as a Compass to end ${stormName(storm, who)}`,
  },
  events: {
    'wild-as': ({ seat, role }, who) => `${does(seat, who, 'play', 'plays')} a Wild as ${ROLES[role] ?? 'a card'}.`,
    'wild-laid': ({ seat, cell }, who) => `${does(seat, who, 'place', 'places')} a Wild in ${cellName(cell, who)}.`,
  },
  asks: {},
  refusals: {
    'wild.none': () => 'You hold no Wild.',
    'wild.occupied': ({ cell, there }, who) => `An island lies in ${cellName(cell, who)} already: ${figure(there)}.`,
    'wild.no-number': ({ cell }, who) => `No number is left that a Wild in ${cellName(cell, who)} could be.`,
    'wild.too-dear': ({ needed, payable }) =>
      `Whatever its number, a Wild costs at least ${figure(needed)} there; you can pay ${pay(payable)}.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names>;
