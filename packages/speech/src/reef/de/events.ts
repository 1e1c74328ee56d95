/** The Reef in German: what happened. */
import { WATER } from '@halcyon/reef/sea';
import { capital, figure } from '../../grammar.ts';
import { does, turnEvents, whose } from '../../parts/de.ts';
import type { ReefSpeech } from '../en.ts';
import { nth } from '../places.ts';
import { at, breeding, card, cardAsObject, cell, coin, coral, from, theCard, thrown, worm } from './words.ts';

export const events = {
  ...turnEvents,
  dealt: () => 'Das Meer ist ausgelegt: die äußeren Reihen offen, die Mittelreihen verdeckt.',
  threw: ([seat, first, second], who) => `${does(seat, who, 'wirfst', 'wirft')} ${thrown(first, second)}.`,
  took: ([seat, colour], who) => `${does(seat, who, 'nimmst', 'nimmt')} ${worm(colour)}.`,
  'no-worms': ([seat], who) => `${does(seat, who, 'nimmst', 'nimmt')} nichts: Im Vorrat ist kein Wurm mehr.`,
  paid: ([seat, paid], who) => `${does(seat, who, 'bezahlst', 'bezahlt')} ${coin(paid)}.`,
  turned: ([seat, place, shown], who) =>
    `${does(seat, who, 'deckst', 'deckt')} ${cardAsObject(shown)} ${at(place, who)} auf.`,
  left: ([seat, place], who) => `${does(seat, who, 'lässt', 'lässt')} die Karte ${at(place, who)} offen liegen.`,
  bought: ([seat, place, gained], who) => {
    const buys = `${does(seat, who, 'kaufst', 'kauft')} ${cardAsObject(gained)} ${at(place, who)}`;
    return gained === WATER ? `${buys}; es kommt auf die Ablage.` : `${buys}.`;
  },
  caught: ([seat, fish, onto], who) =>
    `${does(seat, who, 'fängst', 'fängt')} ${cardAsObject(fish)} für ${coral(onto)}.`,
  bred: ([seat, on, pair], who) => `${does(seat, who, 'hast', 'hat')} eine Brut auf ${coral(on)}: ${breeding(pair)}.`,
  'breeding-open': ([pair]) => `Die nächste Zuchtkarte wird aufgedeckt: ${breeding(pair)}.`,
  'boat-bought': ([seat, column], who) =>
    `${does(seat, who, 'kaufst', 'kauft')} ein Boot; es kommt an Spalte ${figure(nth(column))}.`,
  'shark-took': ([seat, place, gone], who) =>
    `${whose(seat, who, 'Dein Hai', 'Der Hai')} holt ${theCard(gone)} ${from(place, who)}.`,
  'shark-ate': ([seat, on, gone], who) =>
    `${whose(seat, who, 'Dein Hai', 'Der Hai')} frisst ${theCard(gone)} auf ${coral(on)}.`,
  washed: ([place], who) => `Wasser verschwindet ${from(place, who)}.`,
  drifted: () => 'Die Strömung trägt die Karten zum Ufer hin.',
  reshuffled: () => 'Die abgelegten Meereskarten werden in den Stapel gemischt.',
  'flowed-in': ([place, shown], who) => `${capital(card(shown))} treibt in ${cell(place, who)}.`,
} satisfies ReefSpeech['events'];
