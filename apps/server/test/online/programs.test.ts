/** Programs at the table: what a key opens, how long, and that everything else holds for them as for people. */
import { printMove } from '@halcyon/kernel';
import type { LegalInfo } from '@halcyon/protocol/online';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyTable } from '../../src/tables/verify.ts';
import type { Client } from './client.ts';
import { DAYS, makeHouses, type TestHouse } from './house.ts';
import { saltOf, until } from './waiting.ts';

const houses = makeHouses();
let house: TestHouse;
beforeAll(async () => {
  house = await houses.house();
});
afterAll(() => houses.end());

const no = (word: string) => ({ kind: 'not', word });
const give = (table: string, person: string, seat: number, program: string): Promise<void> =>
  house.rooms.giveToProgram(table, person, { seat, name: program, program });
const legalOf = (client: Client): readonly LegalInfo[] | undefined =>
  client.heard.findLast((each) => each.is === 'welcome' || each.is === 'news')?.legal;

/** Knows nothing of the rules: plays what it is told that it can. */
const playBlindly = async (programs: readonly Client[]): Promise<void> => {
  const asked = (): [Client, LegalInfo] | undefined => {
    for (const client of programs)
      for (const legal of legalOf(client) ?? []) if (legal.must && legal.moves.length > 0) return [client, legal];
    return undefined;
  };
  for (let moves = 0; ; moves++) {
    await until(() => programs[0]!.table.status !== 'playing' || asked() !== undefined, 'no program is asked');
    const next = asked();
    if (!next) return;
    const [client, { seat, steps, moves: all }] = next;
    const { move } = all[(moves * 7) % all.length]!;
    await client.do({ do: 'play', seat, steps, move });
  }
};

test('two programs that know no rules play a whole game, and its deal holds what they threw in', async () => {
  const table = await house.open('ann', 'tranquility', ['open', 'open']);
  const ann = await house.visit(table, 'ann');
  await give(table, 'ann', 0, 'robin');
  await give(table, 'ann', 1, 'wren');
  expect(ann.table.seats[1]).toEqual({ kind: 'person', name: 'wren', program: true, here: false });
  expect(await ann.refused({ do: 'begin' })).toEqual(no('ready'));
  const programs = [await house.program(table, 'robin', 0), await house.program(table, 'wren', 1)];
  expect(programs.map(({ you }) => you)).toMatchObject([
    { seats: [0], host: false },
    { seats: [1], host: false },
  ]);
  for (const [seat, program] of programs.entries())
    await program.do({ do: 'sit', seat, name: `Program ${seat}`, salt: saltOf(70 + seat) });
  await ann.do({ do: 'begin' });
  expect(ann.table).toMatchObject({
    salts: [saltOf(70), saltOf(71)],
    seats: [{ name: 'Program 0' }, { program: true }],
  });
  const [legal] = legalOf(programs[0]!)!;
  const outlook = programs[0]!.outlook(0);
  expect(legal!.moves).toEqual(outlook.legal.map((move) => ({ move, text: printMove(outlook.rules.moves, move) })));
  await playBlindly(programs);
  expect(programs[0]!.table.status).toBe('ended');
  expect(legalOf(programs[0]!)).toBeUndefined();
  // Nobody else is told what somebody can do, and no program sees another hand.
  expect(ann.sent.join('')).not.toContain('"legal"');
  expect(new Set(programs[0]!.of('news').flatMap(({ views = [] }) => views.map(({ viewer }) => viewer)))).toEqual(
    new Set([0, 'referee']),
  );
  for (const program of programs) await program.do({ do: 'thanks' });
  expect(await verifyTable(house.store, table)).toEqual([]);
});

test('a key opens one seat, and nothing of the host', async () => {
  const table = await house.open('ann', 'cloud-nine', ['me', 'open', 'open']);
  await give(table, 'ann', 1, 'robin');
  const robin = await house.program(table, 'robin', 1);
  const sit = (seat: number, salt = saltOf(5)) => robin.refused({ do: 'sit', seat, name: 'robin', salt });
  expect(await sit(2)).toEqual(no('your-seat'));
  expect(await sit(0)).toEqual(no('your-seat'));
  expect(await sit(1)).toBeUndefined();
  // The same again is nothing new; another salt would be a second throw.
  expect(await sit(1)).toBeUndefined();
  expect(await sit(1, saltOf(6))).toEqual({ kind: 'stale' });
  for (const wish of [
    { do: 'begin' },
    { do: 'arrange', seat: 2, bot: 'random' },
    { do: 'settle', talk: 'talk' },
  ] as const)
    expect(await robin.refused(wish)).toEqual(no('host'));
  expect(await robin.refused({ do: 'rename', seat: 0, name: 'nobody' })).toEqual(no('your-seat'));
});

