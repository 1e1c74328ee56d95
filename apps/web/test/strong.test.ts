/** The bot that searches, in the page: from the same table it chooses what it chooses elsewhere. */
import { decide } from '@halcyon/bots';
import { makeBot } from '@halcyon/catalog/bots';
import { has, outlookOf, tableKey } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { expect, test } from 'vitest';
import { nearlyOver, openMatch, PERSON, readLog, storedLog, storedStep } from './prepared.ts';

const STRONG = 1;

test('the same choice in the page as in the terminal', async () => {
  const match = nearlyOver(tranquility, { seats: 2, features: ['storm-compass'] }, 24);
  while (!has(match.mustAct, STRONG)) match.play(0, match.legal(0)[0]!);
  const before = match.length;
  const page = await openMatch(match, {}, [PERSON, { name: '', bot: 'strong' }]);
  const bot = makeBot('strong', match.rules, STRONG);
  while (has(match.mustAct, STRONG)) match.play(STRONG, decide(bot, outlookOf(match, STRONG), tableKey(match))!);
  await expect.poll(() => storedStep(page)).toBe(match.length);
  expect(match.length).toBeGreaterThan(before);
  expect(readLog(await storedLog(page)).steps).toEqual(match.steps);
});
