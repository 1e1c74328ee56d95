/** Jagged Rocks (T6.1) in German. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { cards, does, pay } from '@halcyon/speech/parts/de';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { vocabulary } from '../../rules/features/jagged-rocks/vocabulary.ts';
import type { Names } from '../../rules/vocabulary.ts';
import type { jaggedRocks as english } from '../en/jagged-rocks.ts';
import { rowName } from './names.ts';

export const jaggedRocks = {
  features: {
    'jagged-rocks': {
      name: 'Schroffe Felsen',
      about: 'Immer ist eine Reihe gesperrt, und nach jeder Aktion versetzt ihr die Felsen.',
    },
  },
  things: {
    rocks: 'Schroffe Felsen',
  },
  moves: {
    rocks: ({ row }) => `Die Schroffen Felsen an ${rowName(row)} versetzen`,
    stay: () => 'Die Schroffen Felsen liegen lassen und zwei Karten ablegen',
  },
  events: {
    'rocks-lie': ({ row }) => `Die Schroffen Felsen sperren ${rowName(row)}.`,
    'rocks-moved': ({ seat, row }, who) =>
      `${does(seat, who, 'versetzt', 'versetzt')} die Schroffen Felsen an ${rowName(row)}.`,
    'rocks-stayed': ({ seat, row }, who) =>
      `${does(seat, who, 'lässt', 'lässt')} die Schroffen Felsen an ${rowName(row)}, für zwei Karten.`,
    'rocks-gone': () => 'Vier Reihen sind voll: Die Schroffen Felsen verlassen das Spiel.',
  },
  asks: {
    rocks: ({ row }) =>
      `Die Schroffen Felsen sperren ${rowName(row)}: Versetze sie, oder lass sie liegen und lege zwei Karten ab.`,
  },
  refusals: {
    'rocks.closed': ({ row }) => `Die Schroffen Felsen sperren ${rowName(row)}.`,
    'rocks.another-row': () =>
      'Dort liegen die Schroffen Felsen schon: Wähle eine andere Reihe, oder lass sie für zwei Karten liegen.',
    'rocks.row-full': () => 'Diese Reihe ist voll: Die Schroffen Felsen brauchen eine Reihe mit einem leeren Feld.',
    'rocks.stay-costs-two': ({ needed, payable }) =>
      `Die Schroffen Felsen liegen zu lassen kostet ${cards(needed)}; du kannst ${pay(payable)} bezahlen.`,
    'rocks.move-first': () => 'Versetze zuerst die Schroffen Felsen, oder lass sie für zwei Karten liegen.',
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
