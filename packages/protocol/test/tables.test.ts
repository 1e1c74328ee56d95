import { GAMES } from '@halcyon/catalog';
import { describe, expect, test } from 'vitest';
import { ask, good, makeTables, playOn, type Said, type Status } from './setting.ts';

const NEW = { do: 'new', game: 'tranquility', seats: 3, seed: 7 } as const;
const setUp = () => {
  const tables = makeTables();
  const opened = good<Status>(tables, NEW);
  const seat = opened.mustAct[0]!;
  return { tables, table: opened.table, seat, other: (seat + 1) % 3 };
};

describe('requests that go well', () => {
  test('games lists what can be chosen', () => {
    const { games } = good<{ games: { id: string }[] }>(makeTables(), { do: 'games' });
    expect(games.map(({ id }) => id)).toContain('tranquility');
  });
  test('new deals, tells the set-up and the seed, and makes one up when none is given', () => {
    const tables = makeTables();
    expect(good(tables, NEW)).toMatchObject({ table: 't1', seats: 3, seed: '7', features: [], layout: 'square' });
    expect(good(tables, { do: 'new', game: 'tranquility' })).toMatchObject({ table: 't2', seats: 2, seed: 'fresh' });
  });
  test('new and position tell what chance did first, as everybody may know it', () => {
    const tables = makeTables();
    type Told = { events: { name: string; args: object }[]; table: string };
    const { events, table } = good<Told>(tables, NEW);
    expect(events[0]).toMatchObject({ name: 'dealt' });
    expect(events).toContainEqual({
      name: 'drew',
      args: { seat: 0, card: null },
      sentence: 'en audience drew',
    });
    const { position } = good<{ position: string }>(tables, { do: 'position', table });
    expect(good(tables, { do: 'position', position })).toMatchObject({ events: [] });
    const before = 'halcyon 2\ngame cloud-nine\nseats 2\n\nframes: fly; deal; first\n';
    expect(good<Told>(tables, { do: 'position', position: before }).events[0]).toMatchObject({ name: 'dealt' });
  });
  test('new with the same seed deals the same cards, with another seed others', () => {
    const tables = makeTables();
    const position = (seed: number): string => {
      const { table } = good<Status>(tables, { ...NEW, seed });
      return good<{ position: string }>(tables, { do: 'position', table }).position;
    };
    expect(position(1)).toBe(position(1));
    expect(position(1)).not.toBe(position(2));
  });
  test('chance numbers come first, then the seed', () => {
    const tables = makeTables();
    const { table } = good<Status>(tables, { ...NEW, chance: [5, 0, 0, 0, 3, 2] });
    const { log } = good<{ log: string }>(tables, { do: 'log', table });
    expect(log).toMatch(/\n~ 5\n~ 0\n~ 0\n~ 0\n~ 3\n~ 2\n~ \d+\n/);
  });
  test('legal lists exactly what check allows', () => {
    const { tables, table, seat } = setUp();
    const { moves } = good<{ moves: string[] }>(tables, { do: 'legal', table, seat });
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) expect(good(tables, { do: 'check', table, seat, move })).toMatchObject({ allowed: true });
  });
  test('a seat that is not asked has no moves', () => {
    const { tables, table, other } = setUp();
    expect(good(tables, { do: 'legal', table, seat: other })).toMatchObject({ moves: [] });
  });
  test('check explains a refusal in the language of the request', () => {
    const { tables, table, other } = setUp();
    const answer = good(tables, { do: 'check', table, seat: other, move: 'discard', lang: 'fr' });
    expect(answer).toMatchObject({
      allowed: false,
      refusal: { id: 'not-your-turn', clause: 'T4.1', sentence: `fr ${other} not-your-turn` },
    });
  });
  test('play tells what happened and who acts next; secrets are null for others', () => {
    const { tables, table, seat } = setUp();
    expect(good(tables, { do: 'play', table, seat, move: 'discard' })).toMatchObject({ mustAct: [seat] });
    const { moves } = good<{ moves: string[] }>(tables, { do: 'legal', table, seat });
    const card = moves[0]!.split(' ')[1];
    const answer = good<{ events: object[] }>(tables, { do: 'play', table, seat, move: moves[0], viewer: 'audience' });
    expect(answer.events).toContainEqual({
      name: 'dropped',
      args: { seat, card: null },
      sentence: 'en audience dropped',
    });
    const own = good<{ moves: string[] }>(tables, { do: 'legal', table, seat }).moves[0]!;
    const seen = good<{ events: object[] }>(tables, { do: 'play', table, seat, move: own });
    expect(seen.events).toContainEqual({
      name: 'dropped',
      args: { seat, card: expect.anything() },
      sentence: `en ${seat} dropped`,
    });
    expect(card).toBeDefined();
  });
  test('a view holds null and ? where the viewer may not know, and the referee knows all', () => {
    const { tables, table, seat, other } = setUp();
    type View = { state: { hands: (number | null)[][] }; position: string };
    const view = (viewer: number | string): View => good<View>(tables, { do: 'view', table, viewer });
    expect(view(seat).state.hands[seat]).not.toContain(null);
    expect(new Set(view(seat).state.hands[other])).toEqual(new Set([null]));
    expect(new Set(view('audience').state.hands.flat())).toEqual(new Set([null]));
    expect(view('audience').position).toContain('?');
    expect(JSON.stringify(view('referee').state)).not.toContain('null');
    expect(view('referee').position).not.toContain('?');
    expect(JSON.stringify(view(seat).state)).not.toContain('-1');
  });
  test('a log and a position for a seat hide what that seat may not know', () => {
    const { tables, table, seat, other } = setUp();
    good(tables, { do: 'play', table, seat, move: 'discard' });
    const { moves } = good<{ moves: string[] }>(tables, { do: 'legal', table, seat });
    good(tables, { do: 'play', table, seat, move: moves[0] });
    const log = (viewer: number | string) => good<{ log: string }>(tables, { do: 'log', table, viewer }).log;
    expect(log('referee')).not.toContain('?');
    expect(log(seat)).toMatch(/~ \?[\s\S]*drop [^?]/);
    expect(log(other)).toMatch(/~ \?[\s\S]*drop \?/);
    const hands = (viewer: number | string): string[] => {
      const { position } = good<{ position: string }>(tables, { do: 'position', table, viewer });
      return /hands: (.*)/.exec(position)![1]!.split(' | ');
    };
    expect(hands('referee').join()).not.toContain('?');
    expect(hands(seat)[seat]).not.toContain('?');
    expect(hands(other)[seat]).toBe('? ? ? ?');
  });
  test('events speak the notation: cells count from 1', () => {
    const { tables, table, seat } = setUp();
    const { moves } = good<{ moves: string[] }>(tables, { do: 'legal', table, seat });
    const move = moves.find((text) => text.startsWith('place'))!;
    const [, card, cell] = move.split(' ').map(Number);
    expect(good<{ events: object[] }>(tables, { do: 'play', table, seat, move }).events[0]).toMatchObject({
      name: 'placed',
      args: { seat, card, cell },
    });
  });
  test("another seat's question comes without its numbers", () => {
    const { tables, table, seat, other } = setUp();
    good(tables, { do: 'play', table, seat, move: 'discard' });
    const asks = (viewer: number | string) => good<{ asks: object[] }>(tables, { do: 'view', table, viewer }).asks;
    expect(asks(seat)).toEqual([{ seat, id: 'discard', facts: { left: 2 } }]);
    expect(asks(other)).toEqual([{ seat, id: 'discard', facts: null }]);
    expect(asks('referee')).toEqual(asks(seat));
  });
  test('a position can be printed and played on from, with all its secrets', () => {
    const { tables, table } = setUp();
    const { position } = good<{ position: string }>(tables, { do: 'position', table });
    const again = good<Status>(tables, { do: 'position', position, seed: 1 });
    expect(good(tables, { do: 'position', table: again.table })).toMatchObject({ position });
  });
  test.each([1, 2, 5])('a whole game for %i ends with outcome, digest and an open log', (seats) => {
    const tables = makeTables();
    const features = ['jagged-rocks', 'storm-compass'];
    const first = good<Status>(tables, { ...NEW, seats, features });
    const { table } = playOn(tables, first, 'player');
    expect(good(tables, { do: 'outcome', table })).toMatchObject({
      outcome: { kind: 'together' },
      digest: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    expect(good<{ log: string }>(tables, { do: 'log', table, viewer: 'audience' }).log).not.toContain('?');
  });
  test('free closes the table', () => {
    const { tables, table } = setUp();
    good(tables, { do: 'free', table });
    expect(ask(tables, { do: 'outcome', table })).toMatchObject({ error: { kind: 'table' } });
  });
  test('id comes back whatever it is', () => {
    for (const id of [0, null, 'x', [1, { a: 2 }], false]) {
      expect(makeTables().handle({ id, do: 'games' })).toMatchObject({ id, ok: true });
      expect(makeTables().handle({ id, do: 'dance' })).toMatchObject({ id, ok: false });
    }
    expect(makeTables().handle({ do: 'games' })).not.toHaveProperty('id');
  });
});

describe('requests that fail name the field and change nothing', () => {
  const on = { table: 't1' };
  test.each<[Said, string, string]>([
    [{ do: 'dance' }, 'request', 'do'],
    [{ do: '__proto__' }, 'request', 'do'],
    [{ do: 'start' }, 'request', 'do'],
    [{ do: 'new' }, 'field', 'game'],
    [{ do: 'new', game: 'chess' }, 'field', 'game'],
    [{ do: 'new', game: 5 }, 'field', 'game'],
    [{ ...NEW, seats: 9 }, 'field', 'seats'],
    [{ ...NEW, seats: 2.5 }, 'field', 'seats'],
    [{ ...NEW, seats: '3' }, 'field', 'seats'],
    [{ ...NEW, features: ['sea-serpents'] }, 'field', 'features'],
    [{ ...NEW, features: 'jagged-rocks' }, 'field', 'features'],
    [{ ...NEW, features: [7] }, 'field', 'features.0'],
    [{ ...NEW, layout: 'round' }, 'field', 'layout'],
    [{ ...NEW, mode: 'loud' }, 'field', 'mode'],
    [{ ...NEW, options: { islands: 4 } }, 'field', 'options'],
    [{ ...NEW, options: { islandsRemoved: 5 } }, 'field', 'options'],
    [{ ...NEW, options: { islandsRemoved: 'four' } }, 'field', 'options.islandsRemoved'],
    [{ ...NEW, seed: {} }, 'field', 'seed'],
    [{ ...NEW, chance: [-1] }, 'field', 'chance.0'],
    [{ ...NEW, chance: [5, 6, 7, 8, 30] }, 'field', 'chance.4'],
    [{ ...NEW, chance: [2 ** 32] }, 'field', 'chance.0'],
    [{ ...NEW, lang: 'la' }, 'field', 'lang'],
    [{ ...NEW, feature: [] }, 'field', 'feature'],
    [{ do: 'legal', ...on }, 'field', 'seat'],
    [{ do: 'legal', seat: 0 }, 'field', 'table'],
    [{ do: 'legal', table: 't9', seat: 0 }, 'table', 'table'],
    [{ do: 'legal', ...on, seat: 3 }, 'seat', 'seat'],
    [{ do: 'legal', ...on, seat: -1 }, 'field', 'seat'],
    [{ do: 'check', ...on, seat: 0 }, 'field', 'move'],
    [{ do: 'check', ...on, seat: 0, move: 'fly' }, 'move', 'move'],
    [{ do: 'check', ...on, seat: 0, move: 'place 41' }, 'move', 'move'],
    [{ do: 'check', ...on, seat: 15, move: 'discard' }, 'seat', 'seat'],
    [{ do: 'play', ...on, seat: 0, move: '' }, 'move', 'move'],
    [{ do: 'play', ...on, seat: 0, move: 'place 41 0' }, 'move', 'move'],
    [{ do: 'play', ...on, seat: 3, move: 'discard' }, 'seat', 'seat'],
    [{ do: 'play', ...on, seat: 0, move: 'discard', viewer: 3 }, 'seat', 'viewer'],
    [{ do: 'view', ...on }, 'field', 'viewer'],
    [{ do: 'view', ...on, viewer: 'everybody' }, 'field', 'viewer'],
    [{ do: 'view', ...on, viewer: 4 }, 'seat', 'viewer'],
    [{ do: 'log', ...on, viewer: 4 }, 'seat', 'viewer'],
    [{ do: 'position' }, 'field', 'table'],
    [{ do: 'position', ...on, viewer: 4 }, 'seat', 'viewer'],
    [{ do: 'position', ...on, position: '' }, 'field', 'table'],
    [{ do: 'position', position: 7 }, 'field', 'position'],
    [{ do: 'position', position: 'hello' }, 'field', 'line 1'],
    [{ do: 'outcome' }, 'field', 'table'],
    [{ do: 'free', table: 'constructor' }, 'table', 'table'],
  ])('%j', (said, kind, field) => {
    const { tables, table } = setUp();
    const before = good(tables, { do: 'view', table, viewer: 'referee' });
    expect(ask(tables, said)).toMatchObject({ ok: false, error: { kind, field, message: expect.stringMatching(/./) } });
    expect(good(tables, { do: 'view', table, viewer: 'referee' })).toEqual(before);
  });

  test('a refused move says why, and is not made', () => {
    const { tables, table, other } = setUp();
    expect(ask(tables, { do: 'play', table, seat: other, move: 'discard' })).toMatchObject({
      ok: false,
      error: { kind: 'refused', field: 'move', message: `en ${other} not-your-turn` },
      refusal: { id: 'not-your-turn', clause: 'T4.1' },
    });
    expect(good(tables, { do: 'log', table })).toMatchObject({ log: expect.not.stringContaining('discard') });
  });
  test.each([null, undefined, 5, 'do', [], ['do']])('%j is no request', (said) => {
    expect(makeTables().handle(said)).toMatchObject({ ok: false, error: { kind: 'request', field: 'request' } });
  });
  test('features that exclude each other, and features for other numbers of seats', () => {
    const shy = GAMES.map((game) => ({
      ...game,
      features: [
        { id: 'jagged-rocks', bars: ['storm-compass'] },
        { id: 'storm-compass', seats: [2] },
      ],
    }));
    const tables = makeTables(9, shy);
    const open = (seats: number, ...features: string[]) => ask(tables, { ...NEW, seats, features });
    expect(open(2, 'storm-compass')).toMatchObject({ ok: true });
    expect(open(2, 'storm-compass', 'jagged-rocks')).toMatchObject({ error: { kind: 'field', field: 'features' } });
    expect(open(3, 'storm-compass')).toMatchObject({ error: { kind: 'field', field: 'features' } });
  });
  test('too many tables', () => {
    const tables = makeTables(2);
    good(tables, NEW);
    good(tables, NEW);
    expect(ask(tables, NEW)).toMatchObject({ error: { kind: 'table', field: 'table' } });
    good(tables, { do: 'free', table: 't1' });
    good(tables, NEW);
  });
});
