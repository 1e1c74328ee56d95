/** What Sea Monsters add to what is said (T6.2, T6.3). */
import type { Vocabulary } from '@halcyon/kernel';
import type { Card, Names as Plain } from '../../vocabulary.ts';

export interface Names extends Plain {
  island: Card;
}

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
