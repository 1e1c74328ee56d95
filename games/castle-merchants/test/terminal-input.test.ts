/** Castle Merchants in the terminal: as it is typed. */
import { moveOf } from '@halcyon/terminal-kit/test-kit';
import { describe, expect, test } from 'vitest';
import { REMOVAL, SLIDE } from '../terminal/land.ts';
import { busy, overgrown, selling, terminal, thrown } from './terminal-table.ts';

const { clause, read, readAt, sceneAt } = terminal;
const FIELD = 2;
const FOREST = 4;
const ROAD = 5;
const pick = (value: number): unknown => ({ kind: 'select', value });
const paying = () => {
  const match = busy();
  match.play(0, moveOf(match, 'throw'));
  return match;
};

describe('typed lines', () => {
  test.each([
    ['forest', FOREST],
    ['fo', FOREST],
    ['Forest', FOREST],
    ['field', FIELD],
    ['fi', FIELD],
    ['castle-road', ROAD],
    ['castle road', ROAD],
    ['road', ROAD],
    ['ro', ROAD],
    ['c', ROAD],
    ['landslide', SLIDE],
    ['land', SLIDE],
    ['remove', REMOVAL],
    ['rem', REMOVAL],
  ])('%s picks it up', (text, value) => {
    expect(read(text, busy())).toEqual(pick(value));
  });
  test.each([
    ['forest d4', ['place forest d4']],
    ['fo d4', ['place forest d4']],
    ['fo D4', ['place forest d4']],
    ['fo d 4', ['place forest d4']],
    ['forest e7', ['move forest e7']],
    ['m e9', ['move mountain e9']],
    ['m warehouse', ['move mountain e9']],
    ['v meadow', ['move village e5']],
    ['castle road wine', ['move castle-road a1']],
    ['ro gems', ['move castle-road e1']],
    ['move fo e7', ['move forest e7']],
    ['place fo a2', ['place forest a2']],
    ['fo d3 a2', ['shift forest d3 a2']],
    ['shift fo d3 a2', ['shift forest d3 a2']],
    ['landslide a2', ['landslide a2']],
    ['land a2', ['landslide a2']],
    ['remove d3', ['remove d3']],
    ['take d3', ['remove d3']],
    ['remove d3 fo fi', ['remove d3', 'pay forest', 'pay field']],
    ['remove d3 pay fo castle road', ['remove d3', 'pay forest', 'pay castle-road']],
    ['throw', ['throw']],
    ['throw m v', ['throw', 'pay mountain', 'pay village']],
    ['draw', ['draw']],
    ['dr', ['draw']],
    ['end', ['end']],
  ])('%s', (text, moves) => {
    expect(read(text, busy())).toEqual(moves);
  });
  test('a letter is enough for a card if only one in hand begins so, or only one can do it; else both are named', () => {
    expect(read('f d4', busy())).toEqual({ kind: 'form', form: 'field d4 | forest d4' });
    expect(read('f', busy())).toEqual({ kind: 'form', form: 'field | forest' });
    expect(read('f e7', busy())).toEqual(['move forest e7']);
    const one = busy({ hands: ['forest mountain', '', '', ''] });
    expect(read('f d4', one)).toEqual(['place forest d4']);
    expect(read('f', one)).toEqual(pick(FOREST));
  });
  test('with something picked up a hex is enough', () => {
    expect(read('d4', busy(), FOREST)).toEqual(['place forest d4']);
    expect(read('e7', busy(), FOREST)).toEqual(['move forest e7']);
    expect(read('d4 a2', overgrown(), FOREST)).toEqual(['shift forest d4 a2']);
    expect(read('a2', busy(), SLIDE)).toEqual(['landslide a2']);
    expect(read('d3', busy(), REMOVAL)).toEqual(['remove d3']);
    expect(read('d3 fo fi', busy(), REMOVAL)).toEqual(['remove d3', 'pay forest', 'pay field']);
    expect(read('fi', busy(), FOREST)).toEqual(pick(FIELD));
    expect(read('draw', busy(), FOREST)).toEqual(['draw']);
  });
  test('whoever says what to do is not given something else', () => {
    expect(clause('move fo d4', busy())).toBe('M3.4 not-reachable');
    expect(clause('place fo e7', busy())).toBe('M3.3 not-empty');
  });
  test('cards alone pay', () => {
    expect(read('forest', paying())).toEqual(['pay forest']);
    expect(read('fo castle road', paying())).toEqual(['pay forest', 'pay castle-road']);
    expect(read('pay fo fo', paying())).toEqual(['pay forest', 'pay forest']);
    expect(read('f', paying())).toEqual({ kind: 'form', form: 'field | forest' });
  });
  test('hexes alone answer the die', () => {
    expect(read('a2', thrown('forest'))).toEqual(['put a2']);
    expect(read('e7', thrown('forest'))).toEqual(['take e7']);
    expect(read('e7 a2', thrown('forest'))).toEqual(['carry e7 a2']);
    expect(read('d6', thrown('landslide'))).toEqual(['put d6']);
    expect(read('d8', thrown('landslide'))).toEqual(['take d8']);
    expect(read('nothing', thrown('landslide'))).toEqual(['nothing']);
    expect(read('no', thrown('landslide'))).toEqual(['nothing']);
  });
  test('a sale, and the throw after it', () => {
    const match = selling();
    expect(read('gold', match)).toEqual(['sell-for-gold']);
    expect(read('cards', match)).toEqual(['sell-for-cards']);
    expect(read('keep', match)).toEqual(['end']);
    match.play(0, moveOf(match, 'sell-for-gold'));
    expect(read('throw', match)).toEqual(['throw-free']);
    expect(read('end', match)).toEqual(['end']);
  });
  test.each([
    ['fr', 'forêt d4', ['place forest d4']],
    ['fr', 'f d4', ['place forest d4']],
    ['fr', 'route de château d4', ['place castle-road d4']],
    ['fr', 'r d4', ['place castle-road d4']],
    ['fr', 'c entrepôt', ['move field e9']],
    ['fr', 'v vin', ['move village a1']],
    ['fr', 'field d4', ['place field d4']],
    ['fr', 'glissement a2', ['landslide a2']],
    ['fr', 'retirer d3 fo c', ['remove d3', 'pay forest', 'pay field']],
    ['fr', 'piocher', ['draw']],
    ['fr', 'lancer', ['throw']],
    ['fr', 'finir', ['end']],
    ['de', 'wald d4', ['place forest d4']],
    ['de', 'w d4', ['place forest d4']],
    ['de', 'be d4', ['place mountain d4']],
    ['de', 'burgstraße d4', ['place castle-road d4']],
    ['de', 'Burgstrasse d4', ['place castle-road d4']],
    ['de', 'd lagerhaus', ['move village e9']],
    ['de', 'dorf käse', ['move village a5']],
    ['de', 'erdrutsch a2', ['landslide a2']],
    ['de', 'wegnehmen d3 w a', ['remove d3', 'pay forest', 'pay field']],
    ['de', 'ziehen', ['draw']],
    ['de', 'würfeln', ['throw']],
    ['de', 'beenden', ['end']],
    ['de', 'forest d4', ['place forest d4']],
  ] as const)('%s: %s', (language, text, moves) => {
    expect(read(text, busy(), { language })).toEqual(moves);
  });
  test.each([
    ['fr', 'or', ['sell-for-gold'], 'lancer'],
    ['fr', 'cartes', ['sell-for-cards'], 'lancer'],
    ['de', 'gold', ['sell-for-gold'], 'würfeln'],
    ['de', 'karten', ['sell-for-cards'], 'würfeln'],
  ] as const)('%s: %s at a sale', (language, text, moves, again) => {
    const match = selling();
    expect(read(text, match, { language })).toEqual(moves);
    match.play(0, moveOf(match, moves[0]));
    expect(read(again, match, { language })).toEqual(['throw-free']);
  });
  test('commands stay what they are', () => {
    const command = (text: string, language: 'en' | 'fr' | 'de'): string =>
      readAt(text, sceneAt(busy(), { language })).kind;
    for (const text of ['ende', 'zurück', 'regel', 'züge', 'hilfe', 'warum'])
      expect(command(text, 'de'), text).toBe('command');
    for (const text of ['reprendre', 'coups', 'pourquoi', 'aide', 'conseil', 'quitter'])
      expect(command(text, 'fr'), text).toBe('command');
    for (const text of ['moves', 'rule', 'undo', 'news', 'log', 'help', 'quit', 'why'])
      expect(command(text, 'en'), text).toBe('command');
    expect(readAt('zurück', sceneAt(thrown('forest'), { language: 'de' })).kind).toBe('command');
    expect(readAt('reprendre', sceneAt(thrown('forest'), { language: 'fr' })).kind).toBe('command');
  });
});

