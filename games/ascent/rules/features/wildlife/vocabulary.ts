/** What Wildlife can say. */
import type { Kind, Seat, Vocabulary } from '@halcyon/kernel';
import type { Cell, Payable, Rows } from '../../vocabulary.ts';

/** How many. */
export type Ibex = Kind<'ibex'>;
export interface Names {
  cell: Cell;
  climbed: Rows;
  count: Ibex;
  from: Cell;
  ibex: Ibex;
  needed: Ibex;
  payable: Payable;
  rows: Rows;
  seat: Seat;
  there: Ibex;
  to: Cell;
}

export const vocabulary = {
  moves: {
    herd: ['cell'],
    up: ['cell'],
    stop: [],
  },
  events: {
    'ibex-joins': ['seat', 'cell'],
    'herd-led': ['seat', 'cell'],
    'herd-climbs': ['from', 'to', 'ibex'],
    'herd-rests': ['seat', 'cell', 'rows'],
    'ibex-home': ['count'],
  },
  asks: {
    climb: ['cell', 'climbed', 'ibex', 'payable'],
  },
  refusals: {
    'fire.ibex': ['cell', 'ibex'],
    'summit.few-ibex': ['there', 'needed'],
    'herd.none': ['cell'],
    'herd.no-way': ['cell'],
    'herd.no-card': [],
    'herd.not-above': ['cell', 'to'],
    'herd.bridge': ['to'],
    'herd.nothing-there': ['to'],
    'herd.too-dear': ['climbed', 'payable'],
    'herd.climb-first': [],
    'herd.lead-first': [],
  },
  endings: {
    'few-ibex': [],
  },
} as const satisfies Vocabulary;
