/** What the signs of the picture say in German. Rows count from 0 in the facts, as in the rules. */

import { counted, figure } from '@halcyon/speech/grammar';
import { cards, does } from '@halcyon/speech/parts/de';
import type { Signs } from '@halcyon/speech/signs';
import { rowNumber } from '../cards.ts';
import { terrain } from './names.ts';

const slots = counted('de', 'Feld', 'Feldern');
const bridges = counted('de', 'Brücke', 'Brücken');

const goals: Signs = {
  'goal-slots': {
    name: 'Felder',
    about: ({ there, needed }) =>
      there === needed
        ? 'Alle Felder sind belegt.'
        : `${figure(there)} von ${slots(needed)} sind belegt. Für den Gipfel müssen es alle sein.`,
    rule: 'A4.17',
  },
  'goal-path': {
    name: 'Pfad aus Gras',
    about: ({ there, needed }) =>
      there === needed
        ? 'Der Pfad aus Gras führt vom Fuß bis nach oben.'
        : `Er reicht bis Reihe ${figure(there)} von ${figure(needed)}; jede Karte ruht auf der vorigen.`,
    rule: 'A6.1',
  },
  'goal-films': {
    name: 'Gefilmte Panoramen',
    about: ({ there, needed }) => `${figure(there)} von ${figure(needed)}. Für den Gipfel müssen es alle sein.`,
    rule: 'A6.2',
  },
  'goal-ibex': {
    name: 'Steinböcke in Reihe 8',
    about: ({ there, needed }) =>
      `In Reihe 8 angekommen: ${figure(there)}. Mindestens ${figure(needed)} müssen es sein.`,
    rule: 'A6.6',
  },
  'goal-bridges': {
    name: 'Noch sichtbare Brücken',
    about: ({ needed }) => `Noch zu sehen: ${bridges(needed)}. Vor dem Gipfel muss Gelände jede überdecken.`,
    rule: 'A4.17',
  },
};

const mountain: Signs = {
  terrain: {
    name: 'Gelände',
    about: ({ value, type, covered }) =>
      `${terrain(type)} ${figure(value)}. Rechts daneben darf kein ${terrain(type)} liegen; anderes Gelände kostet dort den Unterschied zu ${figure(value)}.${covered ? ' Darunter liegt eine Brücke.' : ''}`,
    rule: 'A4.8',
  },
  campfire: {
    name: 'Lagerfeuer',
    about: ({ value, type }) =>
      value
        ? `=${value}: Es zählt ${value}, wie das nächste Gelände links davon. Es bleibt bis zum Ende; daneben darf kein ${terrain(type)} liegen.`
        : `Links davon liegt kein Gelände: Es hat keinen Wert, und daneben wird nichts bezahlt. Daneben darf kein ${terrain(type)} liegen.`,
    rule: 'A4.11',
  },
  bridge: {
    name: 'Brücke',
    about: () =>
      'Sie hat keinen Wert: Neben ihr wird nichts bezahlt. Gelände darf sie überdecken, zum größeren Unterschied zu ihren Nachbarn.',
    rule: 'A4.16',
  },
  slot: {
    name: 'Offenes Feld',
    about: ({ row, left }) =>
      `Reihe ${rowNumber(row)} nimmt Werte ab ${rowNumber(row)}; hier ${left ? `zum Unterschied zu ${left}` : 'kostenlos'}.`,
    rule: 'A4.4',
  },
  later: {
    name: 'Feld',
    about: ({ row }) =>
      `Reihe ${rowNumber(row)}. Hierher darf eine Karte, wenn links davon und auf beiden Feldern darunter eine liegt; am Anfang einer Reihe genügen die darunter.`,
    rule: 'A4.6',
  },
  price: {
    name: 'Preis',
    about: ({ cost }) => `Das kostet dich ${cards(cost)}: So groß ist der Unterschied zum linken Nachbarn.`,
    rule: 'A4.8',
  },
  'price-left': {
    name: 'Preis auf einer Brücke',
    about: ({ cost }) =>
      `Das kostet dich ${cards(cost)}. Der Pfeil zeigt zum linken Nachbarn: Dort ist der Unterschied größer.`,
    rule: 'A4.16',
  },
  'price-right': {
    name: 'Preis auf einer Brücke',
    about: ({ cost }) =>
      `Das kostet dich ${cards(cost)}. Der Pfeil zeigt zum rechten Nachbarn: Dort ist der Unterschied größer.`,
    rule: 'A4.16',
  },
  climb: {
    name: 'Preis des Weges',
    about: ({ cost }) => `Bis hierher kostet die Herde ${cards(cost)}: eine für jede Reihe.`,
    rule: 'A6.4',
  },
  top: {
    name: 'Platz des Gipfels',
    about: ({ empty, bridges: open }) =>
      empty || open
        ? `Der Gipfel wartet: leere Felder ${figure(empty)}, sichtbare Brücken ${figure(open)}.`
        : 'Der Berg ist vollendet. Hierher kommt ein Gipfel.',
    rule: 'A4.17',
  },
  summit: { name: 'Gipfel', about: () => 'Ihr seid oben.', rule: 'A5.1' },
  lifted: {
    name: 'Gelände in der Luft',
    about: ({ value, type }) =>
      `Das Lagerfeuer hat seinen Platz: ${terrain(type)} ${figure(value)} kommt mindestens eine Reihe höher.`,
    rule: 'A4.10',
  },
  row: {
    name: 'Reihe',
    about: ({ row }) => `Reihe ${rowNumber(row)}: Gelände hat hier mindestens den Wert ${rowNumber(row)}.`,
    rule: 'A4.7',
  },
  foot: {
    name: 'Fuß des Berges',
    about: () => 'Zehn Panoramen tragen Reihe 1; sie darf sofort beginnen.',
    rule: 'A3.1',
  },
  herd: {
    name: 'Herde',
    about: ({ ibex }) =>
      `Steinböcke auf dieser Karte: ${figure(ibex)}. In deinem Zug darfst du sie zusammen nach oben führen; jede Reihe kostet eine Karte.`,
    rule: 'A6.4',
  },
  hiker: {
    name: 'Wanderer',
    about: ({ row }) => `Ein Pfad aus Gras reicht bis Reihe ${rowNumber(row)} von 8.`,
    rule: 'A6.1',
  },
  film: {
    name: 'Panorama',
    about: ({ first, second, third, filmed }) =>
      filmed
        ? `${first}-${second}-${third} ist gefilmt.`
        : `Noch zu filmen: ${first}-${second}-${third} nebeneinander in einer Reihe, von links nach rechts.`,
    rule: 'A6.2',
  },
};

