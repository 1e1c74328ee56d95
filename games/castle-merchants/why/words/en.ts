/** What speaks for a move on the map, and what the bots go by, in English. */
import { capital } from '@halcyon/speech/grammar';
import { whose } from '@halcyon/speech/parts/en';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/en';
import { placeName, terrainName } from '../../look/names.ts';
import type { Line } from '../conventions.ts';
import type { MapReasons } from '../index.ts';

export const words: WhyWords<MapReasons, Line> = {
  reasons: {
    only: onlyMove,
    reaches: ({ hex }, { speaker }) => `The merchant arrives: ${placeName(speaker.words.things, hex)}.`,
    coin: ({ coin, missing }) => `The highest coin there is ${coin}; gold still missing with it: ${missing}.`,
    way: ({ hex, cards }, { speaker, table }) =>
      `From there to the nearest goal (${placeName(speaker.words.things, hex)}): ${table.cards(cards)} over the tiles that lie.`,
    slows: ({ seat }, { speaker: { who } }) => `${capital(whose(seat, who))} way gets longer.`,
    hand: ({ cards }) => `Cards in the hand: ${cards}.`,
    draws: ({ cards }) => `Cards to be drawn: ${cards}.`,
    full: () => 'A full hand could draw nothing.',
    unchanged: () => 'The map stays as it is.',
    free: () => 'This throw costs nothing, and nothing need be done with it.',
    alike: ({ card, held }, { speaker }) =>
      `More of this terrain in the hand (${terrainName(speaker.words.things, card)}): ${held}.`,
  },
  card: {
    tour: {
      title: 'A round of castles',
      text: 'A bot tries every road that its hand can build and walk this turn. Each stop is worth the best round of castles from there: coins, less what later turns are worth, and the cards that the way takes.',
    },
    die: {
      title: 'The die',
      text: 'What the die allows is done where it helps the bot more than the leading opponent; otherwise nothing. It pays for a throw only with a full hand and nothing better to do.',
    },
    landslide: {
      title: 'Landslides',
      text: 'One is laid on a road that others would take, if that harms the strongest of them clearly more than the bot itself.',
    },
    sale: {
      title: 'Gold or cards',
      text: 'It takes the coin when that wins, or when the coin and the way on are worth at least as much as a full hand.',
    },
    novice: {
      title: 'The beginner',
      text: 'Plans roads, not quite sharply, forgets the others, lays no landslides on purpose, and follows a whim once in ten times.',
    },
    strong: {
      title: 'The strong bot',
      text: 'Tries its best moves in many worlds that fit all that it has seen, the same worlds for each, and leaves the habits above only where another move is clearly better.',
    },
  },
};
