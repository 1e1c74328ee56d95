/** Cloud 9 in English: all that is said at the table. */

import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { cards, dealEvents, does, turnRefusals } from '@halcyon/speech/parts/en';
import type { GameWords } from '@halcyon/speech/talk';
import {
  BLANK,
  type Card,
  type Cloud,
  COLOURS,
  type Dice,
  type Face,
  type Held,
  type Names,
  type Needed,
  POINTS,
  type Points,
  type vocabulary,
  WILD,
} from '../../rules/vocabulary.ts';

type Words = GameWords<typeof vocabulary, Names>;

const pointCount: (points: Maybe<Points>) => string = counted('en', 'point', 'points');
const diceCount: (dice: Maybe<Dice>) => string = counted('en', 'die', 'dice');
/** By what a jump from it is worth, as it is written on it. */
const cloudName = (cloud: Maybe<Cloud>): string => `the ${figure(POINTS[cloud ?? -1])}-point cloud`;
/** The cards that the dice ask for, and those that somebody holds. */
const asked: (needed: Maybe<Needed>) => string = cards;
const held: (cards: Maybe<Held>) => string = cards;

const colour = (card: Maybe): string | undefined => COLOURS[(card ?? 0) - 1];
/** A card, or one that is not seen. */
const a = (card: Maybe<Card>): string => {
  if (card === WILD) return 'a Wild';
  const known = colour(card);
  return known ? `a ${known} card` : 'a card';
};
const shown = (face: Maybe<Face>): string => (face === BLANK ? 'a blank' : (colour(face) ?? 'a card'));

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

const choices = {
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
} satisfies Words['moves'];

const events = {
  ...dealEvents(a),
  pilot: ({ seat, cloud }, who) => `${does(seat, who, 'are', 'is')} the pilot at ${cloudName(cloud)}.`,
  threw: ({ seat, dice }, who) => `${does(seat, who, 'throw', 'throws')} ${diceCount(dice)}.`,
  die: ({ face }) => `A die shows ${shown(face)}.`,
  jumped: ({ seat, cloud, points }, who) =>
    `${does(seat, who, 'jump', 'jumps')} from ${cloudName(cloud)}: ${pointCount(points)}.`,
  stayed: ({ seat }, who) => `${does(seat, who, 'stay', 'stays')} in the basket.`,
  played: ({ seat, card }, who) => `${does(seat, who, 'play', 'plays')} ${a(card)}.`,
  rose: ({ seat, cloud }, who) => `${does(seat, who, 'raise', 'raises')} the balloon to ${cloudName(cloud)}.`,
  'reached-top': ({ seat, points }, who) => `${does(seat, who, 'reach', 'reaches')} the top: ${pointCount(points)}.`,
  fell: ({ seat, cloud }, who) =>
    `${does(seat, who, 'play', 'plays')} nothing, and the balloon falls from ${cloudName(cloud)}.`,
  'trip-over': ({ seat }, who) =>
    `The trip is over, and all board again. ${does(seat, who, 'pilot', 'pilots')} the next one.`,
  reshuffled: () => 'The played cards are shuffled and become the pile.',
} satisfies Words['events'];

const asks = {
  decide: ({ points, pilot, needed, cards }, who) => {
    const throwing =
      needed === 0
        ? 'The dice ask for nothing, so the balloon will rise.'
        : `${who.name(pilot ?? 0)} needs ${asked(needed)} or one Wild, and holds ${held(cards)}.`;
    return `A jump is worth ${pointCount(points)}. ${throwing} Jump or stay?`;
  },
  alone: ({ cloud, dice }) => `You are alone at ${cloudName(cloud)}. Jump, or throw ${diceCount(dice)}?`,
  raise: ({ cloud, needed }) =>
    needed === 0
      ? `At ${cloudName(cloud)} the dice ask for nothing: raise the balloon.`
      : `At ${cloudName(cloud)} the dice ask for ${asked(needed)}; one Wild can stand in for all. Does the balloon rise or fall?`,
} satisfies Words['asks'];

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
} satisfies Words['refusals'];

const WINS = 'Most points win, then most cards in hand.';
const endings = {
  fifty: () => `The trip is over, and the goal of 50 points is reached. ${WINS}`,
  'too-many-trips': () => `After 300 trips the balloon stays on the ground. ${WINS}`,
} satisfies Words['endings'];

export const talk = { ...choices, things, cell: cloudName, moves, events, asks, refusals, endings } satisfies Words;
