/** Documentary in French. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure, fromOne } from '@halcyon/speech/grammar';
import { does } from '@halcyon/speech/parts/fr';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/documentary/vocabulary.ts';
import { sequence } from '../cards.ts';
import type { documentary as english } from '../en/documentary.ts';
import { LOST } from './names.ts';

const COUNTS: Readonly<Record<number, string>> = {
  3: 'trois Panoramas',
  4: 'quatre Panoramas',
  5: 'cinq Panoramas',
};

export const documentary = {
  features: {
    documentary: {
      name: 'Documentaire alpin',
      about:
        'En chemin, vous filmez des Panoramas : trois valeurs côte à côte, dans le bon ordre. Huit des dix séquences sont les nôtres.',
    },
  },
  options: {
    panoramas: {
      name: 'Panoramas à filmer',
      about: 'Autant de Panoramas sont retournés face visible. Plus il y en a, plus c’est difficile.',
      value: (n: number) => COUNTS[n] ?? '',
    },
  },
  things: {
    panoramas: 'Panoramas',
    filmed: 'filmé',
    toFilm: 'encore à filmer',
  },
  moves: {},
  events: {
    'panorama-open': ({ place, panorama }) =>
      `Le Panorama ${fromOne(place)} à partir de la gauche montre ${sequence(panorama)}.`,
    filmed: ({ seat, panorama }, who) => `${does(seat, who, 'filmez', 'filme')} le Panorama ${sequence(panorama)}.`,
  },
  asks: {},
  refusals: {
    'summit.not-filmed': ({ left }) =>
      `Le Sommet attend que chaque Panorama soit filmé ; à filmer encore : ${figure(left)}.`,
  },
  endings: {
    'not-filmed': () => `La montagne est complète, mais il reste des Panoramas à filmer. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
