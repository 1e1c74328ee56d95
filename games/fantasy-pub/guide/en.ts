import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const en = {
  goal: {
    text: 'Beers count only when they are outside: your clan drinks in the pub, and has to get out again in time.',
    shown: 'The beers that win, with two, three, four and five clans.',
  },
  turn: {
    title: 'On your turn',
    text: 'Throw two dice. Do one action with each, or a single one with their sum: let the next of your clan enter with as many coins, move, send the innkeeper to the table of a die, or leave the pub.',
    shown: '2 and 4, or 6 in all: enter, move, innkeeper, leave.',
  },
  move: {
    title: 'Walking',
    text: 'A character goes clockwise round the ring of door and tables. Its beers slow it down: each takes away a place. It may sit down alone, among its own race only, or where all races differ.',
    shown: 'With a 4 and one beer the goblin goes three places on, from table 1 to table 4.',
  },
  drink: {
    title: 'Drinking together',
    text: 'To drink is to turn a coin to its beer side. When somebody joins a table of their own race, everybody there drinks. The innkeeper brings one beer, to the guest whom you choose.',
    shown: 'A second goblin comes: each of the two turns a coin into a beer.',
  },
  pay: {
    title: 'Who buys whom a beer',
    text: 'Where all races differ, each pays one beer to the next higher: goblin, dwarf, orc, troll. Whoever must drink or pay without a coin is thrown out, with all beers lost.',
    shown: 'The troll arrives: the goblin buys the dwarf a beer, and the dwarf buys one for the troll.',
  },
  leave: {
    title: 'Out in time',
    text: 'From the door a character leaves with any one die, if it has at least as many beers as coins. Its beers are safe, and it will enter again. But the sixth beer throws out, and all are lost.',
    shown: 'The dwarf brings three beers home. The troll has drunk its sixth.',
  },
  races: {
    title: 'Four races',
    text: 'A goblin takes a coin that lies where it arrives. A dwarf walks both ways. An orc may also leave from the innkeeper’s table. A troll leaves a coin behind wherever it walks away.',
    shown: 'Goblin, dwarf, orc and troll, from low to high.',
  },
} satisfies GuideWords<typeof panels>;
