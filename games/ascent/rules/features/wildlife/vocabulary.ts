/** What can be said besides. */
import type { Vocabulary } from '@halcyon/kernel';

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
