/** How The Ascent reads: a few sentences word by word, and the labels of its cards. */

import { HIDDEN, type Vocabulary } from '@halcyon/kernel';
import type { Who } from '@halcyon/speech';
import { named } from '@halcyon/speech/speak';
import type { GameTalk } from '@halcyon/speech/words';
import { expect, test } from 'vitest';
import { vocabulary as documentary } from '../rules/features/documentary/vocabulary.ts';
import { vocabulary as wildlife } from '../rules/features/wildlife/vocabulary.ts';
import { BRIDGE, CARD_WORDS, GRASS_FIRE, SUMMIT, vocabulary } from '../rules/vocabulary.ts';
import { talk as ascentDe } from '../words/de/index.ts';
import { talk as ascentEn } from '../words/en/index.ts';
import { talk as ascentFr } from '../words/fr/index.ts';

const ALL: readonly GameTalk[] = [ascentEn, ascentFr, ascentDe];
const WHO: Who = {
  layout: 'mountain',
  features: ['wildlife'],
  me: (seat) => seat === 0,
  name: (seat) => ['Anna', 'Ben'][seat]!,
};
const nbsp = (text: string): string => text.replace(/~/g, '\u00a0');

const cardOf = (word: string): number => Number(Object.entries(CARD_WORDS).find(([, known]) => known === word)![0]);
const SAID: Vocabulary = {
  ...vocabulary,
  events: { ...vocabulary.events, ...documentary.events, ...wildlife.events },
  moves: { ...vocabulary.moves, ...wildlife.moves },
};
const move = (name: string, ...args: number[]): string[] =>
  ALL.map(({ moves }) => moves[name]!(named(SAID.moves[name]!, args), WHO));
const event = (name: string, ...args: number[]): string[] =>
  ALL.map(({ events }) => events[name]!(named(SAID.events[name]!, args), WHO));
const refusal = (id: string, facts: Record<string, number>): string[] =>
  ALL.map(({ refusals }) => refusals[id]!(facts, WHO));

test('without Wildlife nobody speaks of the ibex on a card', () => {
  const plain: Who = { ...WHO, features: [] };
  const drawn = named(vocabulary.events.drew, [1, cardOf('s2i')]);
  expect(ALL.map(({ events }) => events.drew!(drawn, plain))).toEqual([
    'Ben draws a snow 2.',
    'Ben pioche un 2 enneigé.',
    'Ben zieht eine Schnee 2.',
  ]);
  expect(ALL.map(({ labels }) => labels!([]).s2i)).toEqual(['Snow 2', '2 enneigé', 'Schnee 2']);
  expect(ALL.map(({ labels }) => labels!(['wildlife']).s2i)).toEqual([
    'Snow 2 with ibex',
    '2 enneigé à Bouquetin',
    'Schnee 2 mit Steinbock',
  ]);
});

test('a card has an article, its type, its value and its ibex', () => {
  expect(move('drop', cardOf('g7'))).toEqual(['Discard a grass 7', 'Défausser un 7 herbeux', 'Eine Gras 7 ablegen']);
  expect(event('drew', 1, cardOf('s2i'))).toEqual([
    'Ben draws a snow 2 with ibex.',
    'Ben pioche un 2 enneigé à Bouquetin.',
    'Ben zieht eine Schnee 2 mit Steinbock.',
  ]);
  expect(event('drew', 0, SUMMIT)).toEqual([
    'You draw a summit.',
    'Vous piochez un Sommet.',
    'Du ziehst einen Gipfel.',
  ]);
  expect(event('camped', 0, GRASS_FIRE, 43)).toEqual([
    'You light a grass campfire in row 8, place 2.',
    'Vous allumez un Feu de camp herbeux en rangée 8, case 2.',
    'Du entzündest ein Gras-Lagerfeuer in Reihe 8, Feld 2.',
  ]);
  expect(event('dropped', 1, HIDDEN)).toEqual([
    'Ben discards a card.',
    'Ben défausse une carte.',
    'Ben legt eine Karte ab.',
  ]);
});

test('every card has a label of its own in every language', () => {
  const words = Object.values(CARD_WORDS);
  for (const { things } of ALL) expect(new Set(words.map((word) => things[word])).size).toBe(words.length);
  expect(ALL.map(({ things }) => things[CARD_WORDS[BRIDGE]!])).toEqual(['Bridge', 'Pont', 'Brücke']);
});

test('the cost on a bridge names the neighbour that makes it', () => {
  const bridge = ['On a bridge the larger difference counts.', 'Sur un Pont, c’est le plus grand écart qui compte.'];
  const cover = (facts: Record<string, number>): string => refusal('cover-cost', { payable: 2, ...facts })[0]!;
  expect(cover({ needed: 3, value: 8, left: 5, right: 7 })).toBe(`Next to 5 that costs 3; you can pay 2. ${bridge[0]}`);
  expect(cover({ needed: 3, value: 4, left: 5, right: 7 })).toBe(`Next to 7 that costs 3; you can pay 2. ${bridge[0]}`);
  expect(cover({ needed: 3, value: 4, left: 0, right: 7 })).toBe(`Next to 7 that costs 3; you can pay 2. ${bridge[0]}`);
  expect(refusal('cover-cost', { needed: 4, payable: 0, value: 9, left: 5, right: 0 })[1]).toBe(
    nbsp(`À côté de 5, cela coûte 4~; vous ne pouvez rien payer. ${bridge[1]}`),
  );
});

test('a refusal says what is wrong, then the number', () => {
  expect(refusal('cost', { needed: 2, payable: 1, left: 3 })).toEqual([
    'Next to 3 that costs 2; you can pay 1.',
    nbsp('À côté de 3, cela coûte 2~; vous pouvez payer 1.'),
    'Neben 3 kostet das 2; du kannst 1 bezahlen.',
  ]);
  expect(refusal('same-type', { type: 1, at: 4, there: cardOf('s5') })).toEqual([
    'Snow never lies beside snow: a snow 5 is in row 1, place 5.',
    nbsp('Pas de voisines du même type (enneigé)~: il y a un 5 enneigé en rangée 1, case 5.'),
    'Schnee liegt nie neben Schnee: In Reihe 1, Feld 5 liegt eine Schnee 5.',
  ]);
  expect(refusal('summit.no-path', { row: 0 })[0]).toBe(
    'The summit waits for a path of grass up to row 8; none begins in row 1.',
  );
  expect(refusal('summit.no-path', { row: 5 })[0]).toBe(
    'The summit waits for a path of grass up to row 8; it has reached row 5.',
  );
});

test('a panorama is named by its values, a herd by its owner', () => {
  expect(event('panorama-open', 0, 1)).toEqual([
    'Panorama 1 from the left shows 9-8-7.',
    'Le Panorama 1 à partir de la gauche montre 9-8-7.',
    'Panorama 1 von links zeigt 9-8-7.',
  ]);
  expect(event('herd-rests', 0, 20, 1)).toEqual([
    'Your herd rests in row 3, place 4, 1 row higher.',
    'Votre troupeau se repose en rangée 3, case 4, 1 rangée plus haut.',
    'Deine Herde rastet in Reihe 3, Feld 4, 1 Reihe höher.',
  ]);
});

test('what is our own says so before the game', () => {
  for (const feature of ['documentary', 'wildlife']) {
    const told = ALL.map(({ features }) => features[feature]!.about);
    for (const [i, words] of [/\bour own\b/, /nôtres?\b|par nous/, /unsere eigenen|haben wir festgelegt/].entries())
      expect(told[i]).toMatch(words);
  }
});
