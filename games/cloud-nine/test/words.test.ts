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
const WHO: Who = {
  layout: 'sky',
  features: [],
  me: (seat) => seat === 0,
  name: (seat) => ['Zoé', 'Anna', 'Ben'][seat]!,
};
const [RED, , YELLOW, PURPLE] = [1, 2, 3, 4] as const;
const nbsp = (text: string): string => text.replace(/~/g, '\u00a0');

const SAID: Vocabulary = vocabulary;
const event = (name: string, ...args: number[]): string[] =>
  ALL.map(({ events }) => events[name]!(named(SAID.events[name]!, args), WHO));
const ask = (id: string, facts: Record<string, number>): string[] => ALL.map(({ asks }) => asks[id]!(facts, WHO));
const refusal = (id: string, facts: Record<string, number> = {}): string[] =>
  ALL.map(({ refusals }) => refusals[id]!(facts, WHO));

test('clouds count from 1', () => {
  expect(ALL.map(({ cell }) => cell(0, WHO))).toEqual(['the 1-point cloud', 'nuage à 1 point', '1-Punkte-Wolke']);
  expect(ALL.map(({ cell }) => cell(TOP, WHO))).toEqual(['the 25-point cloud', 'nuage à 25 points', '25-Punkte-Wolke']);
  expect(event('jumped', 1, 0, 1)).toEqual([
    'Anna jumps from the 1-point cloud: 1 point.',
    nbsp('Anna saute du nuage à 1 point~: 1 point.'),
    'Anna springt von der 1-Punkte-Wolke ab: 1 Punkt.',
  ]);
  expect(event('rose', 0, 4)).toEqual([
    'You raise the balloon to the 9-point cloud.',
    'Vous faites monter le ballon au nuage à 9 points.',
    'Du lässt den Ballon zur 9-Punkte-Wolke steigen.',
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
    'Un dé montre une face vide.',
    'Ein Würfel zeigt eine leere Seite.',
  ]);
});

test('every card and every face has a label of its own in every language', () => {
  const words = Object.values({ ...CARD_WORDS, ...FACE_WORDS });
  for (const { things } of ALL) expect(new Set(words.map((word) => things[word])).size).toBe(words.length);
});

test('whoever decides hears what the pilot needs and holds', () => {
  expect(ask('decide', { cloud: 3, points: 6, pilot: 1, needed: 1, cards: 5 })).toEqual([
    'A jump is worth 6 points. Anna needs 1 card or one Wild, and holds 5 cards. Jump or stay?',
    nbsp('Un saut vaut 6 points. Il faut 1 carte ou un Joker à Anna, qui a 5 cartes en main. Sauter ou rester~?'),
    'Ein Sprung ist 6 Punkte wert. Anna braucht 1 Karte oder einen Joker und hat 5 Karten. Springen oder bleiben?',
  ]);
  expect(ask('decide', { cloud: 0, points: 1, pilot: 2, needed: 0, cards: 5 })).toEqual([
    'A jump is worth 1 point. The dice ask for nothing, so the balloon will rise. Jump or stay?',
    nbsp('Un saut vaut 1 point. Les dés ne demandent rien~: le ballon va monter. Sauter ou rester~?'),
    'Ein Sprung ist 1 Punkt wert. Die Würfel verlangen nichts, der Ballon wird also steigen. Springen oder bleiben?',
  ]);
});

test('the pilot hears how many cards are asked for, alone or not', () => {
  expect(ask('raise', { cloud: 7, points: 20, needed: 4 })).toEqual([
    'At the 20-point cloud the dice ask for 4 cards; one Wild can stand in for all. Does the balloon rise or fall?',
    nbsp(
      'Au nuage à 20 points, les dés demandent 4 cartes~; un seul Joker peut les remplacer. Le ballon monte-t-il ou tombe-t-il~?',
    ),
    'Auf der 20-Punkte-Wolke verlangen die Würfel 4 Karten. Ein einziger Joker kann sie ersetzen. Steigt oder fällt der Ballon?',
  ]);
  expect(ask('raise', { cloud: 1, points: 2, needed: 0 })).toEqual([
    'At the 2-point cloud the dice ask for nothing: raise the balloon.',
    nbsp('Au nuage à 2 points, les dés ne demandent rien~: faites monter le ballon.'),
    'Auf der 2-Punkte-Wolke verlangen die Würfel nichts: Lass den Ballon steigen.',
  ]);
  expect(ask('alone', { cloud: 4, points: 9, dice: 3 })).toEqual([
    'You are alone at the 9-point cloud. Jump, or throw 3 dice?',
    nbsp('Il n’y a plus que vous à bord, au nuage à 9 points. Sauter, ou lancer 3 dés~?'),
    'Du bist allein auf der 9-Punkte-Wolke. Springen oder 3 Würfel werfen?',
  ]);
});

test('a refusal says what is wrong, then the number', () => {
  expect(refusal('lacking', { needed: 2, missing: 1 })).toEqual([
    'You do not hold all the cards that the dice ask for; missing: 1 of 2.',
    nbsp('Vous n’avez pas toutes les cartes que demandent les dés~; il en manque 1 sur 2.'),
    'Du hast nicht alle Karten, die die Würfel verlangen; es fehlt 1 von 2.',
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
    'Ben plays nothing, and the balloon falls from the 15-point cloud.',
    'Ben ne joue rien, et le ballon tombe du nuage à 15 points.',
    'Ben spielt nichts, und der Ballon fällt von der 15-Punkte-Wolke.',
  ]);
});
