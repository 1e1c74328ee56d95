/** The Reef in French: what only the terminal says. */
import { typeset } from '@halcyon/speech/grammar';
import type { ReefTerminal } from '../terminal.ts';

export const terminal = typeset({
  broods: 'élev.',
  typed: { boat: 'bateau', shark: 'requin', keep: 'oui o prendre', leave: 'laisser non n', end: 'finir fin' },
  keys: {
    act: 'b2 : acheter, pêcher ou retourner · ? : coups · aide',
    take: 'rouge : prendre ce ver · ? : coups · aide',
    pay: 'rouge, perle : payer ainsi · rouge rouge bleu : d’un coup · ? : coups · aide',
    keep: 'oui : la prendre · laisser · ? : coups · aide',
    keepFish: 'oui, ou le numéro d’un corail : le prendre · laisser · ? : coups · aide',
  },
  help: {
    cell: 'acheter la carte en b2, la pêcher si c’est un poisson, ou la retourner si elle est face cachée',
    coral: 'pêcher le poisson en b2 pour votre corail 3',
    pay: 'la payer aussitôt avec ces vers ; « perle » paie avec une perle',
    colour: 'prendre ou payer un ver de cette couleur ; les premières lettres ou le signe suffisent',
    boat: 'acheter un bateau ; « bateau rouge rouge bleu » le paie aussi',
    shark: 'faire prendre par un requin la carte en c4',
    eat: 'faire manger par un requin le poisson de votre corail 2',
    leave: 'laisser la carte que vous avez retournée ; « oui » la prend',
    end: 'finir votre tour',
  },
} satisfies ReefTerminal);
