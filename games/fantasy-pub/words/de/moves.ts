/** Fantasy Pub in German: moves as offers. */

import { capital, figure } from '@halcyon/speech/grammar';
import { MOST_COINS } from '../../rules/vocabulary.ts';
import type { FantasyPubSpeech } from '../en.ts';
import { at, characterAsObject, coins } from './words.ts';

export const moves = {
  enter: ({ pips }) =>
    `Mit ${figure(pips)} die nächste Figur hereinkommen lassen: ${coins(Math.min(pips ?? 0, MOST_COINS))}`,
  move: ({ character: guest, pips }, who) =>
    `Mit ${figure(pips)} ${characterAsObject(guest, who)} im Uhrzeigersinn bewegen`,
  back: ({ character: guest, pips }, who) =>
    `Mit ${figure(pips)} ${characterAsObject(guest, who)} gegen den Uhrzeigersinn bewegen`,
  innkeeper: ({ table }) => `Den Wirt ${at(table)} schicken`,
  serve: ({ character: guest }, who) => `${capital(characterAsObject(guest, who))} trinken lassen`,
  leave: ({ character: guest, pips }, who) => `Mit ${figure(pips)} ${characterAsObject(guest, who)} hinausgehen lassen`,
  end: () => 'Den Zug beenden',
} satisfies FantasyPubSpeech['moves'];
