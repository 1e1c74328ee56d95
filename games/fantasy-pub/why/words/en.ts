/** What speaks for an action in the pub, and what the bots go by, in English. */
import { counted, small } from '@halcyon/speech/grammar';
import { whose } from '@halcyon/speech/parts/en';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/en';
import { characterName, placeName } from '../../look/names.ts';
import type { Line } from '../conventions.ts';
import type { PubReasons } from '../index.ts';

const beers = counted('en', 'beer', 'beers');
const coins = counted('en', 'coin', 'coins');

export const words: WhyWords<PubReasons, Line> = {
  reasons: {
    only: onlyMove,
    leaves: ({ beers: n, missing }) => `It brings ${beers(n)} out of the door; still wanted: ${missing}.`,
    enters: ({ inside }) => `Somebody new can drink; of this clan inside so far: ${inside}.`,
    has: ({ character, beers: n, coins: purse, ready }, { speaker }) =>
      `The ${small(characterName(speaker.words.things, character))} has ${beers(n)} and ${coins(purse)}${ready === 1 ? ', enough to leave' : ''}.`,
    door: () => 'At the door nobody drinks or pays, and one may leave.',
    quiet: ({ table }, { speaker }) => `At ${small(placeName(speaker.words.things, table))} nobody drinks or pays.`,
    drinks: ({ own, others }) => `Those who drink: ${own} of this clan, ${others} of others.`,
    thrownOut: ({ own, others }) => `Those who are thrown out: ${own} of this clan, ${others} of others.`,
    pays: ({ got, gave }) => `Beers that this clan gets: ${got}; that it pays: ${gave}.`,
    serves: ({ seat }, { speaker: { who } }) => `It is one of ${whose(seat, who)} clan who drinks.`,
    guests: ({ table, own, others }, { speaker }) =>
      `At ${small(placeName(speaker.words.things, table))}: ${own} of this clan, ${others} of others; one of them drinks.`,
    ends: () => 'What the other die allows is left alone.',
  },
  card: {
    turn: {
      title: 'One turn, to its end',
      text: 'A bot tries every way to use both dice and begins the best. It does not look into the next throw, and does not know the order of face-down cards.',
    },
    ready: {
      title: 'What it values',
      text: 'Beers that are out count most. Then beers on characters who could leave, more near the door; a character with five beers or without coins away from the exit counts less, because one more drink throws it out.',
    },
    rival: {
      title: 'Against whom',
      text: 'It compares itself with the strongest of the others, so it rather makes the leader drink too much than the last.',
    },
    novice: {
      title: 'The beginner',
      text: 'Looks at one action only and not quite sharply, and plays what comes to mind once in five times.',
    },
    strong: {
      title: 'The strong bot',
      text: 'Tries its best moves in many worlds that fit all that it has seen, the same worlds for each, and leaves the habits above only where another move is clearly better.',
    },
  },
};
