import { expect, test } from 'vitest';
import { playSeat } from '../heuristic.ts';
import { openProgramHouse } from './house.ts';

test('two of it play a whole game at a real server, and the table is sound', async () => {
  const house = await openProgramHouse();
  const { table, link, keys } = await house.open('cloud-nine', ['program', 'program']);
  const told: string[] = [];
  const programs = keys.map((key, seat) =>
    playSeat({ link, key: key!, name: `Heuristic ${seat}`, told: (sentence) => told.push(sentence) }),
  );
  const [end] = await Promise.all([house.host(table), ...programs]);
  expect(end).toMatchObject({
    status: 'ended',
    seats: [
      { name: 'Heuristic 0', program: true, thanked: true },
      { name: 'Heuristic 1', program: true, thanked: true },
    ],
  });
  // A busy machine may break a line; the program mends it.
  expect(told.filter((sentence) => sentence !== 'reconnecting…')).toEqual(['the game is over', 'the game is over']);
  await expect(playSeat({ link, key: 'x'.repeat(43), name: 'Nobody' })).rejects.toThrow('not-allowed');
  await expect(playSeat({ link: `${house.url}/`, key: keys[0]!, name: 'Nobody' })).rejects.toThrow(
    'no link to a table',
  );
  expect(await house.closeAndVerify(table)).toEqual([]);
});