const people: Signs = {
  seat: {
    name: 'Eine Person am Tisch',
    about: ({ seat, hand, pile, gone }, who) =>
      `${does(seat, who, 'hast', 'hat')} ${cards(hand)} auf der Hand, noch ${cards(pile)} im eigenen Stapel und ${cards(gone)} für immer abgelegt.`,
    rule: 'A4.1',
  },
  grapples: {
    name: 'Wurfanker',
    about: ({ left }) => `Noch da: ${figure(left)}. Jeder erneuert einmal deine Hand.`,
    rule: 'A7.2',
  },
  given: {
    name: 'Brücke',
    about: ({ seat }, who) =>
      `${does(seat, who, 'hast', 'hat')} am Anfang eine Brücke bekommen. Ob sie noch auf der Hand ist, bleibt geheim.`,
    rule: 'A3.2',
  },
  'held-terrain': {
    name: 'Gelände',
    about: ({ value, type, ibex }) =>
      `${terrain(type)} ${figure(value)} darf in die Reihen 1 bis ${figure(Math.min(8, value ?? 8))}, neben kein ${terrain(type)}, zum Unterschied zur Karte links davon.${ibex ? ' Es bringt einen Steinbock mit.' : ''}`,
    rule: 'A4.8',
  },
  'held-campfire': {
    name: 'Lagerfeuer',
    about: ({ type }) =>
      `Es nimmt den Platz von Gelände der Art ${terrain(type)} ein, das mindestens eine Reihe höher kommt und dort bezahlt wird.`,
    rule: 'A4.10',
  },
  'held-bridge': {
    name: 'Brücke',
    about: () =>
      'Sie füllt ein Feld kostenlos, aber nie das erste oder letzte einer Reihe. Später muss jemand sie überdecken.',
    rule: 'A4.15',
  },
  'held-summit': {
    name: 'Gipfel',
    about: () =>
      'Auf den vollendeten Berg gespielt, gewinnt er das Spiel für alle. Bis dahin darfst du mit ihm bezahlen.',
    rule: 'A4.17',
  },
  lead: {
    name: 'Herde führen',
    about: () =>
      'Statt eine Karte zu spielen: Alle Steinböcke einer Karte steigen, und jede Reihe kostet dich eine Karte.',
    rule: 'A6.4',
  },
};

export const signs: Signs = { ...goals, ...mountain, ...people };
