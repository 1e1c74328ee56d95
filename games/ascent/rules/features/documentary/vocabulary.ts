/** What can be said besides. */
import type { Vocabulary } from '@halcyon/kernel';

export const vocabulary = {
  moves: {},
  events: {
    'panorama-open': ['place', 'panorama'],
    filmed: ['seat', 'panorama'],
  },
  asks: {},
  refusals: {
    'summit.not-filmed': ['left'],
  },
  endings: {
    'not-filmed': [],
  },
} as const satisfies Vocabulary;
