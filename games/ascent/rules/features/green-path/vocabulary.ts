/** What Green Path can say. */
import type { Vocabulary } from '@halcyon/kernel';
import type { Rows } from '../../vocabulary.ts';

export interface Names {
  /** That the path has climbed. */
  row: Rows;
}

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
