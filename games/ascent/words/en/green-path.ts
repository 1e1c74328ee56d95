/** Green Path in English. */

import { figure } from '@halcyon/speech/grammar';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/green-path/vocabulary.ts';
import { LOST } from './names.ts';

export const greenPath = {
  features: {
    'green-path': {
      name: 'Green Path',
      about: 'An unbroken path of grass must lead from the foot of the mountain to its top.',
    },
  },
  things: {
    hiker: 'Hiker',
    path: 'Path of grass',
  },
  moves: {},
  events: {},
  asks: {},
  refusals: {
    'summit.no-path': ({ row }) =>
      row === 0
        ? 'The summit waits for a path of grass up to row 8; none begins in row 1.'
        : `The summit waits for a path of grass up to row 8; it has reached row ${figure(row)}.`,
  },
  endings: {
    'no-path': () => `The mountain is full, but no path of grass leads to its top. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names>;
