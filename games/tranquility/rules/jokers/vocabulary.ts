/** What is said of a card that counts as an island of any number: a Wild (T6.10), a border card (T7.3a). */
import type { Kind, Vocabulary } from '@halcyon/kernel';
import type { Card, Names as Plain } from '../vocabulary.ts';

/** The numbers between which one must be named. */
export type Low = Kind<'low'>;
export type High = Kind<'high'>;
/** At the ends of a chain. */
export const NO_LOW: Low = 0;
export const NO_HIGH: High = 81;

export interface Names extends Omit<Plain, 'number'> {
  high: High;
  low: Low;
  /** The number that the card is given. */
  number: Card;
}

export const vocabulary = {
  moves: {
    name: ['number'],
  },
  events: {
    named: ['seat', 'number', 'cell'],
  },
  asks: {
    name: ['cell', 'low', 'high'],
  },
  refusals: {
    'name.order': ['number', 'low', 'high'],
    'name.cost': ['needed', 'payable', 'before', 'after'],
    'name.first': ['cell'],
  },
  endings: {},
} as const satisfies Vocabulary;
