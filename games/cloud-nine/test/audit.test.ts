/** What the rules make impossible is found, whoever typed it. */
import { describe, expect, it } from 'vitest';
import { type Drawn, table } from './draw.ts';

const HANDS = { hands: ['red', 'green', 'yellow'] };
describe('the audit of Cloud 9', () => {
  it('finds nothing in a sound position', () => {
    expect(() => table({ ...HANDS, thrown: 'red' })).not.toThrow();
    expect(() => table({ ...HANDS, aboard: [0] })).not.toThrow();
  });
  it.each<[string, Partial<Drawn>, string]>([
    ['a pilot who has jumped', { pilot: 1, aboard: [0, 2], thrown: 'red', frames: 'raise 1' }, 'pilot: seat 1'],
    ['a basket on the highest cloud', { cloud: 9, frames: 'alone 0', aboard: [0] }, 'cloud: the trip ends'],
    ['trips without an end', { thrown: 'red', more: ['trips: 300'] }, 'trips: the game ends after 300'],
    ['a die too few', { frames: 'raise 0; die' }, 'dice: there are 1, this cloud has 2'],
    ['a die too many', { thrown: 'red red', frames: 'raise 0; die' }, 'dice: there are 3'],
    ['somebody else who raises', { thrown: 'red', frames: 'raise 1' }, 'frames: only the pilot raises'],
    ['company of a lone pilot', { frames: 'alone 0' }, 'frames: the pilot is not alone'],
    ['the pilot deciding', { thrown: 'red', frames: 'raise 0; decide 0' }, 'frames: everybody else'],
    ['somebody deciding twice', { thrown: 'red', frames: 'raise 0; decide 1; decide 1' }, 'frames: everybody else'],
    [
      'a decision of who has jumped',
      { thrown: 'red', aboard: [0, 1], frames: 'raise 0; decide 2' },
      'frames: everybody',
    ],
  ])('finds %s', (_, drawn, complaint) => {
    expect(() => table({ ...HANDS, ...drawn })).toThrow(complaint);
  });
});
