import { expect, test } from 'vitest';
import { whereIs } from '../where.ts';

test('a clause is found in its rules, words and tests', () => {
  const found = whereIs('C3.3')!.join('\n');
  expect(found).toMatch(/^C3\.3 of cloud-nine\nde {2}.*\nen {2}Now the pilot plays.*\nfr {2}/);
  expect(found).toMatch(/rules\/trip\.ts:\d+ {2}const noWild = book\.clause\('no-wild', 'C3\.3'\)/);
  expect(found).toMatch(/words\/fr\/index\.ts:\d+ {2}'no-wild': /);
  expect(found).toMatch(/test\/clauses\/throw\.test\.ts:\d+ {2}/);
});
test('what is no clause is nowhere', () => {
  expect(whereIs('Z9.9')).toBeUndefined();
  expect(whereIs('')).toBeUndefined();
});
