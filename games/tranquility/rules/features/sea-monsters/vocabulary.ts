/** What can be said besides. */
import type { Vocabulary } from '@halcyon/kernel';

export const vocabulary = {
  moves: {
    monster: ['cell'],
  },
  events: {
    devoured: ['seat', 'island', 'cell'],
    'monster-named': ['seat'],
    'finish-refused': ['seat'],
  },
  asks: {},
  refusals: {
    'monster.none': [],
    'monster.no-island': ['cell'],
    'monster.own-finish': [],
    'monster.finish-tried': [],
    'monster.kept': [],
  },
  endings: {},
} as const satisfies Vocabulary;
