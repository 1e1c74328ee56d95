/** How Cloud 9 reads: a few sentences word by word, and the labels of its cards. */

import { HIDDEN, type Vocabulary } from '@halcyon/kernel';
import type { Who } from '@halcyon/speech';
import { named } from '@halcyon/speech/speak';
import type { GameTalk } from '@halcyon/speech/words';
import { expect, test } from 'vitest';
import { BLANK, CARD_WORDS, FACE_WORDS, TOP, vocabulary, WILD } from '../rules/vocabulary.ts';
import { talk as cloudNineDe } from '../words/de/index.ts';
import { talk as cloudNineEn } from '../words/en/index.ts';
import { talk as cloudNineFr } from '../words/fr/index.ts';

const ALL: readonly GameTalk[] = [cloudNineEn, cloudNineFr, cloudNineDe];
const WHO: Who = { layout: 'sky', me: (seat) => seat === 0, name: (seat) => ['Zoé', 'Anna', 'Ben'][seat]! };
const [RED, , YELLOW, PURPLE] = [1, 2, 3, 4] as const;
const nbsp = (text: string): string => text.replace(/~/g, '\u00a0');

const SAID: Vocabulary = vocabulary;
const event = (name: string, ...args: number[]): string[] =>
  ALL.map(({ events }) => events[name]!(named(SAID.events[name]!, args), WHO));
const ask = (id: string, facts: Record<string, number>): string[] => ALL.map(({ asks }) => asks[id]!(facts, WHO));
const refusal = (id: string, facts: Record<string, number> = {}): string[] =>
  ALL.map(({ refusals }) => refusals[id]!(facts, WHO));

test('clouds count from 1', () => {
  expect(ALL.map(({ cell }) => cell(0, WHO))).toEqual(['cloud 1', 'nuage 1', 'Wolke 1']);
  expect(ALL.map(({ cell }) => cell(TOP, WHO))).toEqual(['cloud 9', 'nuage 9', 'Wolke 9']);
  expect(event('jumped', 1, 0, 1)).toEqual([
    'Anna jumps from cloud 1: 1 point.',
    nbsp('Anna saute du nuage 1~: 1 point.'),
    'Anna springt von Wolke 1 ab: 1 Punkt.',
  ]);
  expect(event('rose', 0, 4)).toEqual([
    'You raise the balloon to cloud 5.',
    'Vous faites monter le ballon au nuage 5.',
    'Du lässt den Ballon zu Wolke 5 steigen.',
  ]);
});

test('a card has an article and its colour, unless it is hidden', () => {
  expect(event('played', 0, PURPLE)).toEqual([
    'You play a purple card.',
    'Vous jouez une carte violette.',
    'Du spielst eine violette Karte.',
  ]);
  expect(event('played', 2, WILD)).toEqual(['Ben plays a Wild.', 'Ben joue un Joker.', 'Ben spielt einen Joker.']);
  expect(event('drew', 0, YELLOW)).toEqual([
    'You draw a yellow card.',
    'Vous piochez une carte jaune.',
    'Du ziehst eine gelbe Karte.',
  ]);
  expect(event('drew', 2, HIDDEN)).toEqual(['Ben draws a card.', 'Ben pioche une carte.', 'Ben zieht eine Karte.']);
});

test('a die shows a colour or a blank', () => {
  expect(event('die', RED)).toEqual(['A die shows red.', 'Un dé montre du rouge.', 'Ein Würfel zeigt Rot.']);
  expect(event('die', BLANK)).toEqual([
    'A die shows a blank.',
    'Un dé montre une face blanche.',
    'Ein Würfel zeigt eine leere Seite.',
  ]);
});

test('every card and every face has a label of its own in every language', () => {
  const words = Object.values({ ...CARD_WORDS, ...FACE_WORDS });
  for (const { things } of ALL) expect(new Set(words.map((word) => things[word])).size).toBe(words.length);
});

