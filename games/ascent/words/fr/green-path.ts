/** Green Path in French. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure } from '@halcyon/speech/grammar';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/green-path/vocabulary.ts';
import type { greenPath as english } from '../en/green-path.ts';
import { LOST } from './names.ts';

export const greenPath = {
  features: {
    'green-path': {
      name: 'Sentier verdoyant',
      about: 'Un sentier herbeux sans interruption doit mener du pied de la montagne jusqu’en haut.',
    },
  },
  things: {
    hiker: 'Randonneur',
    path: 'Sentier herbeux',
  },
  moves: {},
  events: {},
  asks: {},
  refusals: {
    'summit.no-path': ({ row }) =>
      row === 0
        ? 'Le Sommet attend un sentier herbeux jusqu’à la rangée 8 ; aucun ne part de la rangée 1.'
        : `Le Sommet attend un sentier herbeux jusqu’à la rangée 8 ; il atteint la rangée ${figure(row)}.`,
  },
  endings: {
    'no-path': () => `La montagne est complète, mais aucun sentier herbeux ne mène jusqu’en haut. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
