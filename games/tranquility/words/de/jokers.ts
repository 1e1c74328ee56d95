/** Cards that count as an island of any number: Wilds (T6.10) and border cards (T7.3a) in German. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, figure } from '@halcyon/speech/grammar';
import { does } from '@halcyon/speech/parts/de';
import type { Who } from '@halcyon/speech/speaker';
import type { ModuleWords } from '@halcyon/speech/talk';
import { isPyramid } from '../../look/places.ts';
import type { Names, vocabulary } from '../../rules/jokers/vocabulary.ts';
import type { jokers as english } from '../en/jokers.ts';
import { cellName, cost, range } from './names.ts';

/** The card that stands for a number, in the nominative: a Wild, in the Pyramid a border card. */
const jokerName = ({ layout }: Who, article: 'der' | 'dein'): string =>
  isPyramid(layout) ? `${article === 'der' ? 'die' : 'deine'} Grenzkarte` : `${article} Platzhalter`;

export const jokers = {
  things: {
    chooseNumber: 'Welche Zahl?',
    lower: 'Nächstkleinere Zahl',
    higher: 'Nächstgrößere Zahl',
    otherCell: 'Ein anderes Feld',
  },
  moves: {
    name: ({ number }, who) => `Sagen: ${capital(jokerName(who, 'der'))} ist die ${figure(number)}`,
  },
  events: {
    named: ({ seat, number, cell }, who) =>
      `${does(seat, who, 'sagst', 'sagt')}: ${capital(jokerName(who, 'der'))} in ${cellName(cell, who)} ist die ${figure(number)}.`,
  },
  asks: {
    name: ({ cell, low, high }, who) =>
      `Welche Zahl ist ${jokerName(who, 'dein')} in ${cellName(cell, who)}? Wähle eine Zahl ${range(low, high)}.`,
  },
  refusals: {
    'name.order': ({ number, low, high }) =>
      `Die Zahlen steigen: Es muss eine Zahl ${range(low, high)} sein, also nicht ${figure(number)}.`,
    'name.cost': cost,
    'name.first': ({ cell }, who) =>
      `Sage zuerst, welche Zahl ${jokerName(who, 'dein')} in ${cellName(cell, who)} ist.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
