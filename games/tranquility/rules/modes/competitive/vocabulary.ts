/** What playing against each other adds to what is said (T7.5). */
import type { Vocabulary } from '@halcyon/kernel';
import type { High, Low } from '../../jokers/vocabulary.ts';
import type { Count, Names as Plain } from '../../vocabulary.ts';

export interface Names extends Plain {
  cells: Count;
  count: Count;
  hand: Count;
  high: High;
  low: Low;
  numbers: Count;
}

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
