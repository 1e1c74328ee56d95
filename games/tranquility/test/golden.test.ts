import { readdirSync, readFileSync } from 'node:fs';
import { parseLog } from '@halcyon/kernel';
import { goldenGaps } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { tranquility } from '../src/index.ts';

const folder = new URL('golden/', import.meta.url);
const replay = (file: string) => parseLog(readFileSync(new URL(file, folder), 'utf8'), () => tranquility);

describe('golden logs', () => {
  const files = readdirSync(folder);
  // parseLog compares outcome and digest and throws with the line that differs.
  it.each(files)('%s replays', (file) => expect(replay(file).outcome).toBeDefined());
  it('show every ending, feature and seat count', () => {
    expect(goldenGaps(tranquility, files.map(replay))).toEqual([]);
    expect(goldenGaps(tranquility, [])).toContain('ending won');
  });
});
