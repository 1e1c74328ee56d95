/** What can be said besides. */
import type { Vocabulary } from '@halcyon/kernel';

export const vocabulary = {
  moves: {
    'show-hand': [],
    pass: [],
  },
  events: {
    took: ['seat', 'card'],
    revealed: ['card'],
    'hand-shown': ['seat', 'count'],
    shown: ['seat', 'card'],
    passed: ['seat'],
  },
  asks: {},
  refusals: {
    'show.may-place': [],
    'show.row-empty': [],
    'pass.may-place': [],
    'pass.two-cards': ['hand'],
    impossible: ['numbers', 'cells', 'low', 'high'],
  },
  endings: {
    'grid-full': [],
    'hands-out': [],
  },
} as const satisfies Vocabulary;
