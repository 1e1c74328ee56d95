/** What the High Arch adds to what is said (T7.2). */
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
