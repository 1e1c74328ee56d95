/** Cards that count as an island of any number: Wilds (T6.10) and border cards (T7.3a) in English. */
import { figure } from '@halcyon/speech/grammar';
import { does } from '@halcyon/speech/parts/en';
import type { Who } from '@halcyon/speech/speaker';
import type { ModuleWords } from '@halcyon/speech/talk';
import { isPyramid } from '../../look/places.ts';
import type { Names, vocabulary } from '../../rules/jokers/vocabulary.ts';
import { cellName, cost, range } from './names.ts';

/** The card that stands for a number: a Wild, in the Pyramid a border card. */
const jokerName = ({ layout }: Who): string => (isPyramid(layout) ? 'border card' : 'Wild');

export const jokers = {
  things: {
    chooseNumber: 'Which number?',
    lower: 'Next lower number',
    higher: 'Next higher number',
    otherCell: 'Another cell',
  },
  moves: {
    name: ({ number }, who) => `Say that the ${jokerName(who)} is ${figure(number)}`,
  },
  events: {
    named: ({ seat, number, cell }, who) =>
      `${does(seat, who, 'say', 'says')} that the ${jokerName(who)} in ${cellName(cell, who)} is ${figure(number)}.`,
  },
  asks: {
    name: ({ cell, low, high }, who) =>
      `Which number is your ${jokerName(who)} in ${cellName(cell, who)}? Choose a number ${range(low, high)}.`,
  },
  refusals: {
    'name.order': ({ number, low, high }) =>
      `The numbers ascend: it must be a number ${range(low, high)}, so ${figure(number)} is not possible.`,
    'name.cost': cost,
    'name.first': ({ cell }, who) => `First say which number your ${jokerName(who)} in ${cellName(cell, who)} is.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names>;
