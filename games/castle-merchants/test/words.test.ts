/** How Castle Merchants reads: a few sentences word by word, and how tiles and places bend. */

import type { Vocabulary } from '@halcyon/kernel';
import type { Who } from '@halcyon/speech';
import { named } from '@halcyon/speech/speak';
import type { GameTalk } from '@halcyon/speech/words';
import { expect, test } from 'vitest';
import { CASTLES, HEX_WORDS, LANDSLIDE, MEADOW, TERRAINS, vocabulary, WAREHOUSE, WARES } from '../rules/vocabulary.ts';
import { talk as castleMerchantsDe } from '../words/de/index.ts';
import { talk as castleMerchantsEn } from '../words/en/index.ts';
import { talk as castleMerchantsFr } from '../words/fr/index.ts';

const ALL: readonly GameTalk[] = [castleMerchantsEn, castleMerchantsFr, castleMerchantsDe];
const WHO: Who = {
  layout: 'castles',
  features: [],
  me: (seat) => seat === 0,
  name: (seat) => ['Zoé', 'Anna', 'Ben'][seat]!,
};
const nbsp = (text: string): string => text.replace(/~/g, '\u00a0');

const hex = (word: string): number => Number(Object.entries(HEX_WORDS).find(([, known]) => known === word)![0]);
const tile = (name: (typeof TERRAINS)[number]): number => TERRAINS.indexOf(name) + 1;
const castle = (ware: (typeof WARES)[number]): number => CASTLES[WARES.indexOf(ware)]!;
const D4 = hex('d4');
const FOREST = tile('forest');

const SAID: Vocabulary = vocabulary;
const move = (name: string, ...args: number[]): string[] =>
  ALL.map(({ moves }) => moves[name]!(named(SAID.moves[name]!, args), WHO));
const event = (name: string, ...args: number[]): string[] =>
  ALL.map(({ events }) => events[name]!(named(SAID.events[name]!, args), WHO));
const ask = (id: string, facts: Record<string, number>): string[] => ALL.map(({ asks }) => asks[id]!(facts, WHO));
const refusal = (id: string, facts: Record<string, number>): string[] =>
  ALL.map(({ refusals }) => refusals[id]!(facts, WHO));

test('a place is a castle by its ware, the warehouse, the meadow or a hex', () => {
  const cells = (at: number): string[] => ALL.map(({ cell }) => cell(at, WHO));
  expect(cells(castle('wine'))).toEqual(['the wine castle', 'le château du vin', 'die Weinburg']);
  expect(cells(castle('gems'))).toEqual(['the gem castle', 'le château des gemmes', 'die Edelsteinburg']);
  expect(cells(WAREHOUSE)).toEqual(['the warehouse', 'l’entrepôt', 'das Lagerhaus']);
  expect(cells(MEADOW)).toEqual(['the meadow', 'la prairie', 'die Wiese']);
  expect(cells(D4)).toEqual(['d4', 'd4', 'd4']);
});

test('it bends where a merchant comes from and goes to', () => {
  expect(event('walked', 0, D4, castle('cheese'))).toEqual([
    'You go from d4 to the cheese castle.',
    'Vous allez de d4 au château du fromage.',
    'Du gehst von d4 zur Käseburg.',
  ]);
  expect(event('walked', 1, WAREHOUSE, MEADOW)).toEqual([
    'Anna goes from the warehouse to the meadow.',
    'Anna va de l’entrepôt à la prairie.',
    'Anna geht vom Lagerhaus zur Wiese.',
  ]);
  expect(event('walked', 1, castle('weapons'), D4)).toEqual([
    'Anna goes from the weapon castle to d4.',
    'Anna va du château des armes en d4.',
    'Anna geht von der Waffenburg nach d4.',
  ]);
});

test('a landslide is no tile', () => {
  expect(event('laid', 1, FOREST, D4)).toEqual([
    'Anna puts a forest tile on d4.',
    'Anna pose une tuile forêt en d4.',
    'Anna legt ein Waldplättchen auf d4.',
  ]);
  expect(event('laid', 1, LANDSLIDE, D4)).toEqual([
    'Anna puts a landslide on d4.',
    'Anna pose un glissement de terrain en d4.',
    'Anna legt einen Erdrutsch auf d4.',
  ]);
  expect(event('removed', 0, LANDSLIDE, D4)).toEqual([
    'You take a landslide from d4 back to the common reserve.',
    'Vous remettez le glissement de terrain de d4 dans la réserve commune.',
    'Du nimmst einen Erdrutsch von d4 zurück in den gemeinsamen Vorrat.',
  ]);
});

