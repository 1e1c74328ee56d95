import { readdirSync, readFileSync } from 'node:fs';
import { agree } from '@halcyon/kernel';
import { clausesOf, uncovered } from '@halcyon/testkit';
import { expect, it } from 'vitest';
import { tranquility } from '../src/index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it('every clause has its tests and every reason was seen', () => {
  const rules = read('../RULES.md');
  const files = readdirSync(new URL('clauses/', import.meta.url));
  const tests = files.map((file) => read(`clauses/${file}`)).join('\n');
  const everything = tranquility.compose(
    agree(tranquility, { seats: 3, features: tranquility.features.map(({ id }) => id) }),
  );
  expect(clausesOf(rules).length).toBeGreaterThan(30);
  expect(uncovered(rules, tests, [everything])).toEqual([]);
  // The check can fail: a clause more is missed, and so is a test less.
  expect(uncovered(`${rules}\n- **T9.9** Nothing.`, tests, [everything])).toEqual(['T9.9: no test names it']);
  expect(uncovered(rules, tests.replaceAll('T4.4 cost', ''), [everything])).toEqual(["T4.4: no test expects 'cost'"]);
});
