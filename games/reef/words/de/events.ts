/** The Reef in German: what happened. */

import { capital, figure } from '@halcyon/speech/grammar';
import { does, turnEvents, whose } from '@halcyon/speech/parts/de';
import { WATER } from '../../rules/vocabulary.ts';
import type { ReefSpeech } from '../en.ts';
import { nth } from '../places.ts';
import { at, breeding, card, cardAsObject, cell, coin, coral, from, theCard, thrown, worm } from './words.ts';

export const events = {
  ...turnEvents,
  dealt: () => 'Das Meer ist ausgelegt: die äußeren Reihen offen, die Mittelreihen verdeckt.',
  threw: ({ seat, first, second }, who) => `${does(seat, who, 'wirfst', 'wirft')} ${thrown(first, second)}.`,
  took: ({ seat, colour }, who) => `${does(seat, who, 'nimmst', 'nimmt')} ${worm(colour)}.`,
  'no-worms': ({ seat }, who) => `${does(seat, who, 'nimmst', 'nimmt')} nichts: Im Vorrat ist kein Wurm mehr.`,
  paid: ({ seat, coin: paid }, who) => `${does(seat, who, 'bezahlst', 'bezahlt')} ${coin(paid)}.`,
  turned: ({ seat, cell: place, card: shown }, who) =>
    `${does(seat, who, 'deckst', 'deckt')} ${cardAsObject(shown)} ${at(place, who)} auf.`,
  left: ({ seat, cell: place }, who) =>
    `${does(seat, who, 'lässt', 'lässt')} die Karte ${at(place, who)} offen liegen.`,
  bought: ({ seat, cell: place, card: gained }, who) => {
    const buys = `${does(seat, who, 'kaufst', 'kauft')} ${cardAsObject(gained)} ${at(place, who)}`;
    return gained === WATER ? `${buys}; es kommt auf die Ablage.` : `${buys}.`;
  },
  caught: ({ seat, card: fish, coral: onto }, who) =>
    `${does(seat, who, 'fängst', 'fängt')} ${cardAsObject(fish)} für ${coral(onto)}.`,
  bred: ({ seat, coral: on, breeding: pair }, who) =>
    `${does(seat, who, 'hast', 'hat')} eine Brut auf ${coral(on)}: ${breeding(pair)}.`,
  'breeding-open': ({ breeding: pair }) => `Die nächste Zuchtkarte wird aufgedeckt: ${breeding(pair)}.`,
  'boat-bought': ({ seat, column }, who) =>
    `${does(seat, who, 'kaufst', 'kauft')} ein Boot; es kommt an Spalte ${figure(nth(column))}.`,
  'shark-took': ({ seat, cell: place, card: gone }, who) =>
    `${whose(seat, who, 'Dein Hai', 'Der Hai')} holt ${theCard(gone)} ${from(place, who)}.`,
  'shark-ate': ({ seat, coral: on, card: gone }, who) =>
    `${whose(seat, who, 'Dein Hai', 'Der Hai')} frisst ${theCard(gone)} auf ${coral(on)}.`,
  washed: ({ cell: place }, who) => `Wasser verschwindet ${from(place, who)}.`,
  drifted: () => 'Die Strömung trägt die Karten zum Ufer hin.',
  reshuffled: () => 'Die abgelegten Meereskarten werden in den Stapel gemischt.',
  'flowed-in': ({ cell: place, card: shown }, who) => `${capital(card(shown))} treibt in ${cell(place, who)}.`,
} satisfies ReefSpeech['events'];
