/** What is timed is one world from each view, for every set-up that plays; no clock is read here. */
import { tranquility } from '@halcyon/tranquility';
import { expect, test } from 'vitest';
import { COMPARED, CONTENDERS, IMAGINING } from '../src/contenders.ts';
import { rulesOf } from '../src/engine/halcyon.ts';
import { imagining, VIEWS } from '../src/engine/imagining.ts';

test('one world is imagined from each view, and none of them is the view itself', () => {
  expect(imagining(rulesOf(tranquility, { seats: 3 })).play()).toBe(VIEWS);
});

test('every set-up that plays also imagines', () => {
  expect(IMAGINING).toEqual(['tranquility', ...COMPARED].map((name) => `imagine ${name}`));
  expect(IMAGINING.filter((name) => !(name in CONTENDERS))).toEqual([]);
});
