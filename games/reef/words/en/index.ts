/** The Reef in English: all that is said at the table. */

import { capital, counted, figure, fromOne, type Maybe } from '@halcyon/speech/grammar';
import { does, pay, turnEvents, turnRefusals, whose } from '@halcyon/speech/parts/en';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import {
  ANY_COLOUR,
  BOAT_PRICE,
  BOATS,
  BREEDING,
  COLOURS,
  COLUMNS,
  CORAL,
  colourOf,
  FACE_DOWN,
  isFish,
  KEEP_PRICE,
  MALE,
  MOST_CORALS,
  type Names,
  PAYS_PEARL,
  PEARL,
  SHARK,
  sexOf,
  TURN_PRICE,
  type vocabulary,
  WATER,
} from '../../rules/vocabulary.ts';
import { cardLabels, nth, SIGNS, spotOf } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const worms = counted('en', 'worm', 'worms');
const pearls = counted('en', 'pearl', 'pearls');
const many = counted('en', 'coral', 'corals');

const colourName = (n: Maybe): string => COLOURS[n ?? -1] ?? '?';
/** Two colours as they are thrown: 'red and yellow', 'red twice'. */
const thrown = (first: Maybe, second: Maybe): string =>
  first === second ? `${colourName(first)} twice` : `${colourName(first)} and ${colourName(second)}`;
/** Two colours to choose from. */
const either = (first: Maybe, second: Maybe): string =>
  first === second ? colourName(first) : `${colourName(first)} or ${colourName(second)}`;
/** The two colours of a pair; the same one may be there twice. */
const pair = (one: Maybe, two: Maybe): string => `${colourName(one)} and ${colourName(two)}`;
const breeding = (n: Maybe): string => pair(BREEDING[n ?? -1]?.[0], BREEDING[n ?? -1]?.[1]);

/** What is due: '2 red worms or pearls', '1 worm or pearl'. */
const due = (n: Maybe, of: Maybe = ANY_COLOUR): string => {
  const only = of === ANY_COLOUR ? '' : `${colourName(of)} `;
  return counted('en', `${only}worm or pearl`, `${only}worms or pearls`)(n);
};
const worm = (of: Maybe): string => `a ${colourName(of)} worm`;
/** What is paid with. */
const coin = (n: Maybe): string => (n === PAYS_PEARL ? 'a pearl' : worm(n));

const sex = (n: Maybe): string => (n === MALE ? 'male' : 'female');
const OTHERS: Readonly<Record<number, string>> = {
  [CORAL]: 'coral',
  [SHARK]: 'shark',
  [PEARL]: 'pearl',
  [WATER]: 'open water',
  [FACE_DOWN]: 'face-down card',
};
/** Without an article: 'red male', 'coral', 'open water'. */
const name = (card: Maybe): string =>
  card !== undefined && isFish(card)
    ? `${colourName(colourOf(card))} ${sex(sexOf(card))}`
    : (OTHERS[card ?? -1] ?? 'card');
const noun = (card: Maybe): string => (card !== undefined && isFish(card) ? `${name(card)} fish` : name(card));
const card = (n: Maybe): string => (n === WATER ? name(n) : `a ${noun(n)}`);
/** A card that can be pointed at. */
const the = (n: Maybe): string => `the ${noun(n)}`;

const coral = (n: Maybe): string => `coral ${figure(nth(n))}`;
/** 'your row, column 3 (a3)': as it is read, and as it is typed. */
const cell = (n: Maybe, who: Who): string => {
  const { seat, row, column, word } = spotOf(n, who);
  const rows = {
    outer: `${whose(seat, who)} row`,
    near: 'the near middle row',
    far: 'the far middle row',
    watched: `the middle row on ${whose(seat, who)} side`,
  };
  return `${rows[row]}, column ${column} (${word})`;
};

