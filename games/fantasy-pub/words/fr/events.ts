/** Fantasy Pub in French: what happened. */
import { capital, figure } from '@halcyon/speech/grammar';
import { does, turnEvents, whose } from '@halcyon/speech/parts/fr';
import type { FantasyPubSpeech } from '../en.ts';
import { beers, cell, character, coins, toCharacter } from './words.ts';

export const events = {
  ...turnEvents,
  shuffled: () => 'Chaque clan est mélangé et attend dehors.',
  threw: ({ seat, first, second }, who) =>
    `${does(seat, who, 'obtenez', 'obtient')} ${figure(first)} et ${figure(second)}.`,
  'throws-again': ({ seat }, who) =>
    `${does(seat, who, 'ne pouvez rien en faire et jetez', 'ne peut rien en faire et jette')} de nouveau les dés.`,
  passed: ({ seat }, who) => `${does(seat, who, 'avez', 'a')} jeté les dés 20 fois en vain ; le tour passe.`,
  entered: ({ character: guest, coins: brought }, who) =>
    `${capital(character(guest, who))} entre avec ${coins(brought)}.`,
  'pile-shuffled': ({ seat }, who) =>
    `${capital(whose(seat, who, 'la', 'pioche'))} est retournée face cachée et mélangée.`,
  moved: ({ character: guest, from, to }, who) =>
    from === to
      ? `${capital(character(guest, who))} fait un tour complet et revient à ${cell(to)}.`
      : `${capital(character(guest, who))} va de ${cell(from)} à ${cell(to)}.`,
  'left-coin': ({ character: guest, place }, who) =>
    `${capital(character(guest, who))} laisse une pièce à ${cell(place)}.`,
  'found-coin': ({ character: guest, place }, who) =>
    `${capital(character(guest, who))} prend une pièce à ${cell(place)}.`,
  drank: ({ character: guest }, who) => `${capital(character(guest, who))} boit une bière.`,
  paid: ({ character: guest, to }, who) => `${capital(character(guest, who))} paie une bière ${toCharacter(to, who)}.`,
  'thrown-out': ({ character: guest }, who) => `${capital(character(guest, who))} est expulsé du pub.`,
  innkeeper: ({ seat, table }, who) => `${does(seat, who, 'envoyez', 'envoie')} le tavernier à ${cell(table)}.`,
  'left-the-pub': ({ character: guest, beers: drunk }, who) =>
    `${capital(character(guest, who))} quitte le pub avec ${beers(drunk)}.`,
} satisfies FantasyPubSpeech['events'];
