import { readdirSync, readFileSync } from 'node:fs';
import { bit, parseLog } from '@halcyon/kernel';
import { describeGolden } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { reef } from '../src/index.ts';

const folder = new URL('golden/', import.meta.url);
const logs = Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));

describeGolden({ describe, it }, reef, logs);

/** A log says the scores of its end; who wins among equals it does not. */
describe('golden logs of ties', () => {
  it.each([
    ['too-many-turns-most-broods.log', [0], [2, 1]],
    ['too-many-turns-most-worms.log', [1], [1, 1]],
    ['too-many-turns-shared.log', [0, 1], [1, 1]],
  ])('%s is won by %j', (name, winners, scores) => {
    const { outcome, rules } = parseLog(logs[name]!, () => reef);
    expect(rules.clauses[outcome!.why]!.id).toBe('too-many-turns');
    expect(outcome).toMatchObject({ scores, winners: winners.reduce((set, seat) => set | bit(seat), 0) });
  });
});
