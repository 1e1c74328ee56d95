/** Cards that count as an island of any number: Wilds (T6.10) and border cards (T7.3a) in French. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure } from '@halcyon/speech/grammar';
import { does } from '@halcyon/speech/parts/fr';
import type { Who } from '@halcyon/speech/speaker';
import type { ModuleWords } from '@halcyon/speech/talk';
import { isPyramid } from '../../look/places.ts';
import type { Names, vocabulary } from '../../rules/jokers/vocabulary.ts';
import type { jokers as english } from '../en/jokers.ts';
import { cellName, cost, range } from './names.ts';

/** The card that stands for a number: a Wild, in the Pyramid a border card. */
const jokerName = ({ layout }: Who, article: 'le' | 'votre'): string =>
  isPyramid(layout) ? `${article === 'le' ? 'la' : article} carte de bordure` : `${article} Joker`;

export const jokers = {
  things: {
    chooseNumber: 'Quel nombre ?',
    lower: 'Nombre inférieur',
    higher: 'Nombre supérieur',
    otherCell: 'Une autre case',
  },
  moves: {
    name: ({ number }, who) => `Dire que ${jokerName(who, 'le')} vaut ${figure(number)}`,
  },
  events: {
    named: ({ seat, number, cell }, who) =>
      `${does(seat, who, 'dites', 'dit')} que ${jokerName(who, 'le')} en ${cellName(cell, who)} vaut ${figure(number)}.`,
  },
  asks: {
    name: ({ cell, low, high }, who) =>
      `Quel nombre vaut ${jokerName(who, 'votre')} en ${cellName(cell, who)} ? Choisissez un nombre ${range(low, high)}.`,
  },
  refusals: {
    'name.order': ({ number, low, high }) =>
      `L’ordre est croissant : il faut un nombre ${range(low, high)}, donc pas ${figure(number)}.`,
    'name.cost': cost,
    'name.first': ({ cell }, who) =>
      `Dites d’abord quel nombre vaut ${jokerName(who, 'votre')} en ${cellName(cell, who)}.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
