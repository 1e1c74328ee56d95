/** The Pyramid (T7.3) in French. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, figure } from '@halcyon/speech/grammar';
import { does, whose, youPay } from '@halcyon/speech/parts/fr';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { vocabulary } from '../../rules/layouts/pyramid/vocabulary.ts';
import type { Names } from '../../rules/vocabulary.ts';
import type { pyramid as english } from '../en/pyramid.ts';
import { cardName, cellName } from './names.ts';

const EXPLORERS = [
  'comme sur le feuillet',
  'plus difficile : un départ pioché coûte une carte',
  'plus facile : des cartes de bordure à la place des Monstres marins',
];

export const pyramid = {
  layouts: {
    pyramid: {
      name: 'La Pyramide',
      about:
        'Six cases d’une pyramide cachent les surprises, bonnes ou mauvaises, d’une pile d’explorateur. La forme de la pyramide est la nôtre.',
    },
  },
  options: {
    explorer: {
      name: 'Pile d’explorateur',
      about: 'Si la pile d’explorateur vous ménage ou non.',
      value: (n: number) => EXPLORERS[n] ?? '',
    },
  },
  things: {
    border: 'Carte de bordure',
    storm: 'Tempête',
    explorer: 'Pile d’explorateur',
    explored: 'Cartes d’explorateur piochées',
  },
  moves: {
    border: ({ cell }, who) => `Placer une carte de bordure en ${cellName(cell, who)}`,
    'border-finish': () => 'Jouer une carte de bordure comme arrivée',
    clear: ({ cell }, who) => `Défausser une Boussole pour retirer la Tempête en ${cellName(cell, who)}`,
  },
  events: {
    explored: ({ seat, card }, who) =>
      `${does(seat, who, 'découvrez', 'découvre')} une carte d’explorateur : ${cardName(card)}.`,
    'explorer-kept': ({ seat, card }, who) =>
      `${does(seat, who, 'piochez', 'pioche')} ${cardName(card)} de la pile d’explorateur, sans la montrer.`,
    returned: ({ seat, card, cell }, who) =>
      `${capital(cardName(card))} revient dans ${whose(seat, who, 'la', 'main')} ; une Tempête est maintenant en ${cellName(cell, who)}.`,
    swallowed: ({ seat, card, cell }, who) =>
      `Un Monstre marin avale ${cardName(card)}, ${who.me(seat) ? 'que vous avez placée' : `placée par ${who.name(seat)}`} en ${cellName(cell, who)} ; les deux sont défaussés.`,
    'pile-dropped': ({ seat }, who) => `La carte du dessus de ${whose(seat, who, 'la', 'pioche')} part sans être vue.`,
    'border-laid': ({ seat, cell }, who) =>
      `${does(seat, who, 'placez', 'place')} une carte de bordure en ${cellName(cell, who)}.`,
    cleared: ({ seat, cell }, who) =>
      `${does(seat, who, 'défaussez', 'défausse')} une Boussole : la Tempête en ${cellName(cell, who)} est retirée.`,
  },
  asks: {},
  refusals: {
    'border.none': () => 'Vous n’avez pas de carte de bordure.',
    'border.occupied': ({ cell, there }, who) => `Il y a déjà une carte en ${cellName(cell, who)} : ${figure(there)}.`,
    'border.no-number': ({ cell }, who) =>
      `Il ne reste aucun nombre pour une carte de bordure en ${cellName(cell, who)}.`,
    'border.too-dear': ({ needed, payable }) =>
      `Quel que soit son nombre, une carte de bordure y coûte au moins ${figure(needed)} ; ${youPay(payable)}.`,
    'pyramid.storm': () => 'Une Tempête est sur cette case : rien ne s’y place avant qu’une Boussole ne la retire.',
    'clear.no-compass': () => 'Vous n’avez pas de Boussole.',
    'clear.no-storm': ({ cell }, who) => `Il n’y a pas de Tempête en ${cellName(cell, who)}.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
