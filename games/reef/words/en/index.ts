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
  type Breeding,
  type Card,
  type Cell,
  COLOURS,
  COLUMNS,
  CORAL,
  type Coin,
  type Colour,
  type Column,
  type Coral,
  colourOf,
  colourOfCoin,
  FACE_DOWN,
  isFish,
  KEEP_PRICE,
  type Left,
  MALE,
  MOST_CORALS,
  type Names,
  PAYS_PEARL,
  PEARL,
  type Price,
  type Sex,
  SHARK,
  sexOf,
  TURN_PRICE,
  type vocabulary,
  WATER,
  type Worms,
} from '../../rules/vocabulary.ts';
import { cardLabels, SIGNS, spotOf } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const countWorms: (n: Maybe<Worms | Left>) => string = counted('en', 'worm', 'worms');
const countPearls: (n: Maybe<Names['pearls']>) => string = counted('en', 'pearl', 'pearls');
const countCorals: (n: Maybe<Names['corals']>) => string = counted('en', 'coral', 'corals');

const colourName = (colour: Maybe<Colour>): string => (colour === undefined ? undefined : COLOURS[colour]) ?? '?';
/** Two colours as they are thrown: 'red and yellow', 'red twice'. */
const thrown = (first: Maybe<Colour>, second: Maybe<Colour>): string =>
  first === second ? `${colourName(first)} twice` : `${colourName(first)} and ${colourName(second)}`;
/** Two colours to choose from. */
const either = (first: Maybe<Colour>, second: Maybe<Colour>): string =>
  first === second ? colourName(first) : `${colourName(first)} or ${colourName(second)}`;
/** The two colours of a pair; the same one may be there twice. */
const pair = (one: Maybe<Colour>, two: Maybe<Colour>): string => `${colourName(one)} and ${colourName(two)}`;
/** The colours on a breeding card. */
const pairOn = (breeding: Maybe<Breeding>): string =>
  pair(BREEDING[breeding ?? -1]?.[0], BREEDING[breeding ?? -1]?.[1]);

/** What is to be paid: '2 red worms or pearls', '1 worm or pearl'. */
const due = (price: Maybe<Price | Left>, colour: Maybe<Colour> = ANY_COLOUR): string => {
  const only = colour === ANY_COLOUR ? '' : `${colourName(colour)} `;
  return counted('en', `${only}worm or pearl`, `${only}worms or pearls`)(price);
};
const priceFigure: (price: Maybe<Price>) => string = figure;
const aWorm = (colour: Maybe<Colour>): string => `a ${colourName(colour)} worm`;
/** What is paid with. */
const aCoin = (coin: Maybe<Coin>): string =>
  coin === PAYS_PEARL ? 'a pearl' : aWorm(coin === undefined ? coin : colourOfCoin(coin));

const sexName = (sex: Maybe<Sex>): string => (sex === MALE ? 'male' : 'female');
const OTHERS: Readonly<Record<number, string>> = {
  [CORAL]: 'coral',
  [SHARK]: 'shark',
  [PEARL]: 'pearl',
  [WATER]: 'open water',
  [FACE_DOWN]: 'face-down card',
};
/** Without an article: 'red male', 'coral', 'open water'. */
const cardName = (card: Maybe<Card>): string =>
  card !== undefined && isFish(card)
    ? `${colourName(colourOf(card))} ${sexName(sexOf(card))}`
    : (OTHERS[card ?? -1] ?? 'card');
const noun = (card: Maybe<Card>): string =>
  card !== undefined && isFish(card) ? `${cardName(card)} fish` : cardName(card);
const aCard = (card: Maybe<Card>): string => (card === WATER ? cardName(card) : `a ${noun(card)}`);
/** A card that can be pointed at. */
const theCard = (card: Maybe<Card>): string => `the ${noun(card)}`;

const coralName = (coral: Maybe<Coral>): string => `coral ${fromOne(coral)}`;
const columnName = (column: Maybe<Column>): string => `column ${fromOne(column)}`;
/** 'your row, column 3 (a3)': as it is read, and as it is typed. */
const place = (cell: Maybe<Cell>, who: Who): string => {
  const { seat, row, column, word } = spotOf(cell, who);
  const rows = {
    outer: `${whose(seat, who)} row`,
    near: 'the near middle row',
    far: 'the far middle row',
    watched: `the middle row on ${whose(seat, who)} side`,
  };
  return `${rows[row]}, ${columnName(column)} (${word})`;
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

  male: 'Male',
  female: 'Female',
  corals: 'Corals',
  sharks: 'Sharks',
  pearls: 'Pearls',
  worms: 'Worms',
  boat: 'Boat',
  boats: 'Boats',
  brood: 'Brood',
  broods: 'Broods',
  goal: 'Goal',
  breedingCards: 'Breeding cards',

  sea: 'The sea',
  reef: 'Reef',
  shore: 'Shore',
  row: 'Row',
  faceDown: 'face down',
  gap: 'gap',
  noBoat: 'no boat of yours here',

  dice: 'Dice',
  thrown: 'Thrown',
  supply: 'Supply',
  pile: 'Pile',
  discard: 'Discarded',
  price: 'Price',

  emptyCoral: 'empty',
  roomForMale: 'room for a male',
  roomForFemale: 'room for a female',
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
  chooseCard: 'Choose a card.',
  chooseCoral: 'Choose a coral for the fish.',
  choosePrey: 'Choose what the shark takes: a face-up card, or a fish on your corals.',

  fits: 'fits here',
  completes: 'completes a pair',
  makesBrood: 'makes a brood',
  houseData:
    'Our own numbers: the cards are not available to us, so how the sea cards divide and their colours are ours (Rules F1.2, F1.4).',
};
/** What every language has to label, besides the cards. */
export type Labels = Readonly<Record<keyof typeof labels, string>>;

