/** counts.txt pins the rules and the number of moves in every position near the deal: 'seats features seed: by depth'. */
import { readFileSync } from 'node:fs';
import { agree } from '@halcyon/kernel';
import { countSequences } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { tranquility } from '../src/index.ts';

const lines = readFileSync(new URL('counts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

describe('counts', () => {
  it.each(lines)('%s', (line) => {
    const [, seats, features = '', seed = '', counts = ''] = /^(\d) (\S+) (\S+): (.*)$/.exec(line) ?? [];
    const setup = agree(tranquility, { seats: Number(seats), features: features === '-' ? [] : features.split('+') });
    const expected = counts.split(' ').map(Number);
    expect(countSequences(tranquility.compose(setup), seed, expected.length - 1)).toEqual(expected);
  });
  it('cover every subset of features', () => expect(lines.length).toBeGreaterThanOrEqual(8));
});
