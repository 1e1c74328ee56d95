/** Tranquility in the terminal: as it is typed. */
import { type Match, parseMove } from '@halcyon/kernel';
import type { Intent } from '@halcyon/terminal-kit/input';
import { asked, notation, openTerminal } from '@halcyon/terminal-kit/test-kit';
import { describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import type { State } from '../rules/index.ts';

const { matchWhere, readAt, sceneAt } = await openTerminal(manifest);

const both = ['jagged-rocks', 'storm-compass'];
const turn = matchWhere({ seats: 2, features: both }, '3', asked('turn'));
const paying = matchWhere({ seats: 2 }, '3', asked('pay'));
const [card = 0, other = 0] = (turn.view(0) as unknown as State).hands[0]!;

const read = (text: string, match: Match = turn, selected?: number, language: 'en' | 'fr' = 'en'): Intent =>
  readAt(text, sceneAt(match, { selected, language }));
const moves = (...texts: string[]): Intent => ({
  kind: 'moves',
  moves: texts.map((text) => parseMove(turn.rules.moves, text) as number),
});

describe('typed lines', () => {
  test('the notation always works', () => {
    expect(read('place 41 17')).toEqual(moves('place 41 17'));
    expect(read('  DROP   3 ')).toEqual(moves('drop 3'));
    expect(read('compass purple-2')).toEqual(moves('compass purple-2'));
    expect(read('place 41')).toEqual({ kind: 'form', form: 'place <card> <cell>' });
    expect(read('place 41 99')).toEqual({ kind: 'form', form: 'place <card> <cell>' });
  });
  test('a held card is picked up; then row and column, or the cell, place it', () => {
    expect(read(String(card))).toEqual({ kind: 'select', value: card });
    expect(read('3 5', turn, card)).toEqual(moves(`place ${card} 17`));
    expect(read(`${card} 3 5`)).toEqual(moves(`place ${card} 17`));
    expect(read(String(other), turn, card)).toEqual({ kind: 'select', value: other });
    const cell = [30, 31, 32, 33, 34, 35].find((n) => !(turn.view(0) as unknown as State).hands[0]!.includes(n))!;
    expect(read(String(cell), turn, card)).toEqual(moves(`place ${card} ${cell}`));
  });
  test('what is not held goes to the rules, which say so', () => {
    const missing = [1, 2, 3, 4, 5, 6, 7].find((n) => !(turn.view(0) as unknown as State).hands[0]!.includes(n))!;
    expect(read(String(missing))).toEqual(moves(`place ${missing} 1`));
  });
  test('cards to drop may come in any order and with commas', () => {
    expect(read('12 3 7', paying)).toEqual(moves('drop 3', 'drop 7', 'drop 12'));
    expect(read('pay 12, 3', paying)).toEqual(moves('drop 3', 'drop 12'));
    expect(read('d 9 4')).toEqual(moves('discard', 'drop 4', 'drop 9'));
    expect(read('d')).toEqual(moves('discard'));
    expect(read('place 41 17 pay 9 4')).toEqual(moves('place 41 17', 'drop 4', 'drop 9'));
    expect(read('finish 3', paying)).toEqual(moves('drop 3', 'drop finish'));
  });
  test('a card that is asked for goes before a move of the same name', () => {
    const hand = matchWhere(
      { seats: 2 },
      '3',
      (match) => asked('pay')(match) && match.legal(0).some((move) => notation(match, move) === 'drop finish'),
    );
    expect(read('finish', hand)).toEqual(moves('drop finish'));
    expect(read('finish')).toEqual(moves('finish'));
  });
  test('a number answers what is asked', () => {
    const rocks = matchWhere({ seats: 2, features: both }, '3', asked('rocks'));
    expect(read('4', rocks)).toEqual(moves('rocks 4'));
    const pledge = matchWhere({ seats: 2, features: both }, '3', asked('pledge'));
    expect(read('4', pledge)).toEqual(moves('pledge 4'));
  });
  test('commands in English and in the language of the reader, accents or not', () => {
    expect(read('?')).toEqual({ kind: 'command', name: 'what', rest: '' });
    expect(read('? place 41')).toEqual({ kind: 'command', name: 'what', rest: 'place 41' });
    expect(read('??')).toEqual({ kind: 'command', name: 'what', rest: 'all' });
    expect(read('rule T4.2')).toEqual({ kind: 'command', name: 'rule', rest: 'T4.2' });
    expect(read('règle T4.2', turn, undefined, 'fr')).toEqual({ kind: 'command', name: 'rule', rest: 'T4.2' });
    expect(read('annuler', turn, undefined, 'fr')).toEqual({ kind: 'command', name: 'undo', rest: '' });
    expect(read('undo', turn, undefined, 'fr')).toEqual({ kind: 'command', name: 'undo', rest: '' });
    expect(read('arrivée', turn, undefined, 'fr')).toEqual(moves('finish'));
    expect(read('')).toEqual({ kind: 'nothing' });
    expect(read('sail away')).toEqual({ kind: 'unknown', text: 'sail away' });
  });
});
