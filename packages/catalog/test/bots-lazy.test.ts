import { simulateGame } from '@halcyon/bots';
import { randomFrom } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { makeBot, quickBots } from '../src/bots.ts';
import { loadBot } from '../src/lazy-bots.ts';
import { ALL_FEATURES, COMPETITIVE, nameOf, rulesOf } from './tables.ts';

const rules = rulesOf({ seats: 2 });
const TABLES = [{ seats: 2 }, { seats: 3, features: ALL_FEATURES }, { seats: 2, layout: 'pyramid' }, COMPETITIVE];

test.each(quickBots(rules.id).flatMap((name) => TABLES.map((wish) => [name, nameOf(wish), wish] as const)))(
  'the loaded bot %j plays like the one at hand: %s',
  async (name, _, wish) => {
    const table = rulesOf(wish);
    const seats = [...Array(table.setup.seats).keys()];
    const loaded = await Promise.all(seats.map((seat) => loadBot(name, table, seat)));
    const atHand = seats.map((seat) => makeBot(name, table, seat));
    expect(simulateGame(table, loaded, randomFrom('lazy'))).toEqual(simulateGame(table, atHand, randomFrom('lazy')));
  },
);
test('an unknown bot is refused by its field', async () => {
  await expect(loadBot('nobody', rules, 0)).rejects.toMatchObject({ field: 'bot' });
});
