/** How The Reef reads: a few sentences word by word, whose row a cell is in, and the labels of cards and colours. */

import type { Vocabulary } from '@halcyon/kernel';
import type { Who } from '@halcyon/speech';
import { named } from '@halcyon/speech/speak';
import type { GameTalk } from '@halcyon/speech/words';
import { expect, test } from 'vitest';
import {
  BREEDING_WORDS,
  breedingOf,
  CARD_WORDS,
  CELLS,
  COLOURS,
  CORAL,
  cellAt,
  FACE_DOWN,
  FEMALE,
  fish,
  MALE,
  PAYS_PEARL,
  SHARK,
  vocabulary,
  WATER,
} from '../rules/vocabulary.ts';
import { talk as reefDe } from '../words/de/index.ts';
import { talk as reefEn } from '../words/en/index.ts';
import { talk as reefFr } from '../words/fr/index.ts';

const ALL: readonly GameTalk[] = [reefEn, reefFr, reefDe];
/** As a seat reads it, or as somebody who only watches. */
const as = (viewer?: number): Who => ({
  layout: 'current',
  features: [],
  me: (seat) => seat === viewer,
  name: (seat) => ['Anna', 'Ben'][seat]!,
});
const WHO = as(0);
const [RED, YELLOW, GREEN, BLUE, , PINK] = [0, 1, 2, 3, 4, 5] as const;
const nbsp = (text: string): string => text.replace(/~/g, '\u00a0');

const cell = (n: number, who: Who): string[] => ALL.map((words) => words.cell(n, who));
const SAID: Vocabulary = vocabulary;
const move = (name: string, ...args: number[]): string[] =>
  ALL.map(({ moves }) => moves[name]!(named(SAID.moves[name]!, args), WHO));
const event = (name: string, ...args: number[]): string[] =>
  ALL.map(({ events }) => events[name]!(named(SAID.events[name]!, args), WHO));
const ask = (id: string, facts: Record<string, number>): string[] => ALL.map(({ asks }) => asks[id]!(facts, WHO));
const refusal = (id: string, facts: Record<string, number> = {}): string[] =>
  ALL.map(({ refusals }) => refusals[id]!(facts, WHO));

test('a cell is named as its reader sees it, and as it is typed', () => {
  const near = cellAt(1, 2);
  expect(cell(cellAt(0, 2), as(0))).toEqual([
    'your row, column 3 (a3)',
    'votre rangée, colonne 3 (a3)',
    'deine Reihe, Spalte 3 (a3)',
  ]);
  expect(cell(cellAt(0, 2), as(1))).toEqual([
    'Anna’s row, column 3 (a3)',
    'la rangée d’Anna, colonne 3 (a3)',
    'die Reihe von Anna, Spalte 3 (a3)',
  ]);
  expect(cell(near, as(0))).toEqual([
    'the near middle row, column 3 (b3)',
    'la rangée centrale proche, colonne 3 (b3)',
    'die nahe Mittelreihe, Spalte 3 (b3)',
  ]);
  expect(cell(near, as(1))).toEqual([
    'the far middle row, column 3 (b3)',
    'la rangée centrale éloignée, colonne 3 (b3)',
    'die ferne Mittelreihe, Spalte 3 (b3)',
  ]);
  expect(cell(near, as())).toEqual([
    'the middle row on Anna’s side, column 3 (b3)',
    'la rangée centrale du côté d’Anna, colonne 3 (b3)',
    'die Mittelreihe bei Anna, Spalte 3 (b3)',
  ]);
  for (const viewer of [0, 1, undefined]) {
    for (const words of ALL) {
      const names = Array.from({ length: CELLS }, (_, n) => words.cell(n, as(viewer)));
      expect(new Set(names).size).toBe(CELLS);
    }
  }
});

test('a card bends to its kind, a colour to its noun', () => {
  expect(event('turned', 0, cellAt(1, 0), SHARK)).toEqual([
    'You turn up a shark in the near middle row, column 1 (b1).',
    'Vous découvrez un requin dans la rangée centrale proche, colonne 1 (b1).',
    'Du deckst einen Hai in der nahen Mittelreihe, Spalte 1 (b1) auf.',
  ]);
  expect(event('caught', 1, fish(GREEN, FEMALE), 1)).toEqual([
    'Ben catches a green female fish for coral 2.',
    'Ben pêche une femelle verte pour le corail 2.',
    'Ben fängt ein grünes Weibchen für Koralle 2.',
  ]);
  expect(event('shark-ate', 0, 0, fish(PINK, MALE))).toEqual([
    'Your shark eats the pink male fish on coral 1.',
    'Votre requin mange le mâle rose du corail 1.',
    'Dein Hai frisst das rosa Männchen auf Koralle 1.',
  ]);
  expect(event('bought', 0, cellAt(3, 7), WATER)).toEqual([
    'You buy open water in Ben’s row, column 8 (d8); it is discarded.',
    nbsp('Vous achetez de l’eau dans la rangée de Ben, colonne 8 (d8)~; la carte est défaussée.'),
    'Du kaufst Wasser in der Reihe von Ben, Spalte 8 (d8); es kommt auf die Ablage.',
  ]);
  expect(event('flowed-in', cellAt(2, 7), FACE_DOWN)).toEqual([
    'A face-down card drifts into the far middle row, column 8 (c8).',
    'Une carte face cachée arrive dans la rangée centrale éloignée, colonne 8 (c8).',
    'Eine verdeckte Karte treibt in die ferne Mittelreihe, Spalte 8 (c8).',
  ]);
});

