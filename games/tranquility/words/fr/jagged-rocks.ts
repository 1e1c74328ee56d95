/** Jagged Rocks (T6.1) in French. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { cards, does, youPay } from '@halcyon/speech/parts/fr';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { vocabulary } from '../../rules/features/jagged-rocks/vocabulary.ts';
import type { Names } from '../../rules/vocabulary.ts';
import type { jaggedRocks as english } from '../en/jagged-rocks.ts';
import { rowName } from './names.ts';

export const jaggedRocks = {
  features: {
    'jagged-rocks': {
      name: 'Récifs acérés',
      about: 'Une rangée est toujours fermée, et après chaque action vous déplacez les Récifs.',
    },
  },
  things: {
    rocks: 'Récifs acérés',
  },
  moves: {
    rocks: ({ row }) => `Déplacer les Récifs acérés vers ${rowName(row)}`,
    stay: () => 'Laisser les Récifs acérés en place et défausser deux cartes',
  },
  events: {
    'rocks-lie': ({ row }) => `Les Récifs acérés ferment ${rowName(row)}.`,
    'rocks-moved': ({ seat, row }, who) =>
      `${does(seat, who, 'déplacez', 'déplace')} les Récifs acérés vers ${rowName(row)}.`,
    'rocks-stayed': ({ seat, row }, who) =>
      `${does(seat, who, 'laissez', 'laisse')} les Récifs acérés à ${rowName(row)}, pour deux cartes.`,
    'rocks-gone': () => 'Quatre rangées sont complètes : les Récifs acérés quittent la partie.',
  },
  asks: {
    rocks: ({ row }) =>
      `Les Récifs acérés ferment ${rowName(row)} : déplacez-les, ou laissez-les là et défaussez deux cartes.`,
  },
  refusals: {
    'rocks.closed': ({ row }) => `Les Récifs acérés ferment ${rowName(row)}.`,
    'rocks.another-row': () =>
      'Les Récifs acérés y sont déjà : choisissez une autre rangée, ou laissez-les pour deux cartes.',
    'rocks.row-full': () => 'Cette rangée est complète : il faut aux Récifs acérés une rangée avec une case vide.',
    'rocks.stay-costs-two': ({ needed, payable }) =>
      `Laisser les Récifs acérés coûte ${cards(needed)} ; ${youPay(payable)}.`,
    'rocks.move-first': () => 'Déplacez d’abord les Récifs acérés, ou laissez-les pour deux cartes.',
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
