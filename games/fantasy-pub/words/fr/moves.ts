/** Fantasy Pub in French: moves as offers. */

import { figure } from '@halcyon/speech/grammar';
import { MOST_COINS } from '../../rules/vocabulary.ts';
import type { FantasyPubSpeech } from '../en.ts';
import { cell, character, coins } from './words.ts';

export const moves = {
  enter: ({ pips }) =>
    `Avec ${figure(pips)}, faire entrer le personnage suivant : ${coins(Math.min(pips ?? 0, MOST_COINS))}`,
  move: ({ character: guest, pips }, who) =>
    `Avec ${figure(pips)}, déplacer ${character(guest, who)} dans le sens horaire`,
  back: ({ character: guest, pips }, who) =>
    `Avec ${figure(pips)}, déplacer ${character(guest, who)} dans le sens antihoraire`,
  innkeeper: ({ table }) => `Envoyer le tavernier à ${cell(table)}`,
  serve: ({ character: guest }, who) => `Faire boire ${character(guest, who)}`,
  leave: ({ character: guest, pips }, who) => `Avec ${figure(pips)}, faire sortir ${character(guest, who)} du pub`,
  end: () => 'Finir le tour',
} satisfies FantasyPubSpeech['moves'];
