/** What the signs of The Reef say in English when they are asked. */
import type { Facts } from '@halcyon/kernel';
import { capital, counted } from '@halcyon/speech/grammar';
import { does, whose } from '@halcyon/speech/parts/en';
import type { Signs } from '@halcyon/speech/signs';
import {
  BOAT_PRICE,
  BROODS,
  COLOURS,
  FULL_DISCARD,
  KEEP_PRICE,
  MALE,
  MOST_CORALS,
  TURN_PRICE,
} from '../../rules/vocabulary.ts';

const SHAPES = ['star', 'shell', 'leaf', 'wave', 'spiral', 'drop'];
const colour = (n = -1): string => COLOURS[n] ?? '?';
const worms = counted('en', 'worm', 'worms');
const cards = counted('en', 'card', 'cards');
const sexOf = ({ sex }: Facts): string => (sex === MALE ? 'male' : 'female');
const mateOf = ({ sex }: Facts): string => (sex === MALE ? 'female' : 'male');
/** What it costs here, and whether it is within reach. */
const cost = ({ price, boat }: Facts, of = ''): string =>
  boat === 1
    ? `Here it costs you ${counted('en', `${of}worm`, `${of}worms`)(price)}.`
    : 'You have no boat at this column yet.';

export const signs: Signs = {
  price: {
    name: 'Price',
    about: ({ price, row }) =>
      `A face-up card in this row costs you ${worms(price)}.${row === 1 || row === 2 ? ` Turning a card up costs ${TURN_PRICE}, taking it then ${KEEP_PRICE} more.` : ''}`,
    rule: 'F3.3',
  },
  fish: {
    name: 'Fish',
    about: (facts) =>
      `A ${colour(facts.colour)} ${sexOf(facts)}; ${colour(facts.colour)} is the ${SHAPES[facts.colour ?? -1]}. It goes on one of your corals, alone or beside a ${mateOf(facts)}, if a visible breeding card shows their two colours. ${cost(facts, `${colour(facts.colour)} `)}`,
    rule: 'F3.5',
  },
  'coral-card': {
    name: 'Coral',
    about: (facts) => `A home for one male and one female; you may have ${MOST_CORALS}. ${cost(facts)}`,
    rule: 'F3.4',
  },
  'shark-card': {
    name: 'Shark',
    about: (facts) => `Keep it, and let it take a card out of the sea when you like. ${cost(facts)}`,
    rule: 'F3.7',
  },
  'pearl-card': {
    name: 'Pearl',
    about: (facts) => `It pays like a worm of whatever colour you need. ${cost(facts)}`,
    rule: 'F3.8',
  },
  water: {
    name: 'Open water',
    about: () =>
      'Nothing but water. When it lies at the shore at the end of a turn, it is washed out and the row moves on.',
    rule: 'F4.1',
  },
  'face-down': {
    name: 'Face-down card',
    about: ({ boat }) =>
      `${capital(worms(TURN_PRICE))} turns it up; then you take it for ${KEEP_PRICE} more or leave it.${boat === 1 ? '' : ' You have no boat at this column yet.'}`,
    rule: 'F3.3',
  },
  gap: { name: 'Gap', about: () => 'The current closes it at the end of the turn.', rule: 'F4.2' },
  boats: {
    name: 'Boats',
    about: ({ seat, boats }, who) =>
      `${does(seat, who, 'have', 'has')} ${boats === 1 ? 'a boat at the first column' : `boats at the first ${boats} columns`} and can buy there.`,
    rule: 'F3.3',
  },
  boat: {
    name: 'Buy a boat',
    about: ({ boats }) => `For ${worms(BOAT_PRICE)} of any colour you reach one more column; now you reach ${boats}.`,
    rule: 'F3.9',
  },
  dice: {
    name: 'The throw',
    about: ({ seat, first, second }, who) =>
      `${does(seat, who, 'threw', 'threw')} ${first === second ? `${colour(first)} twice` : `${colour(first)} and ${colour(second)}`} and got a worm for each die; the other player takes a worm of one of these colours.`,
    rule: 'F3.1',
  },
  breeding: {
    name: 'Breeding card',
    about: ({ one, two, near }) =>
      `A ${colour(one)} and a ${colour(two)} fish, a male and a female, on one coral make a brood.${near === 1 ? ' You can catch what is missing now.' : ''}`,
    rule: 'F3.6',
  },
  broods: {
    name: 'Broods',
    about: ({ seat, broods = 0 }, who) =>
      `${does(seat, who, 'have', 'has')} ${broods} of the ${BROODS} broods that win; ${BROODS - broods} to go.`,
    rule: 'F5.1',
  },
  pile: {
    name: 'Pile',
    about: ({ cards: n }) => `${capital(cards(n))} will still drift in from the reef.`,
    rule: 'F4.4',
  },
  discard: {
    name: 'Discarded cards',
    about: ({ cards: n }) =>
      `${capital(cards(n))}; from ${FULL_DISCARD} on they are shuffled into the pile at the end of the turn.`,
    rule: 'F4.3',
  },
  'coral-empty': {
    name: 'Empty coral',
    about: ({ seat }, who) => `${capital(whose(seat, who))} coral has room for one male and one female.`,
    rule: 'F3.5',
  },
  'coral-fish': {
    name: 'Coral with a fish',
    about: (facts, who) =>
      `On ${whose(facts.seat, who)} coral a ${colour(facts.colour)} ${sexOf(facts)} waits for a ${mateOf(facts)}; a visible breeding card has to show their two colours.`,
    rule: 'F3.5',
  },
  brood: {
    name: 'Brood',
    about: ({ seat, one, two }, who) =>
      `${capital(whose(seat, who))} brood: ${colour(one)} and ${colour(two)}. It counts for good, and this coral takes no more fish.`,
    rule: 'F3.6',
  },
  'coral-none': {
    name: 'Place for a coral',
    about: ({ seat, corals }, who) => `${does(seat, who, 'have', 'has')} ${corals} of at most ${MOST_CORALS} corals.`,
    rule: 'F3.4',
  },
  worm: {
    name: 'Worms',
    about: ({ seat, colour: n, worms: has, left }, who) =>
      `${does(seat, who, 'have', 'has')} ${counted('en', `${colour(n)} worm`, `${colour(n)} worms`)(has)}; ${left} lie in the supply. They pay for ${colour(n)} fish, and for all that is no fish.`,
    rule: 'F3.5',
  },
  pearls: {
    name: 'Pearls',
    about: ({ seat, pearls }, who) =>
      `${does(seat, who, 'have', 'has')} ${counted('en', 'pearl', 'pearls')(pearls)}. A pearl pays like a worm of any colour.`,
    rule: 'F3.8',
  },
  sharks: {
    name: 'Sharks',
    about: ({ seat, sharks }, who) =>
      `${does(seat, who, 'have', 'has')} ${counted('en', 'shark', 'sharks')(sharks)}. A shark takes a face-up card out of the sea, or a fish from a coral of its owner; that is free.`,
    rule: 'F3.7',
  },
  keep: {
    name: 'The card that was turned up',
    about: () => `Take it for ${KEEP_PRICE} more, or leave it face up: from then on it costs 2.`,
    rule: 'F3.3',
  },
};