const labels = {
  ...SIGNS,
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
  redShape: 'star',
  yellowShape: 'shell',
  greenShape: 'leaf',
  blueShape: 'wave',
  purpleShape: 'spiral',
  pinkShape: 'drop',

  fish: 'Fish',
  male: 'Male',
  female: 'Female',
  corals: 'Corals',
  sharks: 'Sharks',
  pearls: 'Pearls',
  worm: 'Worm',
  worms: 'Worms',
  boat: 'Boat',
  boats: 'Boats',
  brood: 'Brood',
  broods: 'Broods',
  goal: 'Goal',
  toGoal: 'still missing',
  breedingCard: 'Breeding card',
  breedingCards: 'Breeding cards',

  sea: 'The sea',
  reef: 'Reef',
  shore: 'Shore',
  current: 'The current runs towards the shore',
  ownRow: 'Your row',
  nearRow: 'Near middle row',
  farRow: 'Far middle row',
  theirRow: 'Your opponent’s row',
  row: 'Row',
  column: 'Column',
  columns: 'Columns',
  faceDown: 'face down',
  faceUp: 'face up',
  gap: 'gap',
  boatHere: 'your boat is here',
  noBoat: 'no boat of yours here',

  dice: 'Dice',
  thrown: 'Thrown',
  supply: 'Supply',
  runOut: 'run out',
  pile: 'Pile',
  discard: 'Discarded',
  price: 'Price',
  stillDue: 'still due',
  free: 'free',

  emptyCoral: 'empty',
  roomForMale: 'room for a male',
  roomForFemale: 'room for a female',
  hasBrood: 'has its brood',
  noCoral: 'no coral yet',
  none: 'none',

  take: 'Take',
  turn: 'Turn up',
  buy: 'Buy',
  catch: 'Catch',
  pay: 'Pay',
  leave: 'Leave it',
  buyBoat: 'Buy a boat',
  useShark: 'Use a shark',
  end: 'End the turn',
  chooseWorm: 'Choose a worm.',
  chooseCard: 'Choose a card.',
  chooseCoral: 'Choose a coral for the fish.',
  chooseCoin: 'Choose what you pay with.',
  chooseKeep: 'Take the card, or leave it?',
  choosePrey: 'Choose what the shark takes: a face-up card, or a fish on your corals.',

  effect: 'Effect',
  fits: 'fits here',
  completes: 'completes a pair',
  makesBrood: 'makes a brood',
  wins: 'wins',
  discarded: 'is discarded',
  cannotPay: 'too few worms',
  houseData:
    'House data: the cards are not available to us, so how the sea cards divide and their colours are our own (Rules F1.2, F1.4).',
};
/** What every language has to label, besides the cards. */
type Labels = Readonly<Record<keyof typeof labels, string>>;

const things = { ...cardLabels(name, breeding), ...labels };

const box = {
  features: {},
  layouts: {
    current: {
      name: 'The sea',
      about:
        'Four rows of eight cards, which the current carries from the reef to the shore. How many fish, corals, sharks, pearls and cards of water there are, and the six colours, are house data, because the cards are not available to us.',
    },
  },
  modes: {
    standard: {
      name: 'Standard',
      about: 'One against one: the first to have five broods wins.',
    },
  },
  options: {},
};

const moves = {
  take: ({ colour }) => `Take ${worm(colour)}`,
  turn: ({ cell: place }, who) => `Turn up the card in ${cell(place, who)} for ${due(TURN_PRICE)}`,
  buy: ({ cell: place }, who) => `Buy the card in ${cell(place, who)}`,
  catch: ({ cell: place, coral: onto }, who) => `Catch the fish in ${cell(place, who)} for ${coral(onto)}`,
  pay: ({ coin: paid }) => `Pay ${coin(paid)}`,
  leave: () => 'Leave the card face up',
  boat: () => `Buy a boat for ${due(BOAT_PRICE)}`,
  shark: ({ cell: place }, who) => `Let a shark take the card in ${cell(place, who)}`,
  'shark-fish': ({ coral: from, sex: which }) => `Let a shark eat the ${sex(which)} on ${coral(from)}`,
  end: () => 'End the turn',
} satisfies Sentences['moves'];

const events = {
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
} satisfies Sentences['events'];

const asks = {
  substitute: ({ left }) => `A colour that you threw has run out. Take ${worms(left)} of any colour instead.`,
  share: ({ first, second, any }) =>
    any === 1
      ? 'A colour of the throw has run out. Take one worm of any colour.'
      : `Take one worm, ${either(first, second)}.`,
  act: ({ worms: held, pearls: kept }) =>
    `You have ${worms(held)}${kept === 0 ? '' : ` and ${pearls(kept)}`}. Buy sea cards or a boat, use a shark, or end your turn.`,
  pay: ({ left, colour, price }) =>
    left === price
      ? `Pay ${due(left, colour)}, as you choose.`
      : `Still to pay: ${due(left, colour)}. The price is ${figure(price)}.`,
  keep: ({ cell: place, card: shown }, who) => {
    const colour = shown !== undefined && isFish(shown) ? colourOf(shown) : undefined;
    return `You have turned up ${card(shown)} in ${cell(place, who)}. Take it for ${due(KEEP_PRICE, colour)}, or leave it?`;
  },
} satisfies Sentences['asks'];

