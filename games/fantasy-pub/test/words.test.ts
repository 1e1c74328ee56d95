/** How Fantasy Pub reads: a few sentences word by word, and how characters and places bend. */

import type { Vocabulary } from '@halcyon/kernel';
import type { Who } from '@halcyon/speech';
import { named } from '@halcyon/speech/speak';
import type { GameTalk } from '@halcyon/speech/words';
import { expect, test } from 'vitest';
import { AWAY, CHARACTER_WORDS, DOOR, vocabulary } from '../rules/vocabulary.ts';
import { talk as fantasyPubDe } from '../words/de/index.ts';
import { talk as fantasyPubEn } from '../words/en/index.ts';
import { talk as fantasyPubFr } from '../words/fr/index.ts';

const ALL: readonly GameTalk[] = [fantasyPubEn, fantasyPubFr, fantasyPubDe];
const WHO: Who = {
  layout: 'ring',
  features: [],
  me: (seat) => seat === 0,
  name: (seat) => ['Zoé', 'Anna', 'Ben'][seat]!,
};
const nbsp = (text: string): string => text.replace(/~/g, '\u00a0');

const one = (word: string): number => Number(Object.entries(CHARACTER_WORDS).find(([, known]) => known === word)![0]);
const SAID: Vocabulary = vocabulary;
const move = (name: string, ...args: number[]): string[] =>
  ALL.map(({ moves }) => moves[name]!(named(SAID.moves[name]!, args), WHO));
const event = (name: string, ...args: number[]): string[] =>
  ALL.map(({ events }) => events[name]!(named(SAID.events[name]!, args), WHO));
const ask = (id: string, facts: Record<string, number>): string[] => ALL.map(({ asks }) => asks[id]!(facts, WHO));
const refusal = (id: string, facts: Record<string, number>): string[] =>
  ALL.map(({ refusals }) => refusals[id]!(facts, WHO));

test('a character is named by its owner, the second of its race as such', () => {
  expect(event('drank', one('a-troll'))).toEqual([
    'Your troll drinks a beer.',
    'Votre troll boit une bière.',
    'Dein Troll trinkt ein Bier.',
  ]);
  expect(event('drank', one('a-goblin2'))).toEqual([
    'Your second goblin drinks a beer.',
    'Votre second lutin boit une bière.',
    'Dein zweiter Goblin trinkt ein Bier.',
  ]);
  expect(event('thrown-out', one('b-dwarf2'), 6)).toEqual([
    'Anna’s second dwarf has a sixth beer and is thrown out.',
    'Le second nain d’Anna en est à sa sixième bière et se fait expulser du pub.',
    'Der zweite Zwerg von Anna hat das sechste Bier und wird hinausgeworfen.',
  ]);
  expect(event('thrown-out', one('c-orc'), 2)).toEqual([
    'Ben’s orc has no coin left and is thrown out.',
    'L’orc de Ben n’a plus de pièce et se fait expulser du pub.',
    'Der Ork von Ben hat keine Münze mehr und wird hinausgeworfen.',
  ]);
});

test('it bends where it is served and paid', () => {
  expect(move('serve', one('b-goblin2'))).toEqual([
    'Let Anna’s second goblin drink',
    'Faire boire le second lutin d’Anna',
    'Den zweiten Goblin von Anna trinken lassen',
  ]);
  expect(event('paid', one('a-goblin'), one('c-orc'))).toEqual([
    'Your goblin buys a beer for Ben’s orc, who ranks higher.',
    'Votre lutin paie une bière à l’orc de Ben, de rang supérieur.',
    'Dein Goblin zahlt dem Ork von Ben ein Bier, denn der steht höher.',
  ]);
  expect(event('paid', one('b-dwarf'), one('a-orc2'))).toEqual([
    'Anna’s dwarf buys a beer for your second orc, who ranks higher.',
    'Le nain d’Anna paie une bière à votre second orc, de rang supérieur.',
    'Der Zwerg von Anna zahlt deinem zweiten Ork ein Bier, denn der steht höher.',
  ]);
  expect(event('paid', one('a-dwarf'), one('b-orc2'))[1]).toBe(
    'Votre nain paie une bière au second orc d’Anna, de rang supérieur.',
  );
});

