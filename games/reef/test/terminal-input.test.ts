/** The Reef in the terminal: as it is typed. */
import type { Match } from '@halcyon/kernel';
import { describe, expect, test } from 'vitest';
import { coloursOf, play, table } from './draw.ts';
import { busy, terminal } from './terminal-table.ts';

const { clause, read, readAt, sceneAt } = terminal;

const paying = (): Match => play(busy(), 'boat');
const sharing = (): Match =>
  table({ turn: 1, frames: 'act; share 0 1; die; die', dice: '', chance: coloursOf('purple pink') });
const turnedUp = (cell: string): Match => play(busy(), `turn ${cell}`, 'pay blue');

describe('typed lines', () => {
  test.each([
    ['a2', ['buy a2']],
    ['A2', ['buy a2']],
    ['buy a2', ['buy a2']],
    ['c1', ['turn c1']],
    ['turn c1', ['turn c1']],
    ['a3', ['catch a3 2']],
    ['catch a3', ['catch a3 2']],
    ['buy a3', ['catch a3 2']],
    ['buy c3 red blue', ['buy c3', 'pay red', 'pay blue']],
    ['a1 2', ['catch a1 2']],
    ['boat', ['boat']],
    ['shark d5', ['shark d5']],
    ['s d5', ['shark d5']],
    ['shark 1', ['shark-fish 1 male']],
    ['end', ['end']],
    ['pass', ['end']],
  ])('%s', (text, moves) => {
    expect(read(text, busy())).toEqual(moves);
  });
  test('which coral a fish goes to is asked only if there are two', () => {
    expect(read('a1', busy())).toEqual({ kind: 'form', form: 'a1 <1|2>' });
    expect(read('a1', busy({ corals: ['- red+blue', ''] }))).toEqual(['catch a1 1']);
  });
  test('what is paid may be said in the same breath, as far as it is asked for', () => {
    expect(read('a2 red', busy())).toEqual(['buy a2', 'pay red']);
    expect(read('c3 red blue', busy())).toEqual(['buy c3', 'pay red', 'pay blue']);
    expect(read('c3 red blue green', busy())).toEqual(['buy c3', 'pay red', 'pay blue']);
    expect(read('boat red red pearl', busy())).toEqual(['boat', 'pay red', 'pay red', 'pay pearl']);
    expect(read('c1 blue', busy())).toEqual(['turn c1', 'pay blue']);
    expect(read('a1 2 pearl', busy())).toEqual(['catch a1 2', 'pay pearl']);
    // A green fish takes green worms alone, and there is no pearl: nobody will ask.
    expect(read('a1 2 green', busy({ pearls: [0, 0] }))).toEqual(['catch a1 2']);
    expect(read('boat red red blue', busy({ worms: ['red:2 blue', ''], pearls: [0, 0] }))).toEqual(['boat']);
    for (const text of ['c3 red blue', 'boat red red pearl', 'c1 blue', 'a1 2 pearl']) {
      const match = busy();
      play(match, ...(read(text, match) as string[]));
      expect(match.ask(0)?.id, text).toMatch(/^(act|keep)$/);
    }
  });
  test('payments: colours by their beginning or their sign, several at once', () => {
    expect(read('red', paying())).toEqual(['pay red']);
    expect(read('b', paying())).toEqual(['pay blue']);
    expect(read('≈', paying())).toEqual(['pay blue']);
    expect(read('pay red', paying())).toEqual(['pay red']);
    expect(read('pearl', paying())).toEqual(['pay pearl']);
    expect(read('red b pe', paying())).toEqual(['pay red', 'pay blue', 'pay pearl']);
    expect(read('red red red red', paying())).toEqual(['pay red', 'pay red', 'pay red']);
  });
  test('a worm is taken by its colour; what may be taken is meant before what may not', () => {
    expect(read('pu', sharing())).toEqual(['take purple']);
    expect(read('pink', sharing())).toEqual(['take pink']);
    expect(read('take pink', sharing())).toEqual(['take pink']);
    expect(read('p', sharing())).toEqual({ kind: 'form', form: 'purple | pink | pearl' });
  });
  test('a card that was turned up: yes, its cell or a coral; or it is left', () => {
    for (const text of ['y', 'yes', 'keep', 'b3', 'buy b3']) expect(read(text, turnedUp('b3'))).toEqual(['buy b3']);
    for (const text of ['leave', 'no', 'n']) expect(read(text, turnedUp('b3'))).toEqual(['leave']);
    for (const text of ['2', 'yes 2', 'c2 2', 'y']) expect(read(text, turnedUp('c2'))).toEqual(['catch c2 2']);
    expect(read('y blue', turnedUp('c2'))).toEqual(['catch c2 2', 'pay blue']);
  });
  test.each([
    ['fr', 'bateau rouge rouge perle', ['boat', 'pay red', 'pay red', 'pay pearl']],
    ['fr', 'requin d5', ['shark d5']],
    ['fr', 'requin 1', ['shark-fish 1 male']],
    ['fr', 'c1 bleu', ['turn c1', 'pay blue']],
    ['fr', 'finir', ['end']],
    ['de', 'boot rot rot perle', ['boat', 'pay red', 'pay red', 'pay pearl']],
    ['de', 'c3 blau grün', ['buy c3', 'pay blue', 'pay green']],
    ['de', 'c3 blau green', ['buy c3', 'pay blue', 'pay green']],
    ['de', 'hai d5', ['shark d5']],
    ['de', 'fertig', ['end']],
  ] as const)('%s: %s', (language, text, moves) => {
    expect(read(text, busy(), { language })).toEqual(moves);
  });
  test.each([
    ['fr', 'oui', 'laisser'],
    ['de', 'ja', 'lassen'],
  ] as const)('%s: %s, %s', (language, yes, no) => {
    const match = turnedUp('b3');
    expect(read(yes, match, { language })).toEqual(['buy b3']);
    expect(read(no, match, { language })).toEqual(['leave']);
  });
  test('commands stay what they are', () => {
    const command = (text: string, language: 'en' | 'fr' | 'de'): string =>
      readAt(text, sceneAt(busy(), { language })).kind;
    expect(command('ende', 'de')).toBe('command');
    expect(command('back', 'en')).toBe('command');
    expect(command('help', 'en')).toBe('command');
    expect(command('reprendre', 'fr')).toBe('command');
  });
});

