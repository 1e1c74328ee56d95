import { readdirSync, readFileSync } from 'node:fs';
import { bit, parseLog } from '@halcyon/kernel';
import { describeGolden } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { castleMerchants } from '../src/index.ts';

const folder = new URL('golden/', import.meta.url);
const logs = Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));

describeGolden({ describe, it }, castleMerchants, logs);

/** A log says the scores of its end; who wins among equals it does not. */
describe('golden logs of ties', () => {
  it.each([
    ['tie-wares-2.log', [6, 6], [0]],
    ['tie-shared-3.log', [4, 4, 2], [0, 1]],
  ])('%s ends with %j and is won by %j', (name, scores, winners) => {
    expect(parseLog(logs[name]!, () => castleMerchants).outcome).toMatchObject({
      scores,
      winners: winners.reduce((set, seat) => set | bit(seat), 0),
    });
  });
});
