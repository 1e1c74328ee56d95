/** The Reef in English: what happened. */
import { WATER } from '@halcyon/reef/sea';
import { capital, figure } from '../../grammar.ts';
import { does, turnEvents, whose } from '../../parts/en.ts';
import type { GameSpeech } from '../../speaker.ts';
import { nth } from '../places.ts';
import { breeding, card, cell, coin, coral, the, thrown, worm } from './words.ts';

export const events = {
  ...turnEvents,
  dealt: () => 'The sea is laid out: the outer rows face up, the middle rows face down.',
  threw: ([seat, first, second], who) => `${does(seat, who, 'throw', 'throws')} ${thrown(first, second)}.`,
  took: ([seat, colour], who) => `${does(seat, who, 'take', 'takes')} ${worm(colour)}.`,
  'no-worms': ([seat], who) => `${does(seat, who, 'take', 'takes')} nothing: no worm is left in the supply.`,
  paid: ([seat, paid], who) => `${does(seat, who, 'pay', 'pays')} ${coin(paid)}.`,
  turned: ([seat, place, shown], who) =>
    `${does(seat, who, 'turn', 'turns')} up ${card(shown)} in ${cell(place, who)}.`,
  left: ([seat, place], who) => `${does(seat, who, 'leave', 'leaves')} the card in ${cell(place, who)} face up.`,
  bought: ([seat, place, gained], who) => {
    const buys = `${does(seat, who, 'buy', 'buys')} ${card(gained)} in ${cell(place, who)}`;
    return gained === WATER ? `${buys}; it is discarded.` : `${buys}.`;
  },
  caught: ([seat, fish, onto], who) => `${does(seat, who, 'catch', 'catches')} ${card(fish)} for ${coral(onto)}.`,
  bred: ([seat, on, pair], who) => `${does(seat, who, 'have', 'has')} a brood on ${coral(on)}: ${breeding(pair)}.`,
  'breeding-open': ([pair]) => `The next breeding card is turned up: ${breeding(pair)}.`,
  'boat-bought': ([seat, column], who) =>
    `${does(seat, who, 'buy', 'buys')} a boat; it goes to column ${figure(nth(column))}.`,
  'shark-took': ([seat, place, gone], who) =>
    `${capital(whose(seat, who))} shark takes ${the(gone)} from ${cell(place, who)}.`,
  'shark-ate': ([seat, from, gone], who) => `${capital(whose(seat, who))} shark eats ${the(gone)} on ${coral(from)}.`,
  washed: ([place], who) => `Open water is washed out of ${cell(place, who)}.`,
  drifted: () => 'The current carries the cards towards the shore.',
  reshuffled: () => 'The discarded sea cards are shuffled into the pile.',
  'flowed-in': ([place, shown], who) => `${capital(card(shown))} drifts into ${cell(place, who)}.`,
} satisfies GameSpeech['events'];
