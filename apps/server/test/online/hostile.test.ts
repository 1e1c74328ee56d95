/** Messages that no page sends: nothing falls over, nothing changes, and every answer names what is wrong. */
import { randomFrom } from '@halcyon/kernel';
import { COMMANDS, ONLINE_PROTOCOL, type ServerMessage } from '@halcyon/protocol/online';
import { afterAll, expect, test } from 'vitest';
import { verifyTable } from '../../src/tables/verify.ts';
import { makeHouses } from './house.ts';
import { saltOf } from './waiting.ts';

const houses = makeHouses();
afterAll(() => houses.end());

const MESSAGES = 2000;
const random = randomFrom('hostile');
const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;

const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  4294967296,
  '',
  ' ',
  '\u0000',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  [],
  [[]],
  {},
  { toString: 1 },
  '../../etc/passwd',
  "'; drop table entry; --",
  '\ud800',
  'ann',
  99,
];
const right = (field: string): unknown => {
  switch (field) {
    case 'key':
      return `hostile-${random.below(1e9)}`;
    case 'seat':
      return random.below(3);
    case 'steps':
      return random.below(20);
    case 'move':
      return random.u32();
    case 'name':
      return 'Mallory';
    case 'salt':
      return saltOf(random.below(1000));
    case 'agrees':
    case 'knowingly':
    case 'listed':
      return random.below(2) === 0;
    case 'bot':
      return pick(['random', null, 'a genius']);
    case 'text':
      return 'hello';
    case 'talk':
      return pick(['talk', 'silent']);
    case 'what':
      return pick([{ kind: 'bot', seat: 0, bot: 'random' }, { kind: 'free', seat: 1 }, { kind: 'abandon' }]);
    case 'protocol':
      return ONLINE_PROTOCOL;
    default:
      return pick(WRONG);
  }
};
/** A command, mostly as it should be; with a wrong value, a field too many or one that is missing. */
const command = (): string => {
  const [name, schema] = pick(Object.entries(COMMANDS));
  const fields = Object.keys(schema.shape).filter((field) => field !== 'do');
  const said: Record<string, unknown> = { do: name };
  for (const field of fields) if (random.below(8) > 0) said[field] = random.below(4) > 0 ? right(field) : pick(WRONG);
  if (random.below(8) === 0) said[pick(['extra', 'constructor', 'seat2'])] = pick(WRONG);
  const text = JSON.stringify(said);
  return random.below(10) === 0 ? text.replace('{', '{"__proto__":{"person":"ann"},') : text;
};
const garbage = (): string => {
  const letters = '{}[]",:0123456789abcdo\\u0000 \u{1F600}';
  return Array.from({ length: random.below(60) }, () => pick([...letters])).join('');
};
const huge = (): string =>
  pick([
    JSON.stringify({ do: 'say', key: 'a-long-message', text: 'x'.repeat(5000) }),
    '['.repeat(4000),
    `{"do":"ping"${',"x":1'.repeat(900)}}`,
    'x'.repeat(20_000),
  ]);

test(`${MESSAGES} hostile messages, from a stranger and from somebody who watches`, async () => {
  const house = await houses.house();
  const table = await house.open('ann', 'tranquility', ['me', 'open', { bot: 'random' }]);
  const [ann, bob] = [await house.visit(table, 'ann'), await house.visit(table, 'bob')];
  await bob.sit(1);
  await ann.do({ do: 'begin' });
  await (await house.rooms.room(table)).look(() => {});
  const watch = await house.rooms.watchKey(table, 'ann');
  const secret = (await house.store.tables.chanceKey(table))!;
  const mallory = house.client(table, 'mallory');
  const spy = house.client(table, undefined);
  await spy.enter({ watch });
  // Bots may still be moving; then the table rests.
  const rest = async (): Promise<number> => {
    for (let seen = -1; ; ) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      const head = (await house.store.tables.find(table))!.head;
      if (head === seen) return head;
      seen = head;
    }
  };
  const head = await rest();
  const names = await house.store.tables.names(table);

  for (let i = 0; i < MESSAGES; i++) {
    const text = i % 10 < 6 ? command() : i % 10 < 9 ? garbage() : huge();
    house.now += 200;
    await pick([mallory, spy]).session.hear(text);
  }
  expect(house.troubles).toEqual([]);
  expect(house.events.filter(({ is }) => is === 'trouble')).toEqual([]);
  expect(await rest()).toBe(head);
  expect(await house.store.tables.names(table)).toEqual(names);
  expect(await verifyTable(house.store, table)).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'person')).toBe(false);
  const answers = [...mallory.heard, ...spy.heard];
  expect(answers.length).toBeGreaterThan(MESSAGES);
  const refusals = answers.filter((each): each is Extract<ServerMessage, { is: 'refused' }> => each.is === 'refused');
  for (const { why } of refusals) {
    if (why.kind === 'field') expect([why.field, why.message].every((word) => word.length > 0)).toBe(true);
    else expect(['not', 'rule', 'stale', 'rate']).toContain(why.kind);
  }
  expect(new Set(refusals.map(({ why }) => (why.kind === 'not' ? why.word : why.kind))).size).toBeGreaterThan(4);
  expect([...mallory.sent, ...spy.sent].some((text) => text.includes(secret))).toBe(false);
  // The table goes on as if nothing had been.
  expect(ann.table.status).toBe('playing');
  expect(await ann.do({ do: 'rename', seat: 0, name: 'Anne' })).toBe(head);
});

test('who does not stop is shown the door', async () => {
  const house = await houses.house();
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const mallory = await house.visit(table, 'mallory');
  for (let i = 0; i < 300; i++) await mallory.session.hear('{"do":"ping"}');
  expect(mallory.of('pong').length).toBeLessThan(40);
  expect(mallory.of('refused').at(-1)).toMatchObject({
    key: '',
    why: { kind: 'rate', retryAfter: expect.any(Number) },
  });
  expect(mallory.bye).toEqual({ is: 'bye', why: 'too-many', again: 'soon' });
  expect(house.wire.size).toBe(0);
});
