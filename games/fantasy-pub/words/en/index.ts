/** Fantasy Pub in English: all that is said at the table. */

import { capital, counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { does, turnEvents, turnRefusals, whose } from '@halcyon/speech/parts/en';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import {
  AWAY,
  type Beers,
  type Character,
  type Coins,
  DOOR,
  type From,
  MOST_BEERS,
  MOST_COINS,
  type Names,
  type Pips,
  type Place,
  RACES,
  type To,
  type vocabulary,
} from '../../rules/vocabulary.ts';
import { characterOf, diceLeft, isRoundTrip, sumOf } from '../characters.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const countCoins: (n: Maybe<Coins>) => string = counted('en', 'coin', 'coins');
const countBeers: (n: Maybe<Beers>) => string = counted('en', 'beer', 'beers');
const countSteps: (n: Maybe<Pips>) => string = counted('en', 'step', 'steps');

/** 'your troll', 'Anna’s second goblin'. */
const characterName = (character: Maybe<Character>, who: Who): string => {
  const { seat, race, isSecond } = characterOf(character);
  return `${whose(seat, who)} ${isSecond ? 'second ' : ''}${RACES[race]}`;
};
/** Who gets a beer. */
const receiverName: (to: Maybe<To>, who: Who) => string = characterName;

const placeName = (place: Maybe<Place>): string =>
  place === DOOR ? 'the door' : place === AWAY ? 'outside' : `table ${figure(place)}`;
const way = (from: Maybe<From>, to: Maybe<To>): string => `from ${placeName(from)} to ${placeName(to)}`;

const things = {
  goblin: 'Goblin',
  goblin2: 'Second goblin',
  dwarf: 'Dwarf',
  dwarf2: 'Second dwarf',
  orc: 'Orc',
  orc2: 'Second orc',
  troll: 'Troll',

  pub: 'The pub',
  door: 'Door',
  table: 'Table',
  place: 'Place',
  innkeeper: 'Innkeeper',

  coin: 'Coin',
  coins: 'Coins',
  coinsLying: 'Coins lying here',
  beer: 'Beer',
  beers: 'Beers',
  stock: 'Beers out of the door',
  goal: 'Goal',
  pile: 'Pile',
  faceDown: 'face down',
  faceUp: 'face up',

  dice: 'Dice',
  die: 'Die',
  sum: 'Sum',
  used: 'used',

  enter: 'Enter',
  move: 'Move',
  back: 'counter-clockwise',
  moveInnkeeper: 'Send the innkeeper',
  serve: 'Who drinks?',
  leave: 'Leave the pub',
  end: 'End the turn',
  chooseDie: 'Choose a die or the sum.',
  chooseCharacter: 'Choose a character.',

  drinks: 'drinks',
  noEffect: 'nothing happens',
  mayLeave: 'may leave',
  wins: 'wins',

  comeIn: 'Enter',
  goOut: 'Leave',
  tapPlace: 'tap a lit place; the die that it shows leads there.',
  noDieLeads: 'None of your dice leads there.',
};

const box = {
  features: {},
  layouts: {
    ring: { name: 'The pub', about: 'A door and six tables in a ring.' },
  },
  modes: {
    standard: {
      name: 'Standard',
      about: 'Each clan for itself: the first to carry enough beers out of the door wins.',
    },
  },
  options: {},
};

const verbs = {
  enter: 'Let a character enter',
  move: 'Move a character clockwise',
  back: 'Move a dwarf counter-clockwise',
  serve: 'Choose who drinks',
  innkeeper: 'Send the innkeeper',
  leave: 'Leave the pub',
};

const moves = {
  enter: ({ pips }) => `With ${figure(pips)}, let the next character enter: ${countCoins(Math.min(pips, MOST_COINS))}`,
  move: ({ character, pips }, who) => `With ${figure(pips)}, move ${characterName(character, who)} clockwise`,
  back: ({ character, pips }, who) => `With ${figure(pips)}, move ${characterName(character, who)} counter-clockwise`,
  innkeeper: ({ table }) => `Send the innkeeper to ${placeName(table)}`,
  serve: ({ character }, who) => `Let ${characterName(character, who)} drink`,
  leave: ({ character, pips }, who) => `With ${figure(pips)}, let ${characterName(character, who)} leave the pub`,
  end: () => 'End the turn',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  shuffled: () => 'Every clan is shuffled and waits outside.',
  threw: ({ seat, first, second }, who) =>
    `${does(seat, who, 'throw', 'throws')} ${figure(first)} and ${figure(second)}.`,
  'throws-again': ({ seat }, who) =>
    `${does(seat, who, 'can do nothing with that and throw', 'can do nothing with that and throws')} again.`,
  passed: ({ seat }, who) => `${does(seat, who, 'have', 'has')} thrown 20 times in vain; the turn passes.`,
  entered: ({ character, coins }, who) => `${capital(characterName(character, who))} enters with ${countCoins(coins)}.`,
  'pile-shuffled': ({ seat }, who) => `${capital(whose(seat, who))} pile is turned face down and shuffled.`,
  moved: ({ character, from, to }, who) =>
    isRoundTrip(from, to)
      ? `${capital(characterName(character, who))} goes once round and is back at ${placeName(to)}.`
      : `${capital(characterName(character, who))} goes ${way(from, to)}.`,
  'left-coin': ({ character, place }, who) =>
    `${capital(characterName(character, who))} leaves a coin at ${placeName(place)}.`,
  'found-coin': ({ character, place }, who) =>
    `${capital(characterName(character, who))} takes a coin at ${placeName(place)}.`,
  drank: ({ character }, who) => `${capital(characterName(character, who))} drinks a beer.`,
  paid: ({ character, to }, who) =>
    `${capital(characterName(character, who))} buys a beer for ${receiverName(to, who)}, who ranks higher.`,
  'thrown-out': ({ character, beers }, who) =>
    `${capital(characterName(character, who))} ${beers === MOST_BEERS ? 'has a sixth beer' : 'has no coin left'} and is thrown out.`,
  innkeeper: ({ seat, table }, who) => `${does(seat, who, 'send', 'sends')} the innkeeper to ${placeName(table)}.`,
  'left-the-pub': ({ character, beers }, who) =>
    `${capital(characterName(character, who))} leaves the pub with ${countBeers(beers)}.`,
} satisfies Sentences['events'];

const asks = {
  act: ({ first, second }) => {
    const left = diceLeft(first, second);
    return left.length === 1
      ? `You have ${figure(left[0])} left: one more action, or end your turn.`
      : `You have ${left.map(figure).join(' and ')}: one action with a die, or with the sum ${figure(sumOf(first, second))}.`;
  },
  serve: ({ table }) => `The innkeeper comes to ${placeName(table)}. Who drinks?`,
} satisfies Sentences['asks'];

const ONE_DIE = 'That takes one die, never the sum of both.';

const refusals = {
  ...turnRefusals,
  'act-first': () => 'The innkeeper serves nobody now: choose an action with your dice first.',
  'must-act': () => 'You cannot end your turn yet: one action has to be done.',
  'no-such-die': ({ first, second }) => {
    const left = diceLeft(first, second).map(figure);
    return `Your dice do not give that number; ${left.length === 1 ? `${left[0]} is left` : `they show ${left.join(' and ')}`}.`;
  },
  'not-the-sum': () => ONE_DIE,
  'leave-not-the-sum': () => ONE_DIE,
  'not-your-clan': () => 'You act only with your own clan; this character is of another.',
  'not-in-the-pub': () => 'This character is not in the pub.',
  'door-taken': () =>
    'Nobody can enter: one of your clan is still at the door, and only one of a clan may stand there.',
  'pile-empty': () => 'Nobody can enter: your pile is empty.',
  'too-drunk': ({ pips, beers }) => `Too drunk to move: ${countSteps(pips)} less ${countBeers(beers)} leaves none.`,
  'not-a-dwarf': () => 'Only a dwarf goes counter-clockwise.',
  'door-taken-by-clan': () => 'The door is taken by another of your clan; only one of a clan may stand there.',
  'bad-company': ({ table }) =>
    `The company does not fit at ${placeName(table)}: a character sits alone, with its own race only, or where all races differ.`,
  'innkeeper-there': ({ table }) => `The innkeeper must go to another table; he is at ${placeName(table)} already.`,
  'not-at-his-table': ({ table }) => `Only somebody at the innkeeper’s table drinks; he is at ${placeName(table)}.`,
  'serve-first': () => 'First choose who drinks at the innkeeper’s table.',
  'not-at-the-door': () => 'A character leaves the pub only from the door; an orc also from the innkeeper’s table.',
  'too-few-beers': ({ beers, coins }) =>
    `To leave takes at least as many beers as coins; this character has ${countBeers(beers)} and ${countCoins(coins)}.`,
} satisfies Sentences['refusals'];

const endings = {
  'goal-reached': ({ seat }, who) =>
    `${seat === undefined ? 'A' : capital(whose(seat, who))} clan has carried enough beers out of the door.`,
  'too-many-turns': () => 'After 1,000 turns the pub closes. Most beers out of the door win.',
} satisfies Sentences['endings'];

export const talk = {
  ...box,
  things,
  cell: placeName,
  verbs,
  moves,
  events,
  asks,
  refusals,
  endings,
} satisfies Sentences;
