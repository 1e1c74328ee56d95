/** Documentary in English. */

import { figure, fromOne } from '@halcyon/speech/grammar';
import { does } from '@halcyon/speech/parts/en';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/documentary/vocabulary.ts';
import { sequence } from '../cards.ts';
import { LOST } from './names.ts';

const COUNTS: Readonly<Record<number, string>> = { 3: 'three panoramas', 4: 'four panoramas', 5: 'five panoramas' };

export const documentary = {
  features: {
    documentary: {
      name: 'Documentary',
      about:
        'On the way up you film panoramas: three values next to each other, in the right order. Eight of the ten sequences are our own.',
    },
  },
  options: {
    panoramas: {
      name: 'Panoramas to film',
      about: 'This many panoramas are turned up. The more, the harder.',
      value: (n: number) => COUNTS[n] ?? '',
    },
  },
  things: {
    panoramas: 'Panoramas',
    filmed: 'filmed',
    toFilm: 'still to film',
  },
  moves: {},
  events: {
    'panorama-open': ({ place, panorama }) => `Panorama ${fromOne(place)} from the left shows ${sequence(panorama)}.`,
    filmed: ({ seat, panorama }, who) => `${does(seat, who, 'film', 'films')} the panorama ${sequence(panorama)}.`,
  },
  asks: {},
  refusals: {
    'summit.not-filmed': ({ left }) => `The summit waits until every panorama is filmed; missing: ${figure(left)}.`,
  },
  endings: {
    'not-filmed': () => `The mountain is full, but not every panorama is filmed. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names>;