test('whoever decides hears what the pilot needs and holds', () => {
  expect(ask('decide', { cloud: 3, points: 6, pilot: 1, needed: 1, cards: 5 })).toEqual([
    'Cloud 4 is worth 6 points. Anna needs 1 card or one Wild, and holds 5 cards. Jump or stay?',
    nbsp('Le nuage 4 vaut 6 points. Il faut 1 carte ou un Joker à Anna, qui a 5 cartes en main. Sauter ou rester~?'),
    'Wolke 4 ist 6 Punkte wert. Anna braucht 1 Karte oder einen Joker und hat 5 Karten. Springen oder bleiben?',
  ]);
  expect(ask('decide', { cloud: 0, points: 1, pilot: 2, needed: 0, cards: 5 })).toEqual([
    'Cloud 1 is worth 1 point. The dice ask for nothing, so the balloon will rise. Jump or stay?',
    nbsp('Le nuage 1 vaut 1 point. Les dés ne demandent rien~: le ballon va monter. Sauter ou rester~?'),
    'Wolke 1 ist 1 Punkt wert. Die Würfel verlangen nichts, der Ballon wird also steigen. Springen oder bleiben?',
  ]);
});

test('the pilot hears how many cards are asked for, alone or not', () => {
  expect(ask('raise', { cloud: 7, points: 20, needed: 4 })).toEqual([
    'At cloud 8 the dice ask for 4 cards. Play what they ask for or one Wild, or let the balloon fall.',
    'Au nuage 8, les dés demandent 4 cartes. Jouez ce qu’ils demandent ou un seul Joker, ou laissez tomber le ballon.',
    'Auf Wolke 8 verlangen die Würfel 4 Karten. Spiele, was sie verlangen, oder einen einzigen Joker, oder lass den Ballon fallen.',
  ]);
  expect(ask('raise', { cloud: 1, points: 2, needed: 0 })).toEqual([
    'At cloud 2 the dice ask for nothing: raise the balloon.',
    nbsp('Au nuage 2, les dés ne demandent rien~: faites monter le ballon.'),
    'Auf Wolke 2 verlangen die Würfel nichts: Lass den Ballon steigen.',
  ]);
  expect(ask('alone', { cloud: 4, points: 9, dice: 3 })).toEqual([
    'You are alone at cloud 5, worth 9 points. Jump, or throw 3 dice?',
    nbsp('Il n’y a plus que vous à bord, au nuage 5 qui vaut 9 points. Sauter, ou jeter 3 dés~?'),
    'Du bist allein auf Wolke 5, die 9 Punkte wert ist. Springen oder 3 Würfel werfen?',
  ]);
});

test('a refusal says what is wrong, then the number', () => {
  expect(refusal('lacking', { needed: 2, missing: 1 })).toEqual([
    'You do not hold all the cards that the dice ask for; missing: 1 of 2.',
    nbsp('Vous n’avez pas toutes les cartes que demandent les dés~; manquantes~: 1 sur 2.'),
    'Du hast nicht alle Karten, die die Würfel verlangen; fehlend: 1 von 2.',
  ]);
  expect(refusal('not-your-turn', { seat: 1 })).toEqual([
    'It is not your turn but Anna’s.',
    'Ce n’est pas votre tour, mais celui d’Anna.',
    'Nicht du bist an der Reihe, sondern Anna.',
  ]);
});

test('a trip that is over says who is the next pilot', () => {
  expect(event('trip-over', 0)).toEqual([
    'The trip is over, and all board again. You pilot the next one.',
    'Le voyage est fini, et tous remontent à bord. Vous pilotez le suivant.',
    'Die Fahrt ist zu Ende, und alle steigen wieder ein. Du hast als Nächstes das Steuer.',
  ]);
  expect(event('fell', 2, 6)).toEqual([
    'Ben plays nothing, and the balloon falls from cloud 7.',
    'Ben ne joue rien, et le ballon tombe du nuage 7.',
    'Ben spielt nichts, und der Ballon fällt von Wolke 7.',
  ]);
});
