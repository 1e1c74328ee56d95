/** What can be said besides. */
import type { Vocabulary } from '@halcyon/kernel';

export const vocabulary = {
  moves: {
    name: ['number'],
    wild: ['cell'],
    'wild-start': [],
    'wild-finish': [],
    'wild-monster': ['cell'],
    'wild-compass': ['storm'],
  },
  events: {
    'wild-laid': ['seat', 'cell'],
    named: ['seat', 'number', 'cell'],
    'wild-as': ['seat', 'role'],
  },
  asks: {
    name: ['cell', 'low', 'high', 'number'],
  },
  refusals: {
    'wild.none': [],
    'wild.occupied': ['cell', 'there'],
    'wild.no-number': ['cell'],
    'wild.too-dear': ['needed', 'payable'],
    'name.order': ['number', 'low', 'high'],
    'name.cost': [],
    'name.first': ['cell'],
  },
  endings: {},
} as const satisfies Vocabulary;
