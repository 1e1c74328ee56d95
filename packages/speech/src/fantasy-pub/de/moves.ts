/** Fantasy Pub in German: moves as offers. */
import { MOST_COINS } from '@halcyon/fantasy-pub/pub';
import { capital, figure } from '../../grammar.ts';
import type { FantasyPubSpeech } from '../en.ts';
import { at, characterAsObject, coins } from './words.ts';

export const moves = {
  enter: ([pips]) =>
    `Mit ${figure(pips)} die nächste Figur hereinkommen lassen: ${coins(Math.min(pips ?? 0, MOST_COINS))}`,
  move: ([guest, pips], who) => `Mit ${figure(pips)} ${characterAsObject(guest, who)} im Uhrzeigersinn bewegen`,
  back: ([guest, pips], who) => `Mit ${figure(pips)} ${characterAsObject(guest, who)} gegen den Uhrzeigersinn bewegen`,
  innkeeper: ([table]) => `Den Wirt ${at(table)} schicken`,
  serve: ([guest], who) => `${capital(characterAsObject(guest, who))} trinken lassen`,
  leave: ([guest, pips], who) => `Mit ${figure(pips)} ${characterAsObject(guest, who)} hinausgehen lassen`,
  end: () => 'Den Zug beenden',
} satisfies FantasyPubSpeech['moves'];
