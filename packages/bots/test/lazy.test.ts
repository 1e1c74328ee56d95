import { randomFrom } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { botNames, makeBot, simulateGame } from '../src/index.ts';
import { loadBot } from '../src/lazy.ts';
import { rulesOf } from './tables.ts';

const rules = rulesOf({ seats: 2 });

test.each(botNames(rules.id))('the loaded bot %j plays like the one at hand', async (name) => {
  const loaded = await Promise.all([0, 1].map(() => loadBot(name, rules)));
  const atHand = [0, 1].map(() => makeBot(name, rules));
  expect(simulateGame(rules, loaded, randomFrom('lazy'))).toEqual(simulateGame(rules, atHand, randomFrom('lazy')));
});
test('an unknown bot is refused by its field', async () => {
  await expect(loadBot('nobody', rules)).rejects.toMatchObject({ field: 'bot' });
});