test('worms have a colour, a pearl has none', () => {
  expect(event('threw', 0, RED, RED)).toEqual([
    'You throw red twice.',
    'Vous obtenez deux fois du rouge.',
    'Du wirfst zweimal Rot.',
  ]);
  expect(move('take', BLUE)).toEqual(['Take a blue worm', 'Prendre un ver bleu', 'Einen blauen Wurm nehmen']);
  expect(move('pay', PAYS_PEARL)).toEqual(['Pay a pearl', 'Payer avec une perle', 'Eine Perle bezahlen']);
  expect(move('pay', PINK)[2]).toBe('Einen rosa Wurm bezahlen');
});

test('corals, columns and breeding cards are told as people count and name them', () => {
  expect(event('bred', 0, 2, breedingOf(YELLOW, RED))).toEqual([
    'You have a brood on coral 3: red and yellow.',
    nbsp('Vous réussissez un élevage sur le corail 3~: rouge et jaune.'),
    'Du hast eine Brut auf Koralle 3: Rot und Gelb.',
  ]);
  expect(event('boat-bought', 1, 1)).toEqual([
    'Ben buys a boat; it goes to column 2.',
    'Ben achète un bateau, placé à la colonne 2.',
    'Ben kauft ein Boot; es kommt an Spalte 2.',
  ]);
});

test('whoever is asked hears what may be done', () => {
  expect(ask('act', { worms: 1, pearls: 2 })).toEqual([
    'You have 1 worm and 2 pearls. Buy sea cards or a boat, use a shark, or end your turn.',
    'Vous avez 1 ver et 2 perles. Achetez des cartes Mer ou un bateau, jouez un requin, ou finissez votre tour.',
    'Du hast 1 Wurm und 2 Perlen. Kaufe Meereskarten oder ein Boot, setze einen Hai ein, oder beende deinen Zug.',
  ]);
  expect(ask('pay', { left: 2, colour: GREEN, price: 3 })).toEqual([
    'Still to pay: 2 green worms or pearls. The price is 3.',
    nbsp('Reste à payer~: 2 vers verts ou perles. Le prix est de 3.'),
    'Du musst noch 2 grüne Würmer oder Perlen bezahlen. Der Preis ist 3.',
  ]);
  expect(ask('keep', { cell: cellAt(1, 0), card: fish(BLUE, MALE) })).toEqual([
    'You have turned up a blue male fish in the near middle row, column 1 (b1). Take it for 1 blue worm or pearl, or leave it?',
    nbsp(
      'Dans la rangée centrale proche, colonne 1 (b1)~: un mâle bleu. Prendre la carte pour 1 ver bleu ou une perle, ou la laisser~?',
    ),
    'Aufgedeckt in der nahen Mittelreihe, Spalte 1 (b1): ein blaues Männchen. Für 1 blauen Wurm oder eine Perle nehmen oder liegen lassen?',
  ]);
});

test('a refusal says what is wrong, then the number', () => {
  expect(refusal('too-few-worms', { price: 2, payable: 1 })).toEqual([
    'That costs 2 worms or pearls; you can pay 1.',
    nbsp('Cela coûte 2 vers ou perles~; vous pouvez payer 1.'),
    'Das kostet 2 Würmer oder Perlen; du kannst 1 bezahlen.',
  ]);
  expect(refusal('too-few-of-colour', { price: 1, payable: 0, colour: RED })).toEqual([
    'This fish costs 1 red worm or pearl; you can pay nothing.',
    nbsp('Ce poisson coûte 1 ver rouge ou une perle~; vous ne pouvez rien payer.'),
    'Dieser Fisch kostet 1 roten Wurm oder eine Perle; du kannst nichts bezahlen.',
  ]);
  expect(refusal('no-boat-there', { column: 4, boats: 3 })).toEqual([
    'You have no boat at column 5; yours are at columns 1 to 3.',
    nbsp('Vous n’avez pas de bateau à la colonne 5~; les vôtres sont aux colonnes 1 à 3.'),
    'An Spalte 5 hast du kein Boot; deine liegen an den Spalten 1 bis 3.',
  ]);
  expect(refusal('no-boat-left', { boats: 7 })).toEqual([
    'All 15 boats are in the water; 7 of them are yours.',
    nbsp('Les 15 bateaux sont tous à l’eau~; vous en avez 7.'),
    'Alle 15 Boote sind im Wasser; 7 davon gehören dir.',
  ]);
  expect(refusal('no-such-coral', { coral: 0, corals: 0 })[0]).toBe('You have no coral yet, and a fish needs one.');
  expect(refusal('not-a-fish', { card: CORAL })[2]).toBe(
    'Auf eine Koralle kommt nur ein Fisch; das hier ist eine Koralle.',
  );
});

test('every card has a label of its own, every colour a label, a shape and a sign', () => {
  const words = [...Object.values(CARD_WORDS), ...Object.values(BREEDING_WORDS), ...COLOURS];
  const distinct = (labels: readonly (string | undefined)[], n: number): void => {
    expect(labels).not.toContain(undefined);
    expect(new Set(labels).size).toBe(n);
  };
  for (const { things } of ALL) {
    const labels = words.map((word) => things[word]);
    distinct(labels, words.length);
    for (const sort of ['Shape', 'Sign'])
      distinct(
        COLOURS.map((colour) => things[`${colour}${sort}`]),
        COLOURS.length,
      );
    for (const colour of COLOURS) expect([...things[`${colour}Sign`]!]).toHaveLength(1);
  }
});

test('what is our own says so before the game', () => {
  const told = ALL.map(({ layouts, things }) => [layouts.current!.about, things.houseData!]);
  for (const [i, words] of [/\bour own\b/i, /nôtres?\b|par nous/, /unsere eigenen|haben wir festgelegt/].entries()) {
    for (const text of told[i]!) expect(text).toMatch(words);
  }
});
