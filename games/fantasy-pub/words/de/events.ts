/** Fantasy Pub in German: what happened. */
import { capital, figure } from '@halcyon/speech/grammar';
import { does, turnEvents, whose } from '@halcyon/speech/parts/de';
import type { FantasyPubSpeech } from '../en.ts';
import { at, beers, character, coins, from as leaving, toCharacter, to as towards } from './words.ts';

export const events = {
  ...turnEvents,
  shuffled: () => 'Jeder Clan ist gemischt und wartet draußen.',
  threw: ({ seat, first, second }, who) =>
    `${does(seat, who, 'wirfst', 'wirft')} ${figure(first)} und ${figure(second)}.`,
  'throws-again': ({ seat }, who) =>
    `${does(seat, who, 'kannst damit nichts tun und wirfst', 'kann damit nichts tun und wirft')} noch einmal.`,
  passed: ({ seat }, who) => `${does(seat, who, 'hast', 'hat')} 20-mal vergeblich geworfen; der Zug geht weiter.`,
  entered: ({ character: guest, coins: brought }, who) =>
    `${capital(character(guest, who))} kommt mit ${coins(brought)} herein.`,
  'pile-shuffled': ({ seat }, who) =>
    `${whose(seat, who, 'Dein Stapel', 'Der Stapel')} wird verdeckt umgedreht und gemischt.`,
  moved: ({ character: guest, from, to }, who) =>
    from === to
      ? `${capital(character(guest, who))} geht einmal im Kreis und ist wieder ${at(to)}.`
      : `${capital(character(guest, who))} geht ${leaving(from)} ${towards(to)}.`,
  'left-coin': ({ character: guest, place }, who) =>
    `${capital(character(guest, who))} lässt ${at(place)} eine Münze liegen.`,
  'found-coin': ({ character: guest, place }, who) =>
    `${capital(character(guest, who))} nimmt ${at(place)} eine Münze.`,
  drank: ({ character: guest }, who) => `${capital(character(guest, who))} trinkt ein Bier.`,
  paid: ({ character: guest, to }, who) => `${capital(character(guest, who))} zahlt ${toCharacter(to, who)} ein Bier.`,
  'thrown-out': ({ character: guest }, who) => `${capital(character(guest, who))} wird hinausgeworfen.`,
  innkeeper: ({ seat, table }, who) => `${does(seat, who, 'schickst', 'schickt')} den Wirt ${at(table)}.`,
  'left-the-pub': ({ character: guest, beers: drunk }, who) =>
    `${capital(character(guest, who))} geht mit ${beers(drunk)} hinaus.`,
} satisfies FantasyPubSpeech['events'];
