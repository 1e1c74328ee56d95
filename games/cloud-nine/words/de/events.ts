/** Cloud 9 in German: what happened. */
import { dealEvents, does } from '@halcyon/speech/parts/de';
import type { CloudNineSpeech } from '../en.ts';
import { card, cell, dice, face, points } from './words.ts';

export const events = {
  ...dealEvents(card),
  pilot: ({ seat, cloud }, who) => `${does(seat, who, 'hast', 'hat')} auf ${cell(cloud)} das Steuer.`,
  threw: ({ seat, dice: thrown }, who) => `${does(seat, who, 'wirfst', 'wirft')} ${dice(thrown)}.`,
  die: ({ face: shown }) => `Ein Würfel zeigt ${face(shown)}.`,
  jumped: ({ seat, cloud, points: scored }, who) =>
    `${does(seat, who, 'springst', 'springt')} von ${cell(cloud)} ab: ${points(scored)}.`,
  stayed: ({ seat }, who) => `${does(seat, who, 'bleibst', 'bleibt')} im Korb.`,
  played: ({ seat, card: shown }, who) => `${does(seat, who, 'spielst', 'spielt')} ${card(shown)}.`,
  rose: ({ seat, cloud }, who) => `${does(seat, who, 'lässt', 'lässt')} den Ballon zu ${cell(cloud)} steigen.`,
  'reached-top': ({ seat, points: scored }, who) =>
    `${does(seat, who, 'kommst', 'kommt')} ganz oben an: ${points(scored)}.`,
  fell: ({ seat, cloud }, who) =>
    `${does(seat, who, 'spielst', 'spielt')} nichts, und der Ballon fällt von ${cell(cloud)}.`,
  'trip-over': ({ seat }, who) =>
    `Die Fahrt ist zu Ende, und alle steigen wieder ein. ${does(seat, who, 'hast', 'hat')} als Nächstes das Steuer.`,
  reshuffled: () => 'Die gespielten Karten werden zu einem neuen Stapel gemischt.',
} satisfies CloudNineSpeech['events'];
