import { describe, expect, test } from 'vitest';
import { seatBots } from '../src/play/seating.ts';

describe('who sits where', () => {
  test('a number of bots sits last; names may stand for all seats or the last ones', () => {
    expect(seatBots('tranquility', 3, undefined)).toEqual(['', 'heuristic', 'heuristic']);
    expect(seatBots('tranquility', 3, 0)).toEqual(['', '', '']);
    expect(seatBots('tranquility', 3, ['random', 'human', 'heuristic'])).toEqual(['random', '', 'heuristic']);
    expect(seatBots('tranquility', 3, ['random'])).toEqual(['', '', 'random']);
    expect(() => seatBots('tranquility', 3, 4)).toThrow('3 seats take 0-3 bots, not 4');
    expect(() => seatBots('tranquility', 3, ['clever'])).toThrow("unknown bot 'clever'");
  });
});
