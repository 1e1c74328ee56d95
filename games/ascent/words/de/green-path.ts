/** Green Path in German. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure } from '@halcyon/speech/grammar';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/green-path/vocabulary.ts';
import type { greenPath as english } from '../en/green-path.ts';
import { LOST } from './names.ts';

export const greenPath = {
  features: {
    'green-path': {
      name: 'Grüner Pfad',
      about: 'Ein lückenloser Pfad aus Gras muss vom Fuß des Berges bis nach oben führen.',
    },
  },
  things: {
    hiker: 'Wanderer',
    path: 'Pfad aus Gras',
  },
  moves: {},
  events: {},
  asks: {},
  refusals: {
    'summit.no-path': ({ row }) =>
      row === 0
        ? 'Der Gipfel wartet auf einen Pfad aus Gras bis Reihe 8; in Reihe 1 beginnt keiner.'
        : `Der Gipfel wartet auf einen Pfad aus Gras bis Reihe 8; er reicht bis Reihe ${figure(row)}.`,
  },
  endings: {
    'no-path': () => `Der Berg ist voll, aber kein Pfad aus Gras führt bis nach oben. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
