/** What the Pyramid adds to what is said (T7.3). */
import type { Vocabulary } from '@halcyon/kernel';

export const vocabulary = {
  moves: {
    border: ['cell'],
    clear: ['cell'],
    'border-finish': [],
  },
  events: {
    explored: ['seat', 'card'],
    'explorer-kept': ['seat', 'card'],
    returned: ['seat', 'card', 'cell'],
    swallowed: ['seat', 'card', 'cell'],
    'pile-dropped': ['seat'],
    cleared: ['seat', 'cell'],
    'border-laid': ['seat', 'cell'],
  },
  asks: {},
  refusals: {
    'pyramid.storm': [],
    'clear.no-compass': [],
    'clear.no-storm': ['cell'],
    'border.none': [],
    'border.occupied': ['cell', 'there'],
    'border.no-number': ['cell'],
    'border.too-dear': ['needed', 'payable'],
  },
  endings: {},
} as const satisfies Vocabulary;
