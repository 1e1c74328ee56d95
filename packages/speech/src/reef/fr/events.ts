/** The Reef in French: what happened. */
import { WATER } from '@halcyon/reef/sea';
import { capital, figure } from '../../grammar.ts';
import { does, turnEvents, whose } from '../../parts/fr.ts';
import type { ReefSpeech } from '../en.ts';
import { nth } from '../places.ts';
import { breeding, card, cell, coin, coral, the, thrown, worm } from './words.ts';

export const events = {
  ...turnEvents,
  dealt: () => 'La mer est en place : les rangées extérieures face visible, les rangées centrales face cachée.',
  threw: ([seat, first, second], who) => `${does(seat, who, 'obtenez', 'obtient')} ${thrown(first, second)}.`,
  took: ([seat, colour], who) => `${does(seat, who, 'prenez', 'prend')} ${worm(colour)}.`,
  'no-worms': ([seat], who) =>
    `${does(seat, who, 'ne prenez', 'ne prend')} rien : il n’y a plus de ver dans la réserve.`,
  paid: ([seat, paid], who) => `${does(seat, who, 'payez', 'paie')} avec ${coin(paid)}.`,
  turned: ([seat, place, shown], who) =>
    `${does(seat, who, 'découvrez', 'découvre')} ${card(shown)} dans ${cell(place, who)}.`,
  left: ([seat, place], who) =>
    `${does(seat, who, 'laissez', 'laisse')} face visible la carte dans ${cell(place, who)}.`,
  bought: ([seat, place, gained], who) => {
    const buys = `${does(seat, who, 'achetez', 'achète')} ${card(gained)} dans ${cell(place, who)}`;
    return gained === WATER ? `${buys} ; la carte est défaussée.` : `${buys}.`;
  },
  caught: ([seat, fish, onto], who) => `${does(seat, who, 'pêchez', 'pêche')} ${card(fish)} pour le ${coral(onto)}.`,
  bred: ([seat, on, pair], who) =>
    `${does(seat, who, 'réussissez', 'réussit')} un élevage sur le ${coral(on)} : ${breeding(pair)}.`,
  'breeding-open': ([pair]) => `La carte Élevage suivante est retournée : ${breeding(pair)}.`,
  'boat-bought': ([seat, column], who) =>
    `${does(seat, who, 'achetez', 'achète')} un bateau, placé à la colonne ${figure(nth(column))}.`,
  'shark-took': ([seat, place, gone], who) =>
    `${capital(whose(seat, who, 'le', 'requin'))} prend ${the(gone)} dans ${cell(place, who)}.`,
  'shark-ate': ([seat, from, gone], who) =>
    `${capital(whose(seat, who, 'le', 'requin'))} mange ${the(gone)} du ${coral(from)}.`,
  washed: ([place], who) => `Une carte d’eau quitte ${cell(place, who)}.`,
  drifted: () => 'Le courant porte les cartes vers le rivage.',
  reshuffled: () => 'Les cartes Mer défaussées sont mélangées à la pioche.',
  'flowed-in': ([place, shown], who) => `${capital(card(shown))} arrive dans ${cell(place, who)}.`,
} satisfies ReefSpeech['events'];