test('a key is void when the seat is arranged, freed, or given to another program', async () => {
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const ann = await house.visit(table, 'ann');
  const given = async (name: string): Promise<Client> => {
    await give(table, 'ann', 1, name);
    return house.program(table, name, 1);
  };
  const isVoid = async (client: Client, name: string): Promise<void> => {
    expect(client.bye).toEqual({ is: 'bye', why: 'not-allowed', again: 'never' });
    expect((await house.program(table, name, 1)).bye?.why).toBe('not-allowed');
  };
  const first = await given('first');
  await ann.do({ do: 'arrange', seat: 1, bot: 'random' });
  await isVoid(first, 'first');
  const second = await given('second');
  const third = await given('third');
  await isVoid(second, 'second');
  expect(third.bye).toBeUndefined();
  // Whoever stands up is told goodbye before anything else.
  await expect(third.do({ do: 'stand', seat: 1 })).rejects.toThrow('no answer');
  await isVoid(third, 'third');
  expect(ann.table.seats[1]).toEqual({ kind: 'open', name: '', here: false });
  expect(await verifyTable(house.store, table)).toEqual([]);
});

test('the host gives any seat, a person its own, and nobody after the start', async () => {
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const [ann, bob] = [await house.visit(table, 'ann'), await house.visit(table, 'bob')];
  const refused = (person: string, seat: number) => expect(give(table, person, seat, 'robin')).rejects;
  await refused('bob', 1).toThrow('only the host, or whoever sits there');
  await refused('ann', 7).toThrow('there is no such seat');
  await bob.sit(1);
  await refused('bob', 0).toThrow('only the host, or whoever sits there');
  await give(table, 'bob', 1, 'robin');
  expect(bob.you.seats).toEqual([]);
  const robin = await house.program(table, 'robin', 1);
  await robin.do({ do: 'sit', seat: 1, name: 'robin', salt: saltOf(1) });
  await ann.do({ do: 'begin' });
  await refused('ann', 1).toThrow('before the start');
});

test('the powers of a host never pass to a program', async () => {
  const table = await house.open('ann', 'cloud-nine', ['me', 'open', 'open']);
  await give(table, 'ann', 1, 'robin');
  const [ann, cat] = [await house.visit(table, 'ann'), await house.visit(table, 'cat')];
  await cat.sit(2);
  await ann.do({ do: 'stand', seat: 0 });
  expect(cat).toMatchObject({ you: { host: true }, table: { host: 2 } });
});

test('others ask a program before they take back what it saw, and it keeps nobody waiting for ever', async () => {
  const table = await house.open('ann', 'reef', ['me', 'open'], { pace: DAYS });
  await give(table, 'ann', 1, 'robin');
  const [ann, robin] = [await house.visit(table, 'ann'), await house.program(table, 'robin', 1)];
  await robin.do({ do: 'sit', seat: 1, name: 'robin', salt: saltOf(1) });
  await ann.do({ do: 'begin' });
  const byTurn = () => (ann.table.turn.includes(0) ? ([ann, 0] as const) : ([robin, 1] as const));
  // Until something was seen that a person would have to agree to.
  for (let moves = 0; ann.you.backs[0]?.how !== 'agreed'; moves++) {
    const [client, seat] = byTurn();
    await client.play(seat, client.outlook(seat).legal[moves % 3] ?? client.outlook(seat).legal[0]!);
  }
  const { steps } = ann;
  await ann.do({ do: 'back', seat: 0, steps });
  expect(robin.table.proposal).toMatchObject({ by: 0, asks: [1] });
  await robin.do({ do: 'answer', seat: 1, agrees: true });
  expect(ann.steps).toBeLessThan(steps);
  while (byTurn()[0] === ann) await ann.play(0, ann.outlook(0).legal[0]!);
  // A program is told by its line alone; a bot may be offered its seat, as anybody's.
  const dues = (await house.store.dues.of(table)).map(({ kind, who }) => `${kind} ${who}`);
  expect(dues.toSorted()).toEqual(['abandon ', 'offer 1']);
  await ann.do({ do: 'propose', seat: 0, what: { kind: 'bot', seat: 1, bot: 'random' } });
  await robin.do({ do: 'answer', seat: 1, agrees: true });
  expect(ann.table.seats[1]).toMatchObject({ program: true, bot: 'random' });
  await robin.do({ do: 'resume', seat: 1 });
  expect(ann.table.seats[1]).toEqual({ kind: 'person', name: 'robin', program: true, here: true });
  expect(await verifyTable(house.store, table)).toEqual([]);
});
