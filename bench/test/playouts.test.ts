/** Every row of the suite plays; how fast is for `npm run bench -- playouts` to say. */
import { expect, test } from 'vitest';
import { PLAYOUTS } from '../src/playouts/rows.ts';

// One game of Reef or Castle Merchants takes as long as all the others together.
const QUICK = Object.keys(PLAYOUTS).filter((name) => /^(tranquility|ascent|cloud)/.test(name));

test.each(QUICK)('%s: games are played to their end, one after the other', async (name) => {
  const { play } = PLAYOUTS[name]!();
  const [first, second] = [await play(), await play()];
  expect(first).toBeGreaterThan(10);
  expect(second).toBeGreaterThan(10);
});

test.each(Object.keys(PLAYOUTS).filter((name) => name.includes('cut short')))('%s: a few decisions', async (name) => {
  const { play } = PLAYOUTS[name]!();
  const decisions = await play();
  expect(decisions).toBeGreaterThan(0);
  expect(decisions).toBeLessThan(60);
});
