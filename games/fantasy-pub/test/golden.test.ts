import { readdirSync, readFileSync } from 'node:fs';
import { bit, parseLog } from '@halcyon/kernel';
import { describeGolden } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { fantasyPub } from '../src/index.ts';

const folder = new URL('golden/', import.meta.url);
const logs = Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));

describeGolden({ describe, it }, fantasyPub, logs);

/** A log says the scores of its end; who wins among equals it does not. */
describe('golden logs of ties', () => {
  it.each([['tie-shared-3.log', [0, 1]]])('%s is won by %j', (name, winners) => {
    expect(parseLog(logs[name]!, () => fantasyPub).outcome).toMatchObject({
      winners: winners.reduce((set, seat) => set | bit(seat), 0),
    });
  });
});
