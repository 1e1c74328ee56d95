/** The Reef in French: what happened. */

import { capital, figure } from '@halcyon/speech/grammar';
import { does, turnEvents, whose } from '@halcyon/speech/parts/fr';
import { WATER } from '../../rules/vocabulary.ts';
import type { ReefSpeech } from '../en.ts';
import { nth } from '../places.ts';
import { breeding, card, cell, coin, coral, the, thrown, worm } from './words.ts';

export const events = {
  ...turnEvents,
  dealt: () => 'La mer est en place : les rangées extérieures face visible, les rangées centrales face cachée.',
  threw: ({ seat, first, second }, who) => `${does(seat, who, 'obtenez', 'obtient')} ${thrown(first, second)}.`,
  took: ({ seat, colour }, who) => `${does(seat, who, 'prenez', 'prend')} ${worm(colour)}.`,
  'no-worms': ({ seat }, who) =>
    `${does(seat, who, 'ne prenez', 'ne prend')} rien : il n’y a plus de ver dans la réserve.`,
  paid: ({ seat, coin: paid }, who) => `${does(seat, who, 'payez', 'paie')} avec ${coin(paid)}.`,
  turned: ({ seat, cell: place, card: shown }, who) =>
    `${does(seat, who, 'découvrez', 'découvre')} ${card(shown)} dans ${cell(place, who)}.`,
  left: ({ seat, cell: place }, who) =>
    `${does(seat, who, 'laissez', 'laisse')} face visible la carte dans ${cell(place, who)}.`,
  bought: ({ seat, cell: place, card: gained }, who) => {
    const buys = `${does(seat, who, 'achetez', 'achète')} ${card(gained)} dans ${cell(place, who)}`;
    return gained === WATER ? `${buys} ; la carte est défaussée.` : `${buys}.`;
  },
  caught: ({ seat, card: fish, coral: onto }, who) =>
    `${does(seat, who, 'pêchez', 'pêche')} ${card(fish)} pour le ${coral(onto)}.`,
  bred: ({ seat, coral: on, breeding: pair }, who) =>
    `${does(seat, who, 'réussissez', 'réussit')} un élevage sur le ${coral(on)} : ${breeding(pair)}.`,
  'breeding-open': ({ breeding: pair }) => `La carte Élevage suivante est retournée : ${breeding(pair)}.`,
  'boat-bought': ({ seat, column }, who) =>
    `${does(seat, who, 'achetez', 'achète')} un bateau, placé à la colonne ${figure(nth(column))}.`,
  'shark-took': ({ seat, cell: place, card: gone }, who) =>
    `${capital(whose(seat, who, 'le', 'requin'))} prend ${the(gone)} dans ${cell(place, who)}.`,
  'shark-ate': ({ seat, coral: from, card: gone }, who) =>
    `${capital(whose(seat, who, 'le', 'requin'))} mange ${the(gone)} du ${coral(from)}.`,
  washed: ({ cell: place }, who) => `Une carte d’eau quitte ${cell(place, who)}.`,
  drifted: () => 'Le courant porte les cartes vers le rivage.',
  reshuffled: () => 'Les cartes Mer défaussées sont mélangées à la pioche.',
  'flowed-in': ({ cell: place, card: shown }, who) => `${capital(card(shown))} arrive dans ${cell(place, who)}.`,
} satisfies ReefSpeech['events'];