test('a place is the door or a table', () => {
  expect(ALL.map(({ cell }) => cell(DOOR, WHO))).toEqual(['the door', 'la porte', 'die Tür']);
  expect(ALL.map(({ cell }) => cell(3, WHO))).toEqual(['table 3', 'la table 3', 'Tisch 3']);
  expect(ALL.map(({ cell }) => cell(AWAY, WHO))).toEqual(['outside', 'dehors', 'draußen']);
  expect(event('moved', one('a-orc'), DOOR, 3)).toEqual([
    'Your orc goes from the door to table 3.',
    'Votre orc va de la porte à la table 3.',
    'Dein Ork geht von der Tür zu Tisch 3.',
  ]);
  expect(event('moved', one('b-orc'), 6, DOOR)).toEqual([
    'Anna’s orc goes from table 6 to the door.',
    'L’orc d’Anna va de la table 6 à la porte.',
    'Der Ork von Anna geht von Tisch 6 zur Tür.',
  ]);
  expect(event('moved', one('a-orc'), 3, 3)).toEqual([
    'Your orc goes once round and is back at table 3.',
    'Votre orc fait un tour complet et revient à la table 3.',
    'Dein Ork geht einmal im Kreis und ist wieder an Tisch 3.',
  ]);
  expect(event('left-coin', one('c-troll'), DOOR)).toEqual([
    'Ben’s troll leaves a coin at the door.',
    'Le troll de Ben laisse une pièce à la porte.',
    'Der Troll von Ben lässt an der Tür eine Münze liegen.',
  ]);
});

test('an offer names the number that it uses; a high sum brings no more than six coins', () => {
  expect(move('enter', 8)).toEqual([
    'With 8, let the next character enter: 6 coins',
    nbsp('Avec 8, faire entrer le personnage suivant~: 6 pièces'),
    'Mit 8 die nächste Figur hereinkommen lassen: 6 Münzen',
  ]);
  expect(move('enter', 1)[0]).toBe('With 1, let the next character enter: 1 coin');
  expect(move('back', one('a-dwarf'), 2)).toEqual([
    'With 2, move your dwarf counter-clockwise',
    'Avec 2, déplacer votre nain dans le sens antihoraire',
    'Mit 2 deinen Zwerg gegen den Uhrzeigersinn bewegen',
  ]);
});

test('dice: both and their sum, or the one that is left', () => {
  expect(ask('act', { first: 3, second: 5 })).toEqual([
    'You have 3 and 5: one action with a die, or with the sum 8.',
    nbsp('Vous avez 3 et 5~: une action avec un dé, ou avec la somme 8.'),
    'Du hast 3 und 5: eine Aktion mit einem Würfel oder mit der Summe 8.',
  ]);
  expect(ask('act', { first: 0, second: 5 })).toEqual([
    'You have 5 left: one more action, or end your turn.',
    nbsp('Il vous reste 5~: encore une action, ou finissez votre tour.'),
    'Du hast noch 5: noch eine Aktion, oder beende deinen Zug.',
  ]);
  expect(refusal('no-such-die', { first: 2, second: 2 })).toEqual([
    'Your dice do not give that number; they show 2 and 2.',
    nbsp('Vos dés ne donnent pas ce nombre~; ils montrent 2 et 2.'),
    'Deine Würfel ergeben diese Zahl nicht; sie zeigen 2 und 2.',
  ]);
  expect(refusal('no-such-die', { first: 4, second: 0 })[0]).toBe('Your dice do not give that number; 4 is left.');
});

test('a refusal says what is wrong, then the number', () => {
  expect(refusal('too-drunk', { pips: 1, beers: 3 })).toEqual([
    'Too drunk to move: 1 step less 3 beers leaves none.',
    nbsp('Trop de bières pour se déplacer~: 1 pas moins 3 bières, il ne reste rien.'),
    'Zu viel Bier für diesen Weg: 1 Schritt minus 3 Bier, da bleibt nichts übrig.',
  ]);
  expect(refusal('too-few-beers', { beers: 1, coins: 3 })).toEqual([
    'To leave takes at least as many beers as coins; this character has 1 beer and 3 coins.',
    nbsp('Pour sortir, il faut au moins autant de bières que de pièces~; ce personnage a 1 bière et 3 pièces.'),
    'Hinaus geht nur, wer mindestens so viel Bier wie Münzen hat; diese Figur hat 1 Bier und 3 Münzen.',
  ]);
  expect(refusal('innkeeper-there', { table: 4 })).toEqual([
    'The innkeeper must go to another table; he is at table 4 already.',
    nbsp('Le tavernier doit changer de table~; il est déjà à la table 4.'),
    'Der Wirt muss an einen anderen Tisch; er ist schon an Tisch 4.',
  ]);
});

test('every character of a clan has a label of its own, by its word without the clan', () => {
  const words = Object.values(CHARACTER_WORDS).filter((word) => word.startsWith('a-'));
  for (const { things } of ALL) {
    const labels = words.map((word) => things[word.slice(2)]);
    expect(labels).not.toContain(undefined);
    expect(new Set(labels).size).toBe(words.length);
  }
});
