/**
 * counts.txt pins the rules and the number of moves in every position near the deal: 'seats features layout mode seed: by
 * depth'.
 */
import { readFileSync } from 'node:fs';
import { agree, randomFrom, type Setup } from '@halcyon/kernel';
import { countSequences, modulesOf, setupsOf } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { tranquility } from '../src/index.ts';

const lines = readFileSync(new URL('counts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const setupOf = (line: string): Setup => {
  const [seats, features = '', layout, mode] = line.split(' ');
  return agree(tranquility, {
    seats: Number(seats),
    features: features === '-' ? [] : features.split('+'),
    layout: layout!,
    mode: mode!,
  });
};

describe('counts', () => {
  it.each(lines)('%s', (line) => {
    const [, seed = '', counts = ''] = /(\S+): (.*)$/.exec(line) ?? [];
    const expected = counts.split(' ').map(Number);
    expect(countSequences(tranquility.compose(setupOf(line)), seed, expected.length - 1)).toEqual(expected);
  });
  it('cover every set of modules', () => {
    const named = (setups: Setup[]): Set<string> => new Set(setups.map((setup) => modulesOf(setup).join(' ')));
    expect(named(lines.map(setupOf))).toEqual(named(setupsOf(tranquility, randomFrom('counts'))));
  });
});
