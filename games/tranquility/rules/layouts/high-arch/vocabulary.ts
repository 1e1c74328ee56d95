/** What can be said besides. */
import type { Vocabulary } from '@halcyon/kernel';

export const vocabulary = {
  moves: {},
  events: {
    'pillars-full': [],
  },
  asks: {},
  refusals: {
    'arch.pillars-first': ['empty'],
  },
  endings: {},
} as const satisfies Vocabulary;
