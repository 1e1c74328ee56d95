/** Wildlife in French. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { cards, does, whose } from '@halcyon/speech/parts/fr';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Ibex, Names, vocabulary } from '../../rules/features/wildlife/vocabulary.ts';
import type { Rows } from '../../rules/vocabulary.ts';
import type { wildlife as english } from '../en/wildlife.ts';
import { LOST, spot } from './names.ts';

const rowCount: (rows: Maybe<Rows>) => string = counted('fr', 'rangée', 'rangées');
const ibexCount: (ibex: Maybe<Ibex>) => string = counted('fr', 'Bouquetin', 'Bouquetins');

export const wildlife = {
  features: {
    wildlife: {
      name: 'Faune montagnarde',
      about:
        'Des Bouquetins apparaissent sur la montagne, et au moins huit doivent gagner le Sommet avec vous. Le choix des cartes à Bouquetin est le nôtre.',
    },
  },
  things: {
    ibex: 'Bouquetin',
    ibexAtTop: 'Bouquetins en rangée 8',
    herd: 'Troupeau',
    chooseHerd: 'Choisissez un troupeau.',
    chooseWay: 'Choisissez le chemin vers le haut.',
    leadHerd: 'Mener un troupeau',
  },
  moves: {
    herd: ({ cell }) => `Mener le troupeau depuis la ${spot(cell)}`,
    up: ({ cell }) => `Monter en ${spot(cell)}`,
    stop: () => 'Laisser le troupeau se reposer',
  },
  events: {
    'ibex-joins': ({ seat, cell }, who) =>
      `${capital(whose(seat, who, 'le', 'Versant'))} amène un Bouquetin en ${spot(cell)}.`,
    'herd-led': ({ seat, cell }, who) => `${does(seat, who, 'menez', 'mène')} le troupeau depuis la ${spot(cell)}.`,
    'herd-climbs': ({ to, ibex }) => `Le troupeau monte en ${spot(to)} et compte maintenant ${ibexCount(ibex)}.`,
    'herd-rests': ({ seat, cell, rows }, who) =>
      `${capital(whose(seat, who, 'le', 'troupeau'))} se repose en ${spot(cell)}, ${rowCount(rows)} plus haut.`,
    'ibex-home': ({ count }) => `Bouquetins au Sommet : ${figure(count)}.`,
  },
  asks: {
    climb: ({ cell, climbed, ibex, payable }) =>
      climbed === 0
        ? `Le troupeau en ${spot(cell)} (${ibexCount(ibex)}) : par où monter ? Chaque rangée coûte une carte ; vous avez ${cards(payable)}.`
        : `Le troupeau (${ibexCount(ibex)}) est en ${spot(cell)}, ${rowCount(climbed)} plus haut. Chaque rangée coûte une carte ; vous avez ${cards(payable)}. Montez encore ou laissez-le se reposer.`,
  },
  refusals: {
    'summit.few-ibex': ({ there, needed }) =>
      `Trop peu de Bouquetins en rangée 8 : le Sommet en demande ${figure(needed)}, il y en a ${figure(there)}.`,
    'herd.none': ({ cell }) => `Il n’y a pas de Bouquetin en ${spot(cell)}.`,
    'herd.no-way': ({ cell }) =>
      `Le troupeau en ${spot(cell)} ne peut pas monter : aucun Versant ni Feu de camp ne repose sur sa carte.`,
    'herd.no-card': () => 'Chaque rangée montée coûte une carte ; vous n’en avez aucune.',
    'herd.not-above': ({ cell, to }) =>
      `Un troupeau ne monte que sur une carte qui repose sur la sienne (${spot(cell)}) ; ce n’est pas le cas en ${spot(to)}.`,
    'herd.bridge': ({ to }) => `Les Bouquetins ne montent jamais sur un Pont ; il y en a un en ${spot(to)}.`,
    'herd.nothing-there': ({ to }) =>
      `Il faut une carte sous les sabots des Bouquetins ; il n’y en a pas encore en ${spot(to)}.`,
    'herd.too-dear': ({ climbed, payable }) =>
      `Vous ne pouvez pas payer une rangée de plus : le troupeau a monté ${rowCount(climbed)}, et vous avez ${cards(payable)}.`,
    'herd.climb-first': () => 'Un troupeau monte d’au moins une rangée avant de se reposer.',
    'herd.lead-first': () => 'Le troupeau est en chemin : montez encore ou laissez-le se reposer.',
    'fire.ibex': ({ cell, ibex }) =>
      `Un Feu de camp ne remplace pas une carte qui porte des Bouquetins ; en ${spot(cell)}, il y a ${ibexCount(ibex)}.`,
  },
  endings: {
    'few-ibex': () => `La montagne est complète, mais elle porte moins de huit Bouquetins. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
