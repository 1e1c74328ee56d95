/** The Reef in French: moves as offers. */
import { BOAT_PRICE, TURN_PRICE } from '../../rules/vocabulary.ts';
import type { ReefSpeech } from '../en.ts';
import { cell, coin, coral, due, theSex, worm } from './words.ts';

export const moves = {
  take: ({ colour }) => `Prendre ${worm(colour)}`,
  turn: ({ cell: place }, who) => `Retourner la carte dans ${cell(place, who)} pour ${due(TURN_PRICE)}`,
  buy: ({ cell: place }, who) => `Acheter la carte dans ${cell(place, who)}`,
  catch: ({ cell: place, coral: onto }, who) => `Pêcher le poisson dans ${cell(place, who)} pour le ${coral(onto)}`,
  pay: ({ coin: paid }) => `Payer avec ${coin(paid)}`,
  leave: () => 'Laisser la carte face visible',
  boat: () => `Acheter un bateau pour ${due(BOAT_PRICE)}`,
  shark: ({ cell: place }, who) => `Envoyer un requin prendre la carte dans ${cell(place, who)}`,
  'shark-fish': ({ coral: from, sex: which }) => `Faire manger ${theSex(which)} du ${coral(from)} par un requin`,
  end: () => 'Finir le tour',
} satisfies ReefSpeech['moves'];