describe('bad input', () => {
  test.each([
    ['end', 'M3.2 do-something'],
    ['gold', 'M3.2 act-first'],
    ['nothing', 'M3.2 act-first'],
    ['pay fo', 'M3.2 act-first'],
    ['landslide b3', 'M3.1 landslide-there'],
    ['landslide d2', 'M3.7 merchant-there'],
    ['landslide meadow', 'M3.1 not-a-path'],
    ['fo d8', 'M3.4 not-reachable'],
    ['fo c2', 'M3.4 not-reachable'],
    ['fo e8', 'M3.4 where-you-are'],
    ['fo meadow', 'M3.4 not-next-to-you'],
    ['fo d3 a2', 'M3.3 reserve-left'],
    ['remove a2', 'M3.5 no-tile'],
    ['remove b3', 'M3.5 landslide-stays'],
    ['remove d2', 'M3.7 merchant-there'],
  ])('%s: the rules say why not', (text, wanted) => {
    expect(clause(text, busy())).toBe(wanted);
  });
  test('what is not held, not left or not to be paid', () => {
    const poor = busy({ hands: ['field', '', '', ''], slides: [0, 2, 2, 2] });
    expect(clause('forest', poor)).toBe('M3.2 not-in-hand');
    expect(clause('forest a2', poor)).toBe('M3.2 not-in-hand');
    expect(clause('remove', poor)).toBe('M3.5 two-cards');
    expect(clause('throw', poor)).toBe('M3.5 two-cards');
    expect(clause('landslide', poor)).toBe('M3.1 no-landslide');
    expect(clause('forest a2', overgrown())).toBe('M3.3 reserve-empty');
    expect(clause('forest c1 a2', overgrown())).toBe('M3.3 not-that-tile');
  });
  test('while something else is asked', () => {
    expect(clause('draw', paying())).toBe('M3.5 pay-first');
    expect(clause('forest a2', thrown('forest'))).toBe('M3.6 die-first');
    expect(clause('forest', thrown('forest'))).toBe('M3.6 die-first');
    expect(clause('d6', thrown('forest'))).toBe('M3.3 not-empty');
    expect(clause('d6 a2', thrown('forest'))).toBe('M3.6 not-the-face');
    expect(clause('draw', selling())).toBe('M4.3 sell-first');
  });
  test('what is half said is told how it is written; what is nothing is not known', () => {
    expect(read('d4', busy())).toEqual({
      kind: 'form',
      form: 'mountain d4 | field d4 | village d4 | forest d4 | castle road d4',
    });
    expect(read('e7', busy())).toEqual({ kind: 'form', form: 'forest e7' });
    expect(read('c2', busy())).toEqual({ kind: 'form', form: '<card> c2' });
    expect(read('forest there', busy())).toEqual({ kind: 'form', form: 'forest <hex>' });
    expect(read('forest a9', busy())).toEqual({ kind: 'form', form: 'forest <hex>' });
    expect(read('shift fo d3', busy())).toEqual({ kind: 'form', form: 'forest <hex> <hex>' });
    expect(read('landslide x', busy())).toEqual({ kind: 'form', form: 'landslide <hex>' });
    expect(read('pay desert', busy())).toEqual({ kind: 'form', form: 'pay <card>' });
    expect(read('remove x', busy())).toEqual({ kind: 'form', form: 'remove <hex>' });
    for (const text of ['x', 'd', '5', 'j4', 'desert d4'])
      expect(read(text, busy()), text).toEqual({ kind: 'unknown', text });
  });
});
