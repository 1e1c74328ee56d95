import { describe, expect, test } from 'vitest';
import { cut, fit, gather, hang, plain, width, wrap } from '../src/text.ts';

describe('lines of text', () => {
  test('colours take no room and are never cut in half', () => {
    const red = '\u001b[31mabcdef\u001b[39m';
    expect(width(red)).toBe(6);
    expect(cut(red, 4)).toBe('\u001b[31mabc…\u001b[39m');
    expect(plain(cut(red, 6))).toBe('abcdef');
    expect(fit('ab', 4)).toBe('ab  ');
    expect(width('島e\u0301')).toBe(3);
  });
  test('words wrap, lists hang', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(hang('ab  one two three', 11)).toEqual(['ab  one two', '    three']);
    expect(gather(['a', 'b', 'b', 'b', 'a'])).toEqual(['a', 'b (×3)', 'a']);
  });
});
