/** The High Arch (T7.2) in English. */
import { figure } from '@halcyon/speech/grammar';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { vocabulary } from '../../rules/layouts/high-arch/vocabulary.ts';
import type { Names } from '../../rules/vocabulary.ts';

export const highArch = {
  layouts: {
    'high-arch': {
      name: 'The High Arch',
      about: 'First you build two pillars without any cost, then the roof across them.',
    },
  },
  things: {
    left: 'Left pillar',
    right: 'Right pillar',
    roof: 'Roof',
  },
  moves: {},
  events: {
    'pillars-full': () => 'Both pillars are full: now the roof is built, by the standard rules.',
  },
  asks: {},
  refusals: {
    'arch.pillars-first': ({ empty }) => `The roof waits until both pillars are full; empty cells: ${figure(empty)}.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names>;
