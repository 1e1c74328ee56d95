/** What the signs of Fantasy Pub say in English when they are asked. */
import { capital, counted, figure } from '@halcyon/speech/grammar';
import { whose } from '@halcyon/speech/parts/en';
import type { Signs, SignText } from '@halcyon/speech/signs';

const coins = counted('en', 'coin', 'coins');
const beers = counted('en', 'beer', 'beers');
/** A race with its power, and what this one has. */
const race = (name: string, power: string): SignText => ({
  name,
  about: ({ seat, coins: has, beers: drunk }, who) =>
    `${capital(whose(seat, who))} ${name.toLowerCase()}: ${coins(has)}, ${beers(drunk)}. Each beer shortens its walk by one place; the sixth throws it out. ${power}`,
  rule: 'P4.5',
});

export const signs = {
  goblin: race(
    'Goblin',
    'Its gift: where it arrives, it takes a coin that lies there. It is the lowest race: it pays the next higher one and is never paid.',
  ),
  dwarf: race('Dwarf', 'Its gift: it may walk in either direction.'),
  orc: race('Orc', 'Its gift: it may also leave the pub from the innkeeper’s table.'),
  troll: race('Troll', 'Its burden: it leaves a coin where it sets out. It is the highest race and pays no other.'),
  table: {
    name: 'A table',
    about: ({ place, guests, lying }) =>
      `Table ${figure(place)}: ${guests === 0 ? 'nobody sits here' : `guests: ${figure(guests)}`}, ${coins(lying)} on it. One race only, or all races different. The same race drinks together; otherwise each buys a beer for the next higher race.`,
    rule: 'P4.3',
  },
  door: {
    name: 'The door',
    about: ({ lying }) =>
      `Here characters come in and go out with their beers, one of each clan. Nobody drinks or pays here. Coins that lie here: ${figure(lying)}.`,
    rule: 'P4.2',
  },
  innkeeper: {
    name: 'The innkeeper',
    about: ({ place }) =>
      place === 0
        ? 'He waits beside the door until somebody sends him to a table.'
        : `He is at table ${figure(place)}. Wherever he is sent, one guest has to drink; orcs may leave from his table.`,
    rule: 'P3.3',
  },
  goal: {
    name: 'The goal',
    about: ({ goal, best }) =>
      `The first clan with ${beers(goal)} out of the door wins. The candle burns down on the way: the best clan has ${figure(best)}.`,
    rule: 'P1.4',
  },
  clan: {
    name: 'A clan',
    about: ({ seat, stock, goal, down, up }, who) =>
      `${capital(whose(seat, who))} clan has carried out ${figure(stock)} of ${beers(goal)}. Its pile: ${figure(down)} face down, ${figure(up)} face up below them.`,
    rule: 'P3.4',
  },
  die: {
    name: 'A die',
    about: ({ pips }) =>
      pips === 0
        ? 'This die is used.'
        : `One action with ${figure(pips)}: walk that far, enter with that many coins, send the innkeeper to that table, or leave.`,
    rule: 'P2.1',
  },
  sum: {
    name: 'Both dice',
    about: ({ pips }) =>
      pips === 0
        ? 'The sum is gone with the first die.'
        : `One action with ${figure(pips)} instead of two: only for walking or entering.`,
    rule: 'P2.1',
  },
  enter: {
    name: 'Enter',
    about: () => 'The next of your pile comes to the door with as many coins as the number that you use, 6 at most.',
    rule: 'P3.1',
  },
  send: {
    name: 'Send the innkeeper',
    about: () => 'He goes to the table with the number of a die, and you choose who has to drink there.',
    rule: 'P3.3',
  },
  leave: {
    name: 'Leave the pub',
    about: () => 'From the door, with at least as many beers as coins: the beers count for you. It costs any one die.',
    rule: 'P3.4',
  },
} satisfies Signs;
