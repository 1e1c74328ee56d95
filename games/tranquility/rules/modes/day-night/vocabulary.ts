/** What can be said besides. */
import type { Vocabulary } from '@halcyon/kernel';

export const vocabulary = {
  moves: {
    'turn-over': ['cell'],
  },
  events: {
    'hands-turned': ['seat', 'side'],
    'compass-aside': ['seat'],
    'compass-shuffled-in': ['seat'],
    'turned-over': ['seat', 'cell', 'side'],
  },
  asks: {},
  refusals: {
    'turn-over.empty': ['cell'],
    'turn-over.no-card': [],
    sides: ['wrong'],
  },
  endings: {},
} as const satisfies Vocabulary;
