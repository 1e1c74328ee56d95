import { describe, expect, it } from 'vitest';
import {
  agree,
  type BadInput,
  combinable,
  excludedBy,
  type Game,
  nearest,
  optionsOffered,
  type SetupWish,
} from '../src/index.ts';
import { steps } from './table.ts';

/** With a mode that itself says what it bars, and an option that is not offered beside it. */
const night: Game = {
  ...steps,
  modes: [{ id: 'standard' }, { id: 'night', bars: ['calm'] }],
  options: [...steps.options, { id: 'lamps', values: [0, 1], standard: 0, bars: ['night', 'duel'] }],
};

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
  it('an option that a module bars is not offered beside it', () => {
    const ids = (...modules: string[]) => optionsOffered(night, modules, 2).map(({ id }) => id);
    expect(ids('line', 'standard')).toEqual(['goal', 'lamps']);
    expect(ids('fog', 'line', 'standard')).toEqual(['goal', 'thickness', 'lamps']);
    expect(ids('line', 'night')).toEqual(['goal']);
    expect(ids('duel', 'line', 'standard')).toEqual(['goal']);
    expect(agree(night, { mode: 'night' }).options).toEqual({ goal: 3 });
    expect(agree(night, { options: { lamps: 1 } }).options).toEqual({ goal: 3, lamps: 1 });
    const message = "'night' is played without option 'lamps'";
    expect(() => agree(night, { mode: 'night', options: { lamps: 0 } })).toThrow(
      expect.objectContaining({ field: 'options', message }) as BadInput,
    );
  });
  it('an option for some seat counts is offered with those only', () => {
    const solo: Game = { ...steps, options: [{ id: 'rope', values: [0, 1], standard: 1, seats: [1] }] };
    expect(agree(solo, { seats: 1 }).options).toEqual({ rope: 1 });
    expect(agree(solo, { seats: 2 }).options).toEqual({});
    expect(nearest(solo, { seats: 2, options: { rope: 0 } }).options).toEqual({});
    expect(() => agree(solo, { seats: 2, options: { rope: 0 } })).toThrow("option 'rope' is for 1 seats, not 2");
  });
  it('modules exclude each other, whichever of them says so', () => {
    const excluded = (module: string, ...chosen: string[]) =>
      excludedBy(night, [...night.features, ...night.modes].find(({ id }) => id === module)!, chosen);
    expect(excluded('night', 'calm', 'duel', 'fog')).toEqual(['fog', 'calm']);
    expect(excluded('calm', 'line', 'night')).toEqual(['night']);
    expect(excluded('calm', 'line', 'standard', 'fog')).toEqual([]);
    expect(() => agree(night, { features: ['calm'], mode: 'night' })).toThrow("'calm' and 'night' exclude each other");
  });
  it('only what may be combined is offered', () => {
    const ids = (chosen: string[], seats: number) =>
      combinable(night, night.features, chosen, seats).map(({ id }) => id);
    expect(ids(['line', 'standard'], 2)).toEqual(['fog', 'duel', 'calm']);
    expect(ids(['line', 'standard'], 3)).toEqual(['fog', 'calm']);
    expect(ids(['line', 'night'], 2)).toEqual(['duel']);
  });
  it('what cannot be combined gives way: features to the mode, all to the seats', () => {
    const features = ['fog', 'duel', 'calm'];
    const options = { thickness: 2, lamps: 1, goal: 4 };
    const short = (wish: SetupWish) => nearest(night, { features, options, ...wish });
    expect(nearest(night, {})).toEqual(agree(night, {}));
    expect(short({ mode: 'night' })).toEqual(agree(night, { mode: 'night', features: ['duel'] }));
    expect(short({ seats: 3 })).toEqual(
      agree(night, { seats: 3, features: ['fog', 'calm'], options: { thickness: 2, lamps: 1 } }),
    );
    expect(short({ mode: 'day' }).mode).toBe('standard');
    const pair: Game = {
      ...night,
      layouts: [{ id: 'line' }, { id: 'ring', bars: ['night', 'fog'] }],
      modes: [{ id: 'standard' }, { id: 'night', seats: [2] }],
    };
    expect(nearest(pair, { seats: 2, mode: 'night', layout: 'ring' })).toMatchObject({ mode: 'night', layout: 'line' });
    expect(nearest(pair, { seats: 3, mode: 'night', layout: 'ring', features: ['fog', 'calm'] })).toMatchObject({
      mode: 'standard',
      layout: 'ring',
      features: ['calm'],
    });
    expect(() => nearest(night, { seats: 9 })).toThrow('steps is for 1-3 seats, not 9');
  });
});
