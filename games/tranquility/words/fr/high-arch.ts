/** The High Arch (T7.2) in French. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure } from '@halcyon/speech/grammar';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { vocabulary } from '../../rules/layouts/high-arch/vocabulary.ts';
import type { Names } from '../../rules/vocabulary.ts';
import type { highArch as english } from '../en/high-arch.ts';

export const highArch = {
  layouts: {
    'high-arch': {
      name: 'La Grande Arche',
      about: 'Vous bâtissez d’abord deux piliers sans rien payer, puis le toit qui les relie.',
    },
  },
  things: {
    left: 'Pilier gauche',
    right: 'Pilier droit',
    roof: 'Toit',
  },
  moves: {},
  events: {
    'pillars-full': () => 'Les deux piliers sont complets : place au toit, selon les règles standard.',
  },
  asks: {},
  refusals: {
    'arch.pillars-first': ({ empty }) =>
      `Le toit attend que les deux piliers soient complets ; cases vides : ${figure(empty)}.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
