/** What can be said besides. */
import type { Vocabulary } from '@halcyon/kernel';

export const vocabulary = {
  moves: {},
  events: {},
  asks: {},
  refusals: {
    'summit.no-path': ['row'],
  },
  endings: {
    'no-path': [],
  },
} as const satisfies Vocabulary;
