import { readdirSync, readFileSync } from 'node:fs';
import { agree, type SetupWish } from '@halcyon/kernel';
import { clausesOf, uncovered } from '@halcyon/testkit';
import { expect, it } from 'vitest';
import { tranquility } from '../src/index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it('every clause has its tests and every reason was seen', () => {
  const rules = read('../RULES.md');
  const files = readdirSync(new URL('clauses/', import.meta.url));
  const tests = files.map((file) => read(`clauses/${file}`)).join('\n');
  const { features, layouts, modes } = tranquility;
  // All features together, then each variant.
  const wishes: SetupWish[] = [
    { features: features.map(({ id }) => id) },
    ...layouts.map(({ id }) => ({ layout: id })),
    ...modes.map(({ id }) => ({ mode: id })),
  ];
  const everything = wishes.map((wish) => tranquility.compose(agree(tranquility, { seats: 2, ...wish })));
  expect(clausesOf(rules).length).toBeGreaterThan(40);
  expect(uncovered(rules, tests, everything)).toEqual([]);
  // The check can fail: a clause more is missed, and so is a test less.
  expect(uncovered(`${rules}\n- **T9.9** Nothing.`, tests, everything)).toEqual(['T9.9: no test names it']);
  expect(uncovered(rules, tests.replaceAll('T4.4 cost', ''), everything)).toEqual(["T4.4: no test expects 'cost'"]);
});
