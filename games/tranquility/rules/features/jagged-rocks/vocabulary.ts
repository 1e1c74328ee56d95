/** What Jagged Rocks add to what is said (T6.1). */
import type { Vocabulary } from '@halcyon/kernel';

export const vocabulary = {
  moves: {
    rocks: ['row'],
    stay: [],
  },
  events: {
    'rocks-lie': ['row'],
    'rocks-moved': ['seat', 'row'],
    'rocks-stayed': ['seat', 'row'],
    'rocks-gone': [],
  },
  asks: {
    rocks: ['row'],
  },
  refusals: {
    'rocks.closed': ['row'],
    'rocks.another-row': [],
    'rocks.row-full': [],
    'rocks.stay-costs-two': ['needed', 'payable'],
    'rocks.move-first': [],
  },
  endings: {},
} as const satisfies Vocabulary;
