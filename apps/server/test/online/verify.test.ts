/** Whoever verifies a store finds what does not agree, and says so in a sentence. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Entry, TableExport } from '../../src/index.ts';
import { playedGames } from '../../src/tables/endings.ts';
import { verifyTable } from '../../src/tables/verify.ts';
import { makeHouses, type TestHouse } from './house.ts';
import { playOut } from './players.ts';
import { transplant } from './transplant.ts';

const houses = makeHouses();
let house: TestHouse;
let sound: string;
beforeAll(async () => {
  house = await houses.house();
  sound = await house.open('ann', 'tranquility', ['me', 'open']);
  const [ann, bob] = [await house.visit(sound, 'ann'), await house.visit(sound, 'bob')];
  await bob.sit(1);
  await ann.do({ do: 'begin' });
  await playOut([ann, bob], 6);
  const seat = [0, 1].find((each) => [ann, bob][each]!.you.backs[each])!;
  await [ann, bob][seat]!.do({ do: 'back', seat, steps: ann.steps });
  if (ann.table.proposal) await [ann, bob][1 - seat]!.do({ do: 'answer', seat: 1 - seat, agrees: true });
  await playOut([ann, bob]);
  await bob.do({ do: 'thanks' });
});
afterAll(() => houses.end());

const LETTERS = 'bcdefghjkmnprstvwxyz';
let used = 0;
const found = async (change: (table: TableExport) => TableExport): Promise<string> => {
  const id = await transplant(house.store, sound, LETTERS[used++]!, change);
  return (await verifyTable(house.store, id)).map((sentence) => sentence.replace(`table ${id}: `, '')).join('\n');
};
/** Changes the body of the first entry for which it can. */
const spoil =
  (kind: Entry['kind'], change: (body: Record<string, unknown>) => object | undefined) =>
  (table: TableExport): TableExport => {
    let isDone = false;
    const entries = table.entries.map((entry) => {
      const body = JSON.parse(entry.body) as Record<string, unknown>;
      const changed = isDone || entry.kind !== kind ? undefined : change(body);
      isDone ||= changed !== undefined;
      return changed ? { ...entry, body: JSON.stringify({ ...body, ...changed }) } : entry;
    });
    expect(isDone).toBe(true);
    return { ...table, entries };
  };

test('a table that was played is sound, as entries and folded', async () => {
  expect(await verifyTable(house.store, sound)).toEqual([]);
  const copy = await transplant(house.store, sound, LETTERS[used++]!);
  expect(await house.store.tables.fold(copy)).toBe(true);
  expect(await verifyTable(house.store, copy)).toEqual([]);
});

test('how it ended is read from the log once, folded or not, and a note that says otherwise is found', async () => {
  const copy = await transplant(house.store, sound, LETTERS[used++]!);
  await house.store.tables.fold(copy);
  const row = (await house.store.tables.find(copy))!;
  const entries = await house.store.tables.read(sound, 0, row.head);
  const bodies = entries.map(({ kind, body }) => ({ kind, ...(JSON.parse(body) as Record<string, unknown>) }));
  const { outcome, steps } = bodies.find(({ kind }) => kind === 'ended') as { outcome?: string; steps?: number };
  const marks = bodies.filter((body) => body.kind === 'undo' && 'how' in body && body.how !== 'free').length;
  const line = { game: 'tranquility', version: row.rulesVersion, mine: [1], outcome, steps, marks };
  const read = vi.spyOn(house.store.tables, 'read');
  for (const reads of [true, false]) {
    read.mockClear();
    const games = await playedGames(house.store, 'bob');
    expect(games.find(({ id }) => id === copy)).toMatchObject({ ...line, digest: row.digest, ended: row.ended });
    expect(read.mock.calls.length > 0).toBe(reads);
  }
  read.mockRestore();
  expect(await verifyTable(house.store, copy)).toEqual([]);
  const other = await transplant(house.store, sound, LETTERS[used++]!);
  await house.store.endings.note({ t: other, steps: 1, marks: 0, outcome: 'won 80' });
  expect((await verifyTable(house.store, other)).join()).toContain('the note of its end is {"t":');
});

test('logs that say what did not happen', async () => {
  expect(await found(spoil('step', ({ seat }) => (seat === undefined ? undefined : { digest: '00000000' })))).toMatch(
    /^the digest of entry \d+ is "00000000"/,
  );
  expect(await found(spoil('step', () => ({ chance: [1, 2, 3] })))).toContain('the deal of entry 3 is [1,2,3]');
  expect(await found(spoil('step', ({ seat }) => (seat === undefined ? undefined : { move: 0x7fffffff })))).toContain(
    'is refused by',
  );
  expect(await found(spoil('undo', ({ digest }) => ({ digest: String(digest).replace(/./, 'x') })))).toContain(
    'cannot be read',
  );
  expect(await found(spoil('ended', () => ({ outcome: 'won 99' })))).toContain('the outcome of entry');
  expect(await found(spoil('ended', () => ({ secret: 'ab'.repeat(32) })))).toContain('the secret that was told');
  expect(await found(spoil('opened', () => ({ seal: 'ab'.repeat(32) })))).toContain('its secret does not fit its seal');
});

test('projections that say something else than the log', async () => {
  expect(await found((table) => ({ ...table, table: { ...table.table, host: 'eve' } }))).toBe(
    'host is "eve", and by the log "ann"',
  );
  expect(await found((table) => ({ ...table, table: { ...table.table, digest: null } }))).toContain('digest is null');
  expect(
    await found(({ seats, ...rest }) => ({ ...rest, seats: seats.map((seat) => ({ ...seat, person: 'eve' })) })),
  ).toContain('who sits where');
  expect(await found((table) => ({ ...table, chanceKey: null }))).toContain('lost its secret');
  expect(await verifyTable(house.store, '0'.repeat(26))).toEqual([`table ${'0'.repeat(26)}: there is none`]);
});
