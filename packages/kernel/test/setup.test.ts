import { describe, expect, it } from 'vitest';
import { agree, type BadInput, type SetupWish } from '../src/index.ts';
import { steps } from './table.ts';

describe('set-ups', () => {
  it('are filled in and sorted', () => {
    expect(agree(steps, { features: ['fog', 'calm', 'fog'] })).toEqual({
      seats: 2,
      features: ['calm', 'fog'],
      layout: 'line',
      mode: 'standard',
      options: { goal: 3, thickness: 1 },
    });
    expect(agree(steps, { seats: 1, options: { goal: 5 } }).options).toEqual({ goal: 5 });
  });
  it.each<[SetupWish, string, string]>([
    [{ seats: 9 }, 'seats', 'steps is for 1-3 seats, not 9'],
    [{ seats: 1.5 }, 'seats', 'steps is for 1-3 seats, not 1.5'],
    [{ features: ['mist'] }, 'features', "unknown feature 'mist', known: fog, duel, calm"],
    [{ layout: 'ring' }, 'layout', "unknown layout 'ring', known: line"],
    [{ features: ['fog'], mode: 'night' }, 'features', "'fog' and 'night' exclude each other"],
    [{ seats: 3, features: ['duel'] }, 'features', "'duel' is for 2 seats, not 3"],
    [{ options: { speed: 1 } }, 'options', "unknown option 'speed', known: goal, thickness"],
    [{ options: { goal: 4 } }, 'options', "option 'goal' is one of 3, 5, not 4"],
    [{ options: { thickness: 2 } }, 'options', "option 'thickness' needs 'fog'"],
  ])('%j is refused with its field', (wish, field, message) => {
    expect(() => agree(steps, wish)).toThrow(expect.objectContaining({ name: 'BadInput', field, message }) as BadInput);
  });
});