describe('bad input', () => {
  test.each([
    ['a8', 'F3.3 no-boat-there'],
    ['buy a8', 'F3.3 no-boat-there'],
    ['d4', 'F3.3 no-card'],
    ['d5', 'F3.3 no-boat-there'],
    ['b2 3', 'F3.5 not-a-fish'],
    ['c1 2', 'F3.3 turn-first'],
    ['catch c1 2', 'F3.3 turn-first'],
    ['buy c1', 'F3.3 turn-first'],
    ['turn a1', 'F3.3 already-open'],
    ['b1', 'F3.5 too-few-of-colour'],
    ['a3 1', 'F3.5 sex-there'],
    ['a3 3', 'F3.6 brood-there'],
    ['a3 4', 'F3.5 no-such-coral'],
    ['shark d4', 'F3.7 nothing-to-take'],
    ['shark c1', 'F3.7 face-down-safe'],
    ['shark 2', 'F3.7 no-fish-there'],
    ['leave', 'F3.2 act-first'],
    ['pay red', 'F3.2 act-first'],
    ['red', 'F3.2 act-first'],
    ['take red', 'F3.2 act-first'],
  ])('%s: the rules say why not', (text, wanted) => {
    expect(clause(text, busy())).toBe(wanted);
  });
  test('in the other questions', () => {
    expect(clause('a2', paying())).toBe('F3.2 pay-first');
    expect(clause('yellow', paying())).toBe('F3.2 no-such-coin');
    expect(clause('end', paying())).toBe('F3.2 pay-first');
    expect(clause('red', sharing())).toBe('F3.1 not-thrown');
    expect(clause('a2', sharing())).toBe('F3.1 take-first');
    expect(clause('a2', turnedUp('b3'))).toBe('F3.3 only-that-card');
    expect(clause('end', turnedUp('b3'))).toBe('F3.3 keep-or-leave');
    expect(clause('a1', busy({ corals: ['', ''] }))).toBe('F3.5 no-such-coral');
  });
  test('what is half said is told how it is written; what is nothing is not known', () => {
    expect(read('shark', busy())).toEqual({ kind: 'form', form: 'shark <cell> | shark <coral>' });
    expect(read('buy', busy())).toEqual({ kind: 'form', form: 'buy <cell>' });
    for (const text of ['x', 'e5', 'a9', 'a2 a3', 'a2 x', '5', 'end now', 'yes', 'red blue', 'shark d5 d6', 'shark x'])
      expect(read(text, busy()), text).toMatchObject({ kind: expect.stringMatching(/^(unknown|form)$/) });
    for (const text of ['x', 'red x', '5']) expect(read(text, paying()), text).toEqual({ kind: 'unknown', text });
  });
});
