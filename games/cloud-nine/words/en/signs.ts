/** What the signs of Cloud 9 say in English when they are asked. */
import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { cards, does } from '@halcyon/speech/parts/en';
import type { Signs, SignText } from '@halcyon/speech/signs';
import { COLOURS } from '../../rules/vocabulary.ts';

const points = counted('en', 'point', 'points');
const dice = counted('en', 'die', 'dice');
const colour = (card: Maybe): string => COLOURS[(card ?? 0) - 1] ?? '';
const asks = (needed: Maybe): string => (needed ? `The dice ask for ${cards(needed)}.` : 'The dice ask for no card.');
/** A seat and what it has, after what it does. */
const seat = (name: string, rule: string, does: SignText['about']): SignText => ({
  name,
  about: (facts, who) => `${does(facts, who)} Now: ${points(facts.points)}, ${cards(facts.cards)} in hand.`,
  rule,
});

export const signs = {
  cloud: {
    name: 'A cloud',
    about: ({ points: worth, dice: thrown }) =>
      `Whoever jumps here scores ${points(worth)}. To rise from here the pilot has to meet a throw of ${dice(thrown)}.`,
    rule: 'C1.2',
  },
  top: {
    name: 'The highest cloud',
    about: ({ points: worth }) => `Everybody who is still aboard here scores ${points(worth)}, and the trip is over.`,
    rule: 'C3.6',
  },
  pilot: seat(
    'The pilot',
    'C3.4',
    ({ seat: pilot }, who) =>
      `${does(pilot, who, 'throw the dice and have', 'throws the dice and has')} to play what they ask for. After a rise the next one aboard on the left wears the cap.`,
  ),
  decides: seat(
    'Decides now',
    'C3.2',
    ({ seat: one }, who) =>
      `${does(one, who, 'jump and score this cloud, or stay', 'jumps and scores this cloud, or stays')} aboard.`,
  ),
  stays: seat(
    'Stays',
    'C3.2',
    ({ seat: one }, who) => `${does(one, who, 'rise or fall', 'rises or falls')} with the balloon.`,
  ),
  undecided: seat(
    'Has yet to decide',
    'C3.2',
    ({ seat: one }, who) => `${does(one, who, 'will', 'will')} soon say: jump or stay.`,
  ),
  aboard: seat('Aboard', 'C3.2', ({ seat: one }, who) => `${does(one, who, 'are', 'is')} in the basket.`),
  jumped: seat(
    'Jumped',
    'C3.2',
    ({ seat: one }, who) => `${does(one, who, 'have', 'has')} scored a cloud; nothing more until the next trip.`,
  ),
  throw: {
    name: 'The throw',
    about: ({ seat: pilot, needed, cards: held }, who) =>
      `${asks(needed)} Each colour asks for a card of that colour, a blank for none; one Wild is enough for all of them. ${does(pilot, who, 'hold', 'holds')} ${cards(held)}.`,
    rule: 'C3.1',
  },
  dice: {
    name: 'Dice',
    about: ({ dice: thrown }) => `${dice(thrown)} would be thrown on this cloud.`,
    rule: 'C3.5',
  },
  card: {
    name: 'Cards of a colour',
    about: ({ card, held, asked }) =>
      `You hold ${figure(held)} ${colour(card)}. ${asked ? `The pilot’s dice ask you for ${figure(asked)} of them.` : 'Now the dice ask you for none of them.'}`,
    rule: 'C3.1',
  },
  wild: {
    name: 'Wild',
    about: ({ held }) =>
      `You hold ${figure(held)}. As pilot you may play one Wild instead of all the cards that the dice ask for.`,
    rule: 'C3.3',
  },
  goal: {
    name: 'The way to the goal',
    about: ({ points: goal, best }) =>
      `The game ends when somebody has ${points(goal)} and the balloon falls. The best now: ${points(best)}.`,
    rule: 'C4.1',
  },
  jump: {
    name: 'Jump',
    about: ({ points: worth }) => `You score ${points(worth)} for sure and wait for the next trip.`,
    rule: 'C3.2',
  },
  stay: {
    name: 'Stay',
    about: ({ above }) =>
      `If the pilot can meet the throw, you rise to the ${figure(above)}-point cloud. If not, you score nothing in this trip.`,
    rule: 'C3.2',
  },
  roll: {
    name: 'Throw',
    about: ({ dice: thrown, above }) =>
      `You throw ${dice(thrown)}. With the cards that they ask for you rise to the ${figure(above)}-point cloud; without them you fall.`,
    rule: 'C3.5',
  },
  raise: {
    name: 'Raise',
    about: ({ needed }) =>
      `${asks(needed)} ${needed ? 'You play exactly those, and the' : 'The'} balloon rises by one cloud.`,
    rule: 'C3.3',
  },
  use: {
    name: 'Play a Wild',
    about: ({ needed }) => `${asks(needed)} One Wild stands in for all of them.`,
    rule: 'C3.3',
  },
  fall: {
    name: 'Let it fall',
    about: () =>
      'The balloon falls, nobody aboard scores, and the trip is over. A pilot who has the cards must raise it.',
    rule: 'C3.7',
  },
} satisfies Signs;
