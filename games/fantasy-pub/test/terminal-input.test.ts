/** Fantasy Pub in the terminal: as it is typed. */
import type { Match } from '@halcyon/kernel';
import { moveOf } from '@halcyon/terminal-kit/test-kit';
import { describe, expect, test } from 'vitest';
import { characterOf, table } from './draw.ts';
import { busy, terminal } from './terminal-table.ts';

const { clause, read, readAt, sceneAt } = terminal;

const pick = (word: string): unknown => ({ kind: 'select', value: characterOf(word) });
const served = (guests = 'a-orc b-orc'): Match => {
  const match = table({ seats: 3, pub: `1 ${guests}\n2 c-orc`, dice: '1 5' });
  match.play(0, moveOf(match, 'innkeeper 1'));
  return match;
};

describe('typed lines', () => {
  const match = busy();
  test.each(['goblin', 'g', 'ag', 'a-goblin', 'aG', 'Goblin'])('%s picks it up', (text) => {
    expect(read(text, match)).toEqual(pick('a-goblin'));
  });
  test.each([
    ['g 5', ['move a-goblin 5']],
    ['goblin 7', ['move a-goblin 7']],
    ['move g 5', ['move a-goblin 5']],
    ['d -2', ['back a-dwarf 2']],
    ['dwarf back 5', ['back a-dwarf 5']],
    ['back d 5', ['back a-dwarf 5']],
    ['b d 5', ['back a-dwarf 5']],
    ['enter 2', ['enter 2']],
    ['in 2', ['enter 2']],
    ['e 2', ['enter 2']],
    ['inn 2', ['innkeeper 2']],
    ['i 5', ['innkeeper 5']],
    ['leave orc 2', ['leave a-orc 2']],
    ['orc out 5', ['leave a-orc 5']],
    ['o2 7', ['move a-orc2 7']],
    ['ao2 7', ['move a-orc2 7']],
    ['end', ['end']],
    ['pass', ['end']],
  ])('%s', (text, moves) => {
    expect(read(text, match)).toEqual(moves);
  });
  test('with somebody picked up a number or an exit is enough', () => {
    expect(read('5', match, characterOf('a-dwarf'))).toEqual(['move a-dwarf 5']);
    expect(read('-2', match, characterOf('a-dwarf'))).toEqual(['back a-dwarf 2']);
    expect(read('leave 2', match, characterOf('a-orc'))).toEqual(['leave a-orc 2']);
    expect(read('g', match, characterOf('a-dwarf'))).toEqual(pick('a-goblin'));
  });
  test('which die it costs to leave is asked only if there are two', () => {
    expect(read('leave orc', match)).toEqual({ kind: 'form', form: 'leave a-orc <2|5>' });
    const one = table({ pub: '1 innkeeper a-orc:1/2', dice: '4 4' });
    expect(read('leave orc', one)).toEqual(['leave a-orc 4']);
  });
  test('the second of a race is meant when the first is not there, unless the clan is said', () => {
    const second = table({ pub: '1 a-goblin2', dice: '2 5' });
    expect(read('g 2', second)).toEqual(['move a-goblin2 2']);
    expect(clause('ag 2', second)).toBe('P2.2 not-in-the-pub');
  });
  test('who drinks: whoever sits there, by race or by name', () => {
    expect(read('dwarf', served('a-orc b-dwarf2'))).toEqual(['serve b-dwarf2']);
    expect(read('bo', served())).toEqual(['serve b-orc']);
    expect(read('serve bo', served())).toEqual(['serve b-orc']);
    expect(read('orc', served())).toEqual({ kind: 'form', form: 'a-orc | b-orc' });
  });
  test.each([
    ['fr', 'lutin 5', ['move a-goblin 5']],
    ['fr', 'l 5', ['move a-goblin 5']],
    ['fr', 'nain -2', ['back a-dwarf 2']],
    ['fr', 'entrer 2', ['enter 2']],
    ['fr', 'tavernier 2', ['innkeeper 2']],
    ['fr', 'sortir orc 2', ['leave a-orc 2']],
    ['fr', 'fin', ['end']],
    ['de', 'zwerg rückwärts 2', ['back a-dwarf 2']],
    ['de', 'z -2', ['back a-dwarf 2']],
    ['de', 'herein 2', ['enter 2']],
    ['de', 'wirt 2', ['innkeeper 2']],
    ['de', 'hinaus ork 2', ['leave a-orc 2']],
    ['de', 'fertig', ['end']],
    ['de', 'dwarf 2', ['move a-dwarf 2']],
  ] as const)('%s: %s', (language, text, moves) => {
    expect(read(text, busy(), { language })).toEqual(moves);
  });
  test('commands stay what they are', () => {
    const command = (text: string, language: 'en' | 'fr' | 'de'): string =>
      readAt(text, sceneAt(busy(), { language })).kind;
    expect(command('ende', 'de')).toBe('command');
    expect(command('zurück', 'de')).toBe('command');
    expect(command('help', 'en')).toBe('command');
    expect(command('reprendre', 'fr')).toBe('command');
  });
});

describe('bad input', () => {
  test.each([
    ['g 3', 'P2.1 no-such-die'],
    ['end', 'P2.1 must-act'],
    ['serve bo', 'P2.1 act-first'],
    ['bo 2', 'P2.2 not-your-clan'],
    ['troll 2', 'P2.2 not-in-the-pub'],
    ['troll', 'P2.2 not-in-the-pub'],
    ['bo', 'P2.2 not-your-clan'],
    ['enter 2', 'P3.1 door-taken'],
    ['o2 5', 'P3.2 too-drunk'],
    ['leave orc 7', 'P3.4 leave-not-the-sum'],
    ['inn 6', 'P2.1 no-such-die'],
    ['leave dwarf', 'P3.4 not-at-the-door'],
    ['leave goblin', 'P3.4 too-few-beers'],
    ['d 2', 'P4.1 bad-company'],
    ['g -2', 'P4.5 not-a-dwarf'],
  ])('%s: the rules say why not', (text, wanted) => {
    expect(clause(text, busy())).toBe(wanted);
  });
  test('while a beer waits', () => {
    expect(clause('o 5', served())).toBe('P3.3 serve-first');
    expect(clause('co', served())).toBe('P3.3 not-at-his-table');
  });
  test('what is half said is told how it is written; what is nothing is not known', () => {
    expect(read('enter', busy())).toEqual({ kind: 'form', form: 'enter <pips>' });
    expect(read('inn', busy())).toEqual({ kind: 'form', form: 'innkeeper <table>' });
    for (const text of ['x', '5', 'goblin here', 'g 5 5', 'elf 2', 'g3 2'])
      expect(read(text, busy()), text).toEqual({ kind: 'unknown', text });
  });
});
