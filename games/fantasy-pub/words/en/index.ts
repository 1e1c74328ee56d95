/** Fantasy Pub in English: all that is said at the table. */

import { capital, counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { does, turnEvents, turnRefusals, whose } from '@halcyon/speech/parts/en';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import { AWAY, DOOR, MOST_COINS, type Names, RACES, type vocabulary } from '../../rules/vocabulary.ts';
import { characterOf, diceLeft, sumOf } from '../characters.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const coins = counted('en', 'coin', 'coins');
const beers = counted('en', 'beer', 'beers');
const steps = counted('en', 'step', 'steps');

/** 'your troll', 'Anna’s second goblin'. */
const character = (n: Maybe, who: Who): string => {
  const { seat, race, isSecond } = characterOf(n);
  return `${whose(seat, who)} ${isSecond ? 'second ' : ''}${RACES[race]}`;
};

const cell = (place: Maybe): string =>
  place === DOOR ? 'the door' : place === AWAY ? 'outside' : `table ${figure(place)}`;

const things = {
  goblin: 'Goblin',
  goblin2: 'Second goblin',
  dwarf: 'Dwarf',
  dwarf2: 'Second dwarf',
  orc: 'Orc',
  orc2: 'Second orc',
  troll: 'Troll',
  goblins: 'Goblins',
  dwarves: 'Dwarves',
  orcs: 'Orcs',
  trolls: 'Trolls',
  goblinAbout: 'takes a coin where it arrives',
  dwarfAbout: 'goes in either direction',
  orcAbout: 'may leave from the innkeeper’s table',
  trollAbout: 'leaves a coin where it goes from',

  pub: 'The pub',
  door: 'Door',
  table: 'Table',
  tables: 'Tables',
  place: 'Place',
  outside: 'outside',
  nobody: 'nobody here',
  innkeeper: 'Innkeeper',
  besideDoor: 'beside the door',

  coin: 'Coin',
  coins: 'Coins',
  coinsLying: 'Coins lying here',
  beer: 'Beer',
  beers: 'Beers',
  stock: 'Beers out of the door',
  goal: 'Goal',
  toGoal: 'still missing',
  clan: 'Clan',
  character: 'Character',
  pile: 'Pile',
  faceDown: 'face down',
  faceUp: 'face up',

  dice: 'Dice',
  die: 'Die',
  sum: 'Sum',
  used: 'used',
  both: 'both dice',

  enter: 'Enter',
  move: 'Move',
  clockwise: 'clockwise',
  back: 'counter-clockwise',
  moveInnkeeper: 'Send the innkeeper',
  serve: 'Who drinks?',
  leave: 'Leave the pub',
  end: 'End the turn',
  chooseDie: 'Choose a die or the sum.',
  chooseAction: 'Choose what to do.',
  chooseCharacter: 'Choose a character.',

  effect: 'Effect',
  goesTo: 'goes to',
  drinks: 'drinks',
  drinksOne: 'drinks a beer',
  pays: 'pays',
  receives: 'gets a beer',
  thrownOut: 'is thrown out',
  takesCoin: 'takes a coin',
  leavesCoin: 'leaves a coin',
  noEffect: 'nothing happens',
  mayLeave: 'may leave',
  tooFewBeers: 'not enough beers to leave',
  tooDrunk: 'too drunk to move',
  wins: 'wins',

  comeIn: 'Enter',
  goOut: 'Leave',
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

const moves = {
  enter: ({ pips }) => `With ${figure(pips)}, let the next character enter: ${coins(Math.min(pips ?? 0, MOST_COINS))}`,
  move: ({ character: guest, pips }, who) => `With ${figure(pips)}, move ${character(guest, who)} clockwise`,
  back: ({ character: guest, pips }, who) => `With ${figure(pips)}, move ${character(guest, who)} counter-clockwise`,
  innkeeper: ({ table }) => `Send the innkeeper to ${cell(table)}`,
  serve: ({ character: guest }, who) => `Let ${character(guest, who)} drink`,
  leave: ({ character: guest, pips }, who) => `With ${figure(pips)}, let ${character(guest, who)} leave the pub`,
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
  entered: ({ character: guest, coins: brought }, who) =>
    `${capital(character(guest, who))} enters with ${coins(brought)}.`,
  'pile-shuffled': ({ seat }, who) => `${capital(whose(seat, who))} pile is turned face down and shuffled.`,
  moved: ({ character: guest, from, to }, who) =>
    from === to
      ? `${capital(character(guest, who))} goes once round and is back at ${cell(to)}.`
      : `${capital(character(guest, who))} goes from ${cell(from)} to ${cell(to)}.`,
  'left-coin': ({ character: guest, place }, who) =>
    `${capital(character(guest, who))} leaves a coin at ${cell(place)}.`,
  'found-coin': ({ character: guest, place }, who) =>
    `${capital(character(guest, who))} takes a coin at ${cell(place)}.`,
  drank: ({ character: guest }, who) => `${capital(character(guest, who))} drinks a beer.`,
  paid: ({ character: guest, to }, who) => `${capital(character(guest, who))} buys a beer for ${character(to, who)}.`,
  'thrown-out': ({ character: guest }, who) => `${capital(character(guest, who))} is thrown out.`,
  innkeeper: ({ seat, table }, who) => `${does(seat, who, 'send', 'sends')} the innkeeper to ${cell(table)}.`,
  'left-the-pub': ({ character: guest, beers: drunk }, who) =>
    `${capital(character(guest, who))} leaves the pub with ${beers(drunk)}.`,
} satisfies Sentences['events'];

const asks = {
  act: ({ first, second }) => {
    const left = diceLeft(first, second);
    return left.length === 1
      ? `You have ${figure(left[0])} left: one more action, or end your turn.`
      : `You have ${left.map(figure).join(' and ')}: one action with a die, or with the sum ${figure(sumOf(first, second))}.`;
  },
  serve: ({ table }) => `The innkeeper comes to ${cell(table)}. Who drinks?`,
} satisfies Sentences['asks'];

const endings = {
  'goal-reached': () => 'A clan has carried enough beers out of the door.',
  'too-many-turns': () => 'After 1,000 turns the pub closes. Most beers out of the door win.',
} satisfies Sentences['endings'];

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
  'too-drunk': ({ pips, beers: drunk }) => `Too drunk to move: ${steps(pips)} less ${beers(drunk)} leaves none.`,
  'not-a-dwarf': () => 'Only a dwarf goes counter-clockwise.',
  'door-taken-by-clan': () => 'The door is taken by another of your clan; only one of a clan may stand there.',
  'bad-company': ({ table }) =>
    `The company does not fit at ${cell(table)}: a character sits alone, with its own race only, or where all races differ.`,
  'innkeeper-there': ({ table }) => `The innkeeper must go to another table; he is at ${cell(table)} already.`,
  'not-at-his-table': ({ table }) => `Only somebody at the innkeeper’s table drinks; he is at ${cell(table)}.`,
  'serve-first': () => 'First choose who drinks at the innkeeper’s table.',
  'not-at-the-door': () => 'A character leaves the pub only from the door; an orc also from the innkeeper’s table.',
  'too-few-beers': ({ beers: drunk, coins: held }) =>
    `To leave takes at least as many beers as coins; this character has ${beers(drunk)} and ${coins(held)}.`,
} satisfies Sentences['refusals'];

export const talk = { ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences;
