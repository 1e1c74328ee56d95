/** What Wilds add to what is said (T6.10, T6.11). */
import type { Kind, Vocabulary } from '@halcyon/kernel';
import type { Names as Plain } from '../../vocabulary.ts';

export interface Names extends Plain {
  role: Kind<'role'>;
  /** See Storm & Compass: where it lies. */
  storm: Kind<'place'>;
}

export const vocabulary = {
  moves: {
    wild: ['cell'],
    'wild-start': [],
    'wild-finish': [],
    'wild-monster': ['cell'],
    'wild-compass': ['storm'],
  },
  events: {
    'wild-laid': ['seat', 'cell'],
    'wild-as': ['seat', 'role'],
  },
  asks: {},
  refusals: {
    'wild.none': [],
    'wild.occupied': ['cell', 'there'],
    'wild.no-number': ['cell'],
    'wild.too-dear': ['needed', 'payable'],
  },
  endings: {},
} as const satisfies Vocabulary;
