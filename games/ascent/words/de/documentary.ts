/** Documentary in German. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure, fromOne } from '@halcyon/speech/grammar';
import { does } from '@halcyon/speech/parts/de';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/documentary/vocabulary.ts';
import { sequence } from '../cards.ts';
import type { documentary as english } from '../en/documentary.ts';
import { LOST } from './names.ts';

const COUNTS: Readonly<Record<number, string>> = { 3: 'drei Panoramen', 4: 'vier Panoramen', 5: 'fünf Panoramen' };

export const documentary = {
  features: {
    documentary: {
      name: 'Dokumentarfilm',
      about:
        'Unterwegs filmt ihr Panoramen: drei Werte nebeneinander, in der richtigen Reihenfolge. Acht der zehn Folgen sind unsere eigenen.',
    },
  },
  options: {
    panoramas: {
      name: 'Panoramen zum Filmen',
      about: 'So viele Panoramen werden aufgedeckt. Je mehr, desto schwerer.',
      value: (n: number) => COUNTS[n] ?? '',
    },
  },
  things: {
    panoramas: 'Panoramen',
    filmed: 'gefilmt',
    toFilm: 'noch zu filmen',
  },
  moves: {},
  events: {
    'panorama-open': ({ place, panorama }) => `Panorama ${fromOne(place)} von links zeigt ${sequence(panorama)}.`,
    filmed: ({ seat, panorama }, who) => `${does(seat, who, 'filmst', 'filmt')} das Panorama ${sequence(panorama)}.`,
  },
  asks: {},
  refusals: {
    'summit.not-filmed': ({ left }) =>
      `Der Gipfel wartet, bis jedes Panorama gefilmt ist; noch zu filmen: ${figure(left)}.`,
  },
  endings: {
    'not-filmed': () => `Der Berg ist voll, aber nicht alle Panoramen sind gefilmt. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
