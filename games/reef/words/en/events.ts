/** The Reef in English: what happened. */

import { capital, figure } from '@halcyon/speech/grammar';
import { does, turnEvents, whose } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { WATER } from '../../rules/vocabulary.ts';
import { nth } from '../places.ts';
import { breeding, card, cell, coin, coral, the, thrown, worm } from './words.ts';

export const events = {
  ...turnEvents,
  dealt: () => 'The sea is laid out: the outer rows face up, the middle rows face down.',
  threw: ({ seat, first, second }, who) => `${does(seat, who, 'throw', 'throws')} ${thrown(first, second)}.`,
  took: ({ seat, colour }, who) => `${does(seat, who, 'take', 'takes')} ${worm(colour)}.`,
  'no-worms': ({ seat }, who) => `${does(seat, who, 'take', 'takes')} nothing: no worm is left in the supply.`,
  paid: ({ seat, coin: paid }, who) => `${does(seat, who, 'pay', 'pays')} ${coin(paid)}.`,
  turned: ({ seat, cell: place, card: shown }, who) =>
    `${does(seat, who, 'turn', 'turns')} up ${card(shown)} in ${cell(place, who)}.`,
  left: ({ seat, cell: place }, who) =>
    `${does(seat, who, 'leave', 'leaves')} the card in ${cell(place, who)} face up.`,
  bought: ({ seat, cell: place, card: gained }, who) => {
    const buys = `${does(seat, who, 'buy', 'buys')} ${card(gained)} in ${cell(place, who)}`;
    return gained === WATER ? `${buys}; it is discarded.` : `${buys}.`;
  },
  caught: ({ seat, card: fish, coral: onto }, who) =>
    `${does(seat, who, 'catch', 'catches')} ${card(fish)} for ${coral(onto)}.`,
  bred: ({ seat, coral: on, breeding: pair }, who) =>
    `${does(seat, who, 'have', 'has')} a brood on ${coral(on)}: ${breeding(pair)}.`,
  'breeding-open': ({ breeding: pair }) => `The next breeding card is turned up: ${breeding(pair)}.`,
  'boat-bought': ({ seat, column }, who) =>
    `${does(seat, who, 'buy', 'buys')} a boat; it goes to column ${figure(nth(column))}.`,
  'shark-took': ({ seat, cell: place, card: gone }, who) =>
    `${capital(whose(seat, who))} shark takes ${the(gone)} from ${cell(place, who)}.`,
  'shark-ate': ({ seat, coral: from, card: gone }, who) =>
    `${capital(whose(seat, who))} shark eats ${the(gone)} on ${coral(from)}.`,
  washed: ({ cell: place }, who) => `Open water is washed out of ${cell(place, who)}.`,
  drifted: () => 'The current carries the cards towards the shore.',
  reshuffled: () => 'The discarded sea cards are shuffled into the pile.',
  'flowed-in': ({ cell: place, card: shown }, who) => `${capital(card(shown))} drifts into ${cell(place, who)}.`,
} satisfies GameSpeech['events'];
