import { readdirSync, readFileSync } from 'node:fs';
import { bit, parseLog } from '@halcyon/kernel';
import { describeGolden } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { cloudNine } from '../src/index.ts';

const folder = new URL('golden/', import.meta.url);
const logs = Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));

describeGolden({ describe, it }, cloudNine, logs);

/** A log says the scores of its end; who wins among equals it does not. */
describe('golden logs of ties', () => {
  it.each([
    ['tie-most-cards-3.log', [1]],
    ['tie-shared-3.log', [0, 1]],
    ['tie-too-many-trips-3.log', [2]],
  ])('%s is won by %j', (name, winners) => {
    expect(parseLog(logs[name]!, () => cloudNine).outcome).toMatchObject({
      winners: winners.reduce((set, seat) => set | bit(seat), 0),
    });
  });
});