const endings = {
  'five-broods': () => 'Five broods live on the corals of one player.',
  'too-many-turns': () => 'After 300 turns the sea lies still. Most broods win, then most worms.',
} satisfies Sentences['endings'];

const refusals = {
  ...turnRefusals,
  'worm-gone': ({ colour }) => `The supply has no ${colourName(colour)} worm left; take one of another colour.`,
  'not-thrown': ({ first, second }) =>
    `That colour was not thrown; as nothing thrown has run out, take ${either(first, second)}.`,
  'take-first': () => 'First take your worm from the supply.',
  'pay-first': ({ left }) => `First finish paying; still due: ${due(left)}.`,
  'no-such-coin': ({ coin: paid }) => `You do not have ${coin(paid)} to pay with.`,
  'other-colour': ({ colour }) =>
    `A ${colourName(colour)} fish is paid for with ${colourName(colour)} worms or with pearls.`,
  'keep-or-leave': ({ cell: place }, who) =>
    `First decide on the card that you turned up in ${cell(place, who)}: take it for ${figure(KEEP_PRICE)} more, or leave it.`,
  'only-that-card': ({ cell: place }, who) =>
    `Nothing comes between: take the card that you turned up in ${cell(place, who)}, or leave it.`,
  'no-card': ({ cell: place }, who) => `There is no card in ${cell(place, who)}, only a gap.`,
  'turn-first': ({ cell: place }, who) =>
    `The card in ${cell(place, who)} lies face down; first turn it up for ${due(TURN_PRICE)}.`,
  'already-open': ({ cell: place }, who) => `The card in ${cell(place, who)} lies face up already.`,
  'no-boat-there': ({ column, boats }) =>
    boats === 1
      ? `You have no boat at column ${fromOne(column)}; your only one is at column 1.`
      : `You have no boat at column ${fromOne(column)}; yours are at columns 1 to ${figure(boats)}.`,
  'too-few-worms': ({ price, payable }) => `That costs ${due(price)}; you can pay ${pay(payable)}.`,
  'too-few-of-colour': ({ price, payable, colour }) =>
    `This fish costs ${due(price, colour)}; you can pay ${pay(payable)}.`,
  'five-corals': () => `You have ${many(MOST_CORALS)} already, broods included; nobody may have more.`,
  'onto-a-coral': ({ card: fish }) => `${capital(card(fish))} goes on a coral at once: say which one.`,
  'not-a-fish': ({ card: other }) => `Only a fish goes on a coral; this is ${card(other)}.`,
  'no-such-coral': ({ coral: onto, corals }) =>
    corals === 0
      ? 'You have no coral yet, and a fish needs one.'
      : `You have no ${coral(onto)}; you have ${many(corals)}.`,
  'brood-there': ({ coral: onto }) => `${capital(coral(onto))} has its brood and takes no more fish.`,
  'sex-there': ({ coral: onto, card: fish }) =>
    `${capital(coral(onto))} already has a ${sex(sexOf(fish ?? 1))}; it holds one male and one female.`,
  'no-pair': ({ one, two }) => `None of the four visible breeding cards shows ${pair(one, two)}.`,
  'no-boat-left': ({ boats }) =>
    boats === COLUMNS
      ? `You have a boat at each of the ${figure(COLUMNS)} columns.`
      : `All ${figure(BOATS)} boats are in the water; ${figure(boats)} of them are yours.`,
  'no-shark': () => 'You have no shark.',
  'nothing-to-take': ({ cell: place }, who) => `There is nothing to take in ${cell(place, who)}, only a gap.`,
  'face-down-safe': ({ cell: place }, who) =>
    `A shark takes only what lies face up; the card in ${cell(place, who)} lies face down.`,
  'no-fish-there': ({ coral: from }) => `You have no such fish on ${coral(from)}.`,
  'act-first': () => 'Nothing of that kind is due now: buy sea cards or a boat, use a shark, or end your turn.',
} satisfies Sentences['refusals'];

export const talk = { ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences;
