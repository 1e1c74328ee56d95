/** Wilds (T6.10, T6.11) in French. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure } from '@halcyon/speech/grammar';
import { does, youPay } from '@halcyon/speech/parts/fr';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/wild/vocabulary.ts';
import type { wild as english } from '../en/wild.ts';
import { cellName, stormName } from './names.ts';

const ROLES = ['départ', 'arrivée', 'Monstre marin', 'Boussole'];

export const wild = {
  features: {
    wild: {
      name: 'Jokers',
      about:
        'Un Joker remplace presque n’importe quelle autre carte, à votre choix. La partie devient un peu plus facile.',
    },
  },
  options: {
    wilds: {
      name: 'Nombre de Jokers',
      about: 'Autant de Jokers sont mélangés aux cartes. Plus il y en a, plus c’est facile.',
      value: (n: number) => (n === 1 ? 'un Joker' : 'deux Jokers'),
    },
  },
  things: {
    wild: 'Joker',
  },
  moves: {
    wild: ({ cell }, who) => `Placer un Joker en ${cellName(cell, who)}`,
    'wild-start': () => 'Jouer un Joker comme départ',
    'wild-finish': () => 'Jouer un Joker comme arrivée',
    'wild-monster': ({ cell }, who) => `Jouer un Joker comme Monstre marin sur l’île en ${cellName(cell, who)}`,
    'wild-compass': ({ storm }, who) => `Jouer un Joker comme Boussole contre ${stormName(storm, who)}`,
  },
  events: {
    'wild-as': ({ seat, role }, who) =>
      `${does(seat, who, 'jouez', 'joue')} un Joker comme ${ROLES[role] ?? 'une autre carte'}.`,
    'wild-laid': ({ seat, cell }, who) => `${does(seat, who, 'placez', 'place')} un Joker en ${cellName(cell, who)}.`,
  },
  asks: {},
  refusals: {
    'wild.none': () => 'Vous n’avez pas de Joker.',
    'wild.occupied': ({ cell, there }, who) => `Il y a déjà une île en ${cellName(cell, who)} : ${figure(there)}.`,
    'wild.no-number': ({ cell }, who) => `Il ne reste aucun nombre pour un Joker en ${cellName(cell, who)}.`,
    'wild.too-dear': ({ needed, payable }) =>
      `Quel que soit son nombre, un Joker y coûte au moins ${figure(needed)} ; ${youPay(payable)}.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
