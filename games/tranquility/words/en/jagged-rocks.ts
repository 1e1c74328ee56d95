/** Jagged Rocks (T6.1) in English. */
import { cards, does, pay } from '@halcyon/speech/parts/en';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { vocabulary } from '../../rules/features/jagged-rocks/vocabulary.ts';
import type { Names } from '../../rules/vocabulary.ts';
import { rowName } from './names.ts';

export const jaggedRocks = {
  features: {
    'jagged-rocks': {
      name: 'Jagged Rocks',
      about: 'One row is always closed, and after every action you move the Rocks.',
    },
  },
  things: {
    rocks: 'Jagged Rocks',
  },
  moves: {
    rocks: ({ row }) => `Move the Jagged Rocks to ${rowName(row)}`,
    stay: () => 'Keep the Jagged Rocks where they are and discard two cards',
  },
  events: {
    'rocks-lie': ({ row }) => `The Jagged Rocks close ${rowName(row)}.`,
    'rocks-moved': ({ seat, row }, who) => `${does(seat, who, 'move', 'moves')} the Jagged Rocks to ${rowName(row)}.`,
    'rocks-stayed': ({ seat, row }, who) =>
      `${does(seat, who, 'keep', 'keeps')} the Jagged Rocks at ${rowName(row)}, for two cards.`,
    'rocks-gone': () => 'Four rows are complete: the Jagged Rocks leave the game.',
  },
  asks: {
    rocks: ({ row }) => `The Jagged Rocks close ${rowName(row)}: move them, or keep them there and discard two cards.`,
  },
  refusals: {
    'rocks.closed': ({ row }) => `The Jagged Rocks close ${rowName(row)}.`,
    'rocks.another-row': () => 'The Jagged Rocks lie there already: choose another row, or keep them for two cards.',
    'rocks.row-full': () => 'That row is full: the Jagged Rocks need a row with an empty cell.',
    'rocks.stay-costs-two': ({ needed, payable }) =>
      `Keeping the Jagged Rocks costs ${cards(needed)}; you can pay ${pay(payable)}.`,
    'rocks.move-first': () => 'First move the Jagged Rocks, or keep them for two cards.',
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names>;