const things = { ...cardLabels(cardName, pairOn), ...labels };

const box = {
  features: {},
  layouts: {
    current: {
      name: 'The sea',
      about:
        'Four rows of eight cards, which the current carries from the reef to the shore. How many cards of each kind there are, and the six colours, are our own numbers.',
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

const verbs = {
  take: 'Take a worm',
  pay: 'Pay',
  buy: 'Buy a card',
  catch: 'Catch a fish',
  turn: 'Turn up a card',
  shark: 'Let a shark take a card',
  'shark-fish': 'Let a shark eat a fish',
};

const moves = {
  take: ({ colour }) => `Take ${aWorm(colour)}`,
  turn: ({ cell }, who) => `Turn up the card in ${place(cell, who)} for ${due(TURN_PRICE)}`,
  buy: ({ cell }, who) => `Buy the card in ${place(cell, who)}`,
  catch: ({ cell, coral }, who) => `Catch the fish in ${place(cell, who)} for ${coralName(coral)}`,
  pay: ({ coin }) => `Pay ${aCoin(coin)}`,
  leave: () => 'Leave the card face up',
  boat: () => `Buy a boat for ${due(BOAT_PRICE)}`,
  shark: ({ cell }, who) => `Let a shark take the card in ${place(cell, who)}`,
  'shark-fish': ({ coral, sex }) => `Let a shark eat the ${sexName(sex)} on ${coralName(coral)}`,
  end: () => 'End the turn',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  dealt: () => 'The sea is laid out: the outer rows face up, the middle rows face down.',
  threw: ({ seat, first, second }, who) => `${does(seat, who, 'throw', 'throws')} ${thrown(first, second)}.`,
  took: ({ seat, colour }, who) => `${does(seat, who, 'take', 'takes')} ${aWorm(colour)}.`,
  'no-worms': ({ seat }, who) => `${does(seat, who, 'take', 'takes')} nothing: no worm is left in the supply.`,
  paid: ({ seat, coin }, who) => `${does(seat, who, 'pay', 'pays')} ${aCoin(coin)}.`,
  turned: ({ seat, cell, card }, who) =>
    `${does(seat, who, 'turn', 'turns')} up ${aCard(card)} in ${place(cell, who)}.`,
  left: ({ seat, cell }, who) => `${does(seat, who, 'leave', 'leaves')} the card in ${place(cell, who)} face up.`,
  bought: ({ seat, cell, card }, who) => {
    const buys = `${does(seat, who, 'buy', 'buys')} ${aCard(card)} in ${place(cell, who)}`;
    return card === WATER ? `${buys}; it is discarded.` : `${buys}.`;
  },
  caught: ({ seat, card, coral }, who) =>
    `${does(seat, who, 'catch', 'catches')} ${aCard(card)} for ${coralName(coral)}.`,
  bred: ({ seat, coral, breeding }, who) =>
    `${does(seat, who, 'have', 'has')} a brood on ${coralName(coral)}: ${pairOn(breeding)}.`,
  'breeding-open': ({ breeding }) => `The next breeding card is turned up: ${pairOn(breeding)}.`,
  'boat-bought': ({ seat, column }, who) =>
    `${does(seat, who, 'buy', 'buys')} a boat; it goes to ${columnName(column)}.`,
  'shark-took': ({ seat, cell, card }, who) =>
    `${capital(whose(seat, who))} shark takes ${theCard(card)} from ${place(cell, who)}.`,
  'shark-ate': ({ seat, coral, card }, who) =>
    `${capital(whose(seat, who))} shark eats ${theCard(card)} on ${coralName(coral)}.`,
  washed: ({ cell }, who) => `Open water is washed out of ${place(cell, who)}.`,
  drifted: () => 'The current carries the cards towards the shore.',
  reshuffled: () => 'The discarded sea cards are shuffled into the pile.',
  'flowed-in': ({ cell, card }, who) => `${capital(aCard(card))} drifts into ${place(cell, who)}.`,
} satisfies Sentences['events'];

const asks = {
  substitute: ({ left }) => `A colour that you threw has run out. Take ${countWorms(left)} of any colour instead.`,
  share: ({ first, second, any }) =>
    any === 1
      ? 'This throw gives you a worm too, to pay with; as a colour of it has run out, take any.'
      : `This throw gives you a worm too, to pay with later: take ${either(first, second)}.`,
  act: ({ worms, pearls }) =>
    `You have ${countWorms(worms)}${pearls === 0 ? '' : ` and ${countPearls(pearls)}`}. Buy sea cards or a boat, use a shark, or end your turn.`,
  pay: ({ left, colour, price }) =>
    left === price
      ? `Pay ${due(left, colour)}, as you choose.`
      : `Still to pay: ${due(left, colour)}. The price is ${priceFigure(price)}.`,
  keep: ({ cell, card }, who) => {
    const colour = card !== undefined && isFish(card) ? colourOf(card) : undefined;
    return `You have turned up ${aCard(card)} in ${place(cell, who)}. Take it for ${due(KEEP_PRICE, colour)}, or leave it?`;
  },
} satisfies Sentences['asks'];

const refusals = {
  ...turnRefusals,
  'worm-gone': ({ colour }) => `The supply has no ${colourName(colour)} worm left; take one of another colour.`,
  'not-thrown': ({ first, second }) =>
    `That colour was not thrown; as nothing thrown has run out, take ${either(first, second)}.`,
  'take-first': () => 'First take your worm from the supply.',
  'pay-first': ({ left }) => `First finish paying; still due: ${due(left)}.`,
  'no-such-coin': ({ coin }) => `You do not have ${aCoin(coin)} to pay with.`,
  'other-colour': ({ colour }) =>
    `A ${colourName(colour)} fish is paid for with ${colourName(colour)} worms or with pearls.`,
  'keep-or-leave': ({ cell }, who) =>
    `First decide on the card that you turned up in ${place(cell, who)}: take it for ${figure(KEEP_PRICE)} more, or leave it.`,
  'only-that-card': ({ cell }, who) =>
    `Nothing comes between: take the card that you turned up in ${place(cell, who)}, or leave it.`,
  'no-card': ({ cell }, who) => `There is no card in ${place(cell, who)}, only a gap.`,
  'turn-first': ({ cell }, who) =>
    `The card in ${place(cell, who)} lies face down; first turn it up for ${due(TURN_PRICE)}.`,
  'already-open': ({ cell }, who) => `The card in ${place(cell, who)} lies face up already.`,
  'no-boat-there': ({ column, boats }) =>
    boats === 1
      ? `You have no boat at ${columnName(column)}; your only one is at column 1.`
      : `You have no boat at ${columnName(column)}; yours are at columns 1 to ${figure(boats)}.`,
  'too-few-worms': ({ price, payable }) => `That costs ${due(price)}; you can pay ${pay(payable)}.`,
  'too-few-of-colour': ({ price, payable, colour }) =>
    `This fish costs ${due(price, colour)}; you can pay ${pay(payable)}.`,
  'five-corals': () => `You have ${countCorals(MOST_CORALS)} already, broods included; nobody may have more.`,
  'onto-a-coral': ({ card }) => `${capital(aCard(card))} goes on a coral at once: say which one.`,
  'not-a-fish': ({ card }) => `Only a fish goes on a coral; this is ${aCard(card)}.`,
  'no-such-coral': ({ coral, corals }) =>
    corals === 0
      ? 'You have no coral yet, and a fish needs one.'
      : `You have no ${coralName(coral)}; you have ${countCorals(corals)}.`,
  'brood-there': ({ coral }) => `${capital(coralName(coral))} has its brood and takes no more fish.`,
  'sex-there': ({ coral, card }) =>
    `${capital(coralName(coral))} already has a ${sexName(sexOf(card ?? 1))}; it holds one male and one female.`,
  'no-pair': ({ one, two }) => `None of the four visible breeding cards shows ${pair(one, two)}.`,
  'no-boat-left': ({ boats }) =>
    boats === COLUMNS
      ? `You have a boat at each of the ${figure(COLUMNS)} columns.`
      : `All ${figure(BOATS)} boats are in the water; ${figure(boats)} of them are yours.`,
  'no-shark': () => 'You have no shark.',
  'nothing-to-take': ({ cell }, who) => `There is nothing to take in ${place(cell, who)}, only a gap.`,
  'face-down-safe': ({ cell }, who) =>
    `A shark takes only what lies face up; the card in ${place(cell, who)} lies face down.`,
  'no-fish-there': ({ coral }) => `You have no such fish on ${coralName(coral)}.`,
  'act-first': () => 'That is not possible now: buy sea cards or a boat, use a shark, or end your turn.',
} satisfies Sentences['refusals'];

const endings = {
  'five-broods': ({ seat }, who) =>
    seat === undefined
      ? 'Five broods live on the corals of one player.'
      : `Five broods live on ${whose(seat, who)} corals.`,
  'too-many-turns': () => 'After 300 turns the sea lies still. Most broods win, then most worms.',
} satisfies Sentences['endings'];

export const talk = { ...box, things, cell: place, verbs, moves, events, asks, refusals, endings } satisfies Sentences;
