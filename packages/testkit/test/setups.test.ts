import { type Game, randomFrom } from '@halcyon/kernel';
import { expect, it } from 'vitest';
import { modulesAlone, nameOf, optionsOneByOne, setupsOf, specialModules } from '../src/index.ts';
import { pebbles } from './toy.ts';

const tides: Game = {
  ...pebbles,
  layouts: [{ id: 'shore' }, { id: 'island', bars: ['ebb'] }],
  modes: [{ id: 'standard' }, { id: 'duel', seats: [2] }],
  options: [
    { id: 'waves', values: [0, 1, 2, 3, 4, 5], standard: 0, bars: ['duel'] },
    // Three set-ups offer it, fewer than it has values.
    { id: 'drift', values: [1, 2, 3, 4, 5, 6, 7], standard: 1, needs: 'ebb' },
  ],
};

it.each(['a', 'b', 'c'])('every module, seat count and option value has a set-up, seed %s', (seed) => {
  const setups = setupsOf(tides, randomFrom(seed));
  expect(setupsOf(tides, randomFrom(seed))).toEqual(setups);
  for (const { id, values } of tides.options) {
    const drawn = new Set(setups.flatMap(({ options }) => (options[id] === undefined ? [] : [options[id]])));
    expect([...drawn].sort(), id).toEqual(values);
  }
  const shapes = new Set(setups.map((setup) => nameOf({ ...setup, options: {} })));
  expect([...shapes]).toEqual([
    '2 seats shore standard',
    '3 seats shore standard',
    '2 seats shore standard ebb',
    '3 seats shore standard ebb',
    '2 seats shore duel',
    '2 seats shore duel ebb',
    '2 seats island standard',
    '3 seats island standard',
    '2 seats island duel',
  ]);
  for (const { mode, features, options } of setups) {
    expect(options.waves === undefined).toBe(mode === 'duel');
    expect(options.drift === undefined).toBe(!features.includes('ebb'));
  }
});

it('modules alone, and options one by one', () => {
  expect(modulesAlone(tides).map(({ module }) => module)).toEqual(['plain', 'ebb', 'island', 'duel']);
  const setup = { seats: 2, features: [], layout: 'shore', mode: 'standard', options: { waves: 0 } };
  expect(optionsOneByOne(tides, setup).map(({ options }) => options.waves)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(specialModules(tides, setup)).toEqual([]);
  expect(specialModules(tides, { ...setup, features: ['ebb'], mode: 'duel' })).toEqual(['ebb', 'duel']);
});
