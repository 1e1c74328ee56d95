/** What Day & Night adds to what is said (T7.4). */
import type { Kind, Vocabulary } from '@halcyon/kernel';
import type { Count, Names as Plain } from '../../vocabulary.ts';

export interface Names extends Plain {
  side: Kind<'side'>;
  wrong: Count;
}

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
