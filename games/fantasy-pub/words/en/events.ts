/** Fantasy Pub in English: what happened. */
import { capital, figure } from '@halcyon/speech/grammar';
import { does, turnEvents, whose } from '@halcyon/speech/parts/en';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { beers, cell, character, coins } from './words.ts';

export const events = {
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
} satisfies GameSpeech['events'];