test('what a landslide covers goes back', () => {
  expect(event('landslide-laid', 0, D4, 0)).toEqual([
    'You lay a landslide on d4.',
    'Vous posez un glissement de terrain en d4.',
    'Du legst einen Erdrutsch auf d4.',
  ]);
  expect(event('landslide-laid', 1, D4, tile('castle-road'))).toEqual([
    'Anna lays a landslide on d4. The castle road tile under it goes back to the reserve.',
    'Anna pose un glissement de terrain en d4. La tuile route de château qu’il recouvre retourne dans la réserve.',
    'Anna legt einen Erdrutsch auf d4. Das Burgstraßenplättchen darunter kommt zurück in den Vorrat.',
  ]);
});

test('an offer names its card', () => {
  expect(move('shift', FOREST, D4, hex('c3'))).toEqual([
    'With a forest card, shift the tile on d4 to c3',
    'Avec une carte forêt, déplacer la tuile de d4 en c3',
    'Mit einer Waldkarte das Plättchen von d4 nach c3 verschieben',
  ]);
  expect(move('move', tile('field'), WAREHOUSE)).toEqual([
    'With a field card, go to the warehouse',
    'Avec une carte champ, aller à l’entrepôt',
    'Mit einer Ackerkarte zum Lagerhaus gehen',
  ]);
});

test('a refusal says why', () => {
  expect(refusal('not-reachable', { hex: D4, terrain: FOREST })).toEqual([
    'With a forest card you cannot get to d4: no chain of forest tiles leads there from where you stand.',
    nbsp('Une carte forêt ne mène pas en d4~: aucune chaîne de tuiles forêt n’y va depuis votre case.'),
    'Mit einer Waldkarte kommst du nicht nach d4: Von dir aus führt keine Kette von Waldplättchen dorthin.',
  ]);
  expect(refusal('not-the-face', { hex: D4, face: LANDSLIDE })).toEqual([
    'The die shows a landslide, and no landslide lies on d4.',
    'Le dé montre un glissement de terrain, et il n’y a aucun glissement de terrain en d4.',
    'Der Würfel zeigt einen Erdrutsch, und auf d4 liegt kein Erdrutsch.',
  ]);
  expect(refusal('die-reserve-empty', { face: tile('village') })).toEqual([
    'The reserve has no village tile left.',
    'Il n’y a plus aucune tuile village dans la réserve.',
    'Im Vorrat ist kein Dorfplättchen mehr.',
  ]);
});

test('what the turn has come to', () => {
  expect(ask('act', { landslides: 0, spent: 4, cards: 2, drawn: 3 })).toEqual([
    'You have played 4 cards: go on, or end the turn and draw 3.',
    nbsp('Vous avez joué 4 cartes~: continuez, ou finissez le tour (pioche~: 3).'),
    'Du hast 4 Karten gespielt: Spiele weiter, oder beende den Zug und ziehe 3.',
  ]);
  expect(ask('act', { landslides: 0, spent: 0, cards: 6, drawn: 0 })[0]).toBe(
    'Bring your wares to their castles: play cards, or draw one. Your hand is full.',
  );
  expect(ask('act', { landslides: 2, spent: 0, cards: 3, drawn: 0, wares: 0 })).toEqual([
    'Fetch new wares at the warehouse: play cards, or draw one. A landslide may come first.',
    nbsp(
      'Allez charger à l’entrepôt~: jouez des cartes ou piochez-en une. Avant cela, un glissement de terrain est permis.',
    ),
    'Hole neue Waren aus dem Lagerhaus: Spiele Karten oder ziehe eine. Vorher darfst du einen Erdrutsch legen.',
  ]);
  expect(ask('sell', { ware: WARES.indexOf('gems'), coin: 5, cards: 2 })).toEqual([
    'The gem castle buys gems: take its coin worth 5, fill your hand (2 cards), or end the turn.',
    'Vous pouvez vendre les gemmes pour la pièce de 5 ou pour une main pleine (2 cartes), ou finir le tour.',
    'Verkaufe Edelsteine für die Münze im Wert von 5 oder für eine volle Hand (2 Karten), oder beende den Zug.',
  ]);
  expect(ask('sell', { ware: WARES.indexOf('wine'), coin: 0, cards: 1 })[0]).toBe(
    'The wine castle has no coin left. Sell wine to fill your hand (1 card), or end the turn.',
  );
});

test('what is our own says so before the game', () => {
  const told = ALL.map(({ layouts }) => layouts.castles!.about);
  for (const [i, words] of [/\bour own\b/, /nôtres?\b|par nous/, /unsere eigenen|haben wir festgelegt/].entries())
    expect(told[i]).toMatch(words);
});

test('things name every terrain, ware and castle', () => {
  for (const { things } of ALL) {
    const words = [...TERRAINS, 'landslide', ...WARES, ...WARES.map((ware) => `${ware}Castle`)];
    const labels = words.map((word) => things[word]);
    expect(labels).not.toContain(undefined);
    expect(new Set(labels).size).toBe(words.length);
  }
});
