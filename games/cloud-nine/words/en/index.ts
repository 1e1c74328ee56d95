/** Cloud 9 in English: all that is said at the table. */

import { capital, counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { cards, dealEvents, does, turnRefusals } from '@halcyon/speech/parts/en';
import type { GameWords } from '@halcyon/speech/talk';
import { BLANK, COLOURS, type Names, type vocabulary, WILD } from '../../rules/vocabulary.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const points = counted('en', 'point', 'points');
const dice = counted('en', 'die', 'dice');
/** As people count: the lowest is 1. */
const cell = (n: Maybe): string => `cloud ${figure(n === undefined ? n : n + 1)}`;

const colour = (n: Maybe): string | undefined => COLOURS[(n ?? 0) - 1];
/** A card, or one that is not seen. */
const card = (n: Maybe): string => {
  if (n === WILD) return 'a Wild';
  const known = colour(n);
  return known ? `a ${known} card` : 'a card';
};
const face = (n: Maybe): string => (n === BLANK ? 'a blank' : (colour(n) ?? card(n)));

const things = {
  red: 'Red',
  green: 'Green',
  yellow: 'Yellow',
  purple: 'Purple',
  wild: 'Wild',
  wilds: 'Wilds',
  blank: 'Blank',

  die: 'Die',
  dice: 'Dice',
  thrown: 'Thrown',
  needed: 'The dice ask for',
  nothingNeeded: 'no card needed',
  lacking: 'missing',
  complete: 'you hold them all',

  cloud: 'Cloud',
  clouds: 'Clouds',
  top: 'Highest cloud',
  worth: 'Worth',
  balloon: 'Balloon',
  basket: 'Basket',
  basketHere: 'the basket is here',
  emptyBasket: 'Nobody is aboard',

  pilot: 'Pilot',
  aboard: 'aboard',
  jumped: 'jumped',
  stays: 'stays',
  decides: 'decides now',
  undecided: 'has yet to decide',
  alone: 'alone aboard',

  points: 'Points',
  goal: 'Goal',
  leads: 'leads',
  cards: 'Cards',
  hand: 'Hand',
  deck: 'Pile',
  played: 'Played cards',
  lastPlayed: 'Last played',
  trip: 'Trip',
  trips: 'Trips',

  jump: 'Jump',
  stay: 'Stay',
  throw: 'Throw',
  raise: 'Raise',
  useWild: 'Play a Wild',
  fall: 'Let it fall',

  rises: 'rises',
  falls: 'falls',
  free: 'free',

  'no-wild': 'no Wild',
  'all-blank': 'nothing to pay',
  'must-raise': 'must rise',
};

const box = {
  features: {},
  layouts: {
    sky: { name: 'The sky', about: 'Nine clouds one above the other, from 1 point up to 25.' },
  },
  modes: {
    standard: {
      name: 'Standard',
      about:
        'Each for themselves: trips are flown until the balloon falls and somebody has 50 points, and most points win.',
    },
  },
  options: {
    anyEnd: {
      name: 'End of the game',
      about: 'What has to happen to the balloon, once somebody has 50 points, for the game to end.',
      value: (n: number) =>
        n === 0 ? 'only a fall, as the rule summary says' : 'any end of a trip, also at the top or with nobody aboard',
    },
  },
};

const moves = {
  jump: () => 'Jump out of the basket',
  stay: () => 'Stay in the basket',
  throw: () => 'Throw the dice',
  raise: () => 'Raise the balloon with what the dice ask for',
  wild: () => 'Raise the balloon with a Wild',
  fall: () => 'Play nothing and let the balloon fall',
} satisfies Sentences['moves'];

const events = {
  ...dealEvents(card),
  pilot: ({ seat, cloud }, who) => `${does(seat, who, 'are', 'is')} the pilot at ${cell(cloud)}.`,
  threw: ({ seat, dice: thrown }, who) => `${does(seat, who, 'throw', 'throws')} ${dice(thrown)}.`,
  die: ({ face: shown }) => `A die shows ${face(shown)}.`,
  jumped: ({ seat, cloud, points: scored }, who) =>
    `${does(seat, who, 'jump', 'jumps')} from ${cell(cloud)}: ${points(scored)}.`,
  stayed: ({ seat }, who) => `${does(seat, who, 'stay', 'stays')} in the basket.`,
  played: ({ seat, card: shown }, who) => `${does(seat, who, 'play', 'plays')} ${card(shown)}.`,
  rose: ({ seat, cloud }, who) => `${does(seat, who, 'raise', 'raises')} the balloon to ${cell(cloud)}.`,
  'reached-top': ({ seat, points: scored }, who) =>
    `${does(seat, who, 'reach', 'reaches')} the top: ${points(scored)}.`,
  fell: ({ seat, cloud }, who) =>
    `${does(seat, who, 'play', 'plays')} nothing, and the balloon falls from ${cell(cloud)}.`,
  'trip-over': ({ seat }, who) =>
    `The trip is over, and all board again. ${does(seat, who, 'pilot', 'pilots')} the next one.`,
  reshuffled: () => 'The played cards are shuffled and become the pile.',
} satisfies Sentences['events'];

const asks = {
  decide: ({ cloud, points: worth, pilot, needed, cards: held }, who) => {
    const throwing =
      needed === 0
        ? 'The dice ask for nothing, so the balloon will rise.'
        : `${who.name(pilot ?? 0)} needs ${cards(needed)} or one Wild, and holds ${cards(held)}.`;
    return `${capital(cell(cloud))} is worth ${points(worth)}. ${throwing} Jump or stay?`;
  },
  alone: ({ cloud, points: worth, dice: thrown }) =>
    `You are alone at ${cell(cloud)}, worth ${points(worth)}. Jump, or throw ${dice(thrown)}?`,
  raise: ({ cloud, needed }) =>
    needed === 0
      ? `At ${cell(cloud)} the dice ask for nothing: raise the balloon.`
      : `At ${cell(cloud)} the dice ask for ${cards(needed)}. Play what they ask for or one Wild, or let the balloon fall.`,
} satisfies Sentences['asks'];

const WINS = 'Most points win, then most cards in hand.';
const endings = {
  fifty: () => `The trip is over, and the goal of 50 points is reached. ${WINS}`,
  'too-many-trips': () => `After 300 trips the balloon stays on the ground. ${WINS}`,
} satisfies Sentences['endings'];

const refusals = {
  ...turnRefusals,
  'jump-or-stay': () => 'Another pilot has thrown: you can only jump or stay.',
  'raise-or-fall': () =>
    'You have thrown: you can only raise the balloon, with the cards or with a Wild, or let it fall.',
  lacking: ({ needed, missing }) =>
    `You do not hold all the cards that the dice ask for; missing: ${figure(missing)} of ${figure(needed)}.`,
  'no-wild': () => 'You hold no Wild.',
  'all-blank': () => 'All dice are blank, so no card may be played: the balloon rises for nothing.',
  'must-raise': () => 'You have all that the dice ask for, so the balloon must rise.',
  'jump-or-throw': () => 'You are alone in the basket: you can only jump or throw the dice.',
} satisfies Sentences['refusals'];

export const talk = { ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences;
