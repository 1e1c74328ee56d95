/** The Reef in French: why not. First what is wrong, then the number. */

import { capital, figure, fromOne } from '@halcyon/speech/grammar';
import { turnRefusals, youPay } from '@halcyon/speech/parts/fr';
import { BOATS, COLUMNS, KEEP_PRICE, MOST_CORALS, PAYS_PEARL, sexOf, TURN_PRICE } from '../../rules/vocabulary.ts';
import type { ReefSpeech } from '../en.ts';
import { card, cell, coral, due, either, corals as many, colour as named, pair, sex } from './words.ts';

export const refusals = {
  ...turnRefusals,
  'worm-gone': ({ colour }) =>
    `Il n’y a plus de ver ${named(colour)} dans la réserve ; prenez-en un d’une autre couleur.`,
  'not-thrown': ({ first, second }) =>
    `Les dés ne montrent pas cette couleur ; comme rien n’est épuisé, prenez un ver ${either(first, second)}.`,
  'take-first': () => 'Prenez d’abord votre ver dans la réserve.',
  'pay-first': ({ left }) => `Finissez d’abord de payer ; reste dû : ${due(left)}.`,
  'no-such-coin': ({ coin }) =>
    `Vous n’avez pas de ${coin === PAYS_PEARL ? 'perle' : `ver ${named(coin)}`} pour payer.`,
  'other-colour': ({ colour }) => `Ce poisson se paie en vers de sa couleur (${named(colour)}) ou en perles.`,
  'keep-or-leave': ({ cell: place }, who) =>
    `Décidez d’abord de ${cell(place, who)} : prendre la carte pour ${figure(KEEP_PRICE)} de plus, ou la laisser.`,
  'only-that-card': ({ cell: place }, who) =>
    `D’abord ${cell(place, who)} : prenez la carte découverte, ou laissez-la.`,
  'no-card': ({ cell: place }, who) => `Il n’y a pas de carte dans ${cell(place, who)}, seulement un trou.`,
  'turn-first': ({ cell: place }, who) =>
    `La carte dans ${cell(place, who)} est face cachée ; retournez-la d’abord pour ${due(TURN_PRICE)}.`,
  'already-open': ({ cell: place }, who) => `La carte dans ${cell(place, who)} est déjà face visible.`,
  'no-boat-there': ({ column, boats }) =>
    boats === 1
      ? `Vous n’avez pas de bateau à la colonne ${fromOne(column)} ; votre seul bateau est à la colonne 1.`
      : `Vous n’avez pas de bateau à la colonne ${fromOne(column)} ; les vôtres sont aux colonnes 1 à ${figure(boats)}.`,
  'too-few-worms': ({ price, payable }) => `Cela coûte ${due(price)} ; ${youPay(payable)}.`,
  'too-few-of-colour': ({ price, payable, colour }) => `Ce poisson coûte ${due(price, colour)} ; ${youPay(payable)}.`,
  'five-corals': () => `Vous avez déjà ${many(MOST_CORALS)}, élevages compris ; personne ne peut en avoir plus.`,
  'onto-a-coral': ({ card: fish }) => `${capital(card(fish))} va aussitôt sur un corail : dites lequel.`,
  'not-a-fish': ({ card: other }) => `Seul un poisson va sur un corail ; cette carte montre ${card(other)}.`,
  'no-such-coral': ({ coral: onto, corals }) =>
    corals === 0
      ? 'Vous n’avez pas encore de corail, et il en faut un au poisson.'
      : `Vous n’avez pas de ${coral(onto)} ; vous avez ${many(corals)}.`,
  'brood-there': ({ coral: onto }) => `Le ${coral(onto)} porte déjà son élevage et ne prend plus de poisson.`,
  'sex-there': ({ coral: onto, card: fish }) =>
    `Il y a déjà un poisson ${sex(sexOf(fish ?? 1))} sur le ${coral(onto)} ; un corail porte un mâle et une femelle.`,
  'no-pair': ({ one, two }) => `Aucune des quatre cartes Élevage visibles ne montre ${pair(one, two)}.`,
  'no-boat-left': ({ boats }) =>
    boats === COLUMNS
      ? `Vous avez un bateau à chacune des ${figure(COLUMNS)} colonnes.`
      : `Les ${figure(BOATS)} bateaux sont tous à l’eau ; vous en avez ${figure(boats)}.`,
  'no-shark': () => 'Vous n’avez pas de requin.',
  'nothing-to-take': ({ cell: place }, who) => `Il n’y a rien à prendre dans ${cell(place, who)}, seulement un trou.`,
  'face-down-safe': ({ cell: place }, who) =>
    `Un requin ne prend que ce qui est face visible ; la carte dans ${cell(place, who)} est face cachée.`,
  'no-fish-there': ({ coral: from }) => `Vous n’avez pas ce poisson sur le ${coral(from)}.`,
  'act-first': () =>
    'Rien de tel n’est demandé maintenant : achetez des cartes Mer ou un bateau, jouez un requin, ou finissez votre tour.',
} satisfies ReefSpeech['refusals'];
