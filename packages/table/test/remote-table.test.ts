/** A table at a server, seen from a device: what it shows, what it says, and what it does when the line breaks. */
import { cloudNine } from '@halcyon/cloud-nine';
import { agree, Match, type Move, outlookOf, printMove, type Seat, sealedChance, seatsOf } from '@halcyon/kernel';
import type { Refused, SentCommand, ServerMessage, Wish } from '@halcyon/protocol/online';
import { tranquility } from '@halcyon/tranquility';
import { table as drawSea } from '@halcyon/tranquility/draw';
import { expect, it } from 'vitest';
import { type KeptWish, RemoteTable } from '../src/index.ts';
import { FakeServer } from './fake-server.ts';

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const begin = (seats: number, game = tranquility): Match =>
  new Match(game, agree(game, { seats }), sealedChance(SECRET));
const COMING = { protocol: 1 };

/** A device at the server's table whose line can be cut, and whose answers can be kept back. */
const sitDown = (server: FakeServer, ...seats: readonly Seat[]) => comeBack(server, [], ...seats);
/** The same after it was left with wishes that had no answer. */
const comeBack = (server: FakeServer, waiting: readonly KeptWish[], ...seats: readonly Seat[]) => {
  const device = server.join(...seats);
  let laid = waiting;
  const refused: [Wish['do'], Refused][] = [];
  const shown: number[] = [];
  const kept: ServerMessage[] = [];
  let keys = 0;
  let slow = false;
  const table = new RemoteTable({
    send: (command: SentCommand) => device.hear(command),
    key: () => `key-${seats.join('')}-${keys++}`,
    reopen: () => connect(),
    changed: () => void shown.push(table.waiting),
    refused: (wish, why) => refused.push([wish.do, why]),
    kept: waiting,
    keep: (wishes) => {
      laid = JSON.parse(JSON.stringify(wishes)) as KeptWish[];
    },
  });
  const say = (message: ServerMessage): void => {
    if (slow) kept.push(message);
    else table.receive(message);
  };
  const connect = (): void => {
    device.say = say;
    table.enter(COMING);
  };
  connect();
  table.learn(server.match.rules);
  return {
    table,
    refused,
    /** How many waited, whenever something was to be shown anew. */
    shown,
    connect,
    /** What waits, as it would be found again. */
    laid: () => laid,
    cut(): void {
      device.say = undefined;
      table.hangUp();
    },
    /** Nothing is heard until it is let go. */
    hold(): void {
      slow = true;
    },
    release(): void {
      slow = false;
      for (const message of kept.splice(0)) table.receive(message);
    },
  };
};
const same = (table: RemoteTable, server: FakeServer, viewer: Seat | 'audience'): void =>
  expect(table.outlook(viewer).message()).toEqual(
    JSON.parse(JSON.stringify(outlookOf(server.match, viewer).message())),
  );
const turnOf = (server: FakeServer): Seat => seatsOf(server.match.mustAct)[0]!;
const moveOf = (table: RemoteTable, seat: Seat, start: string): Move =>
  table.outlook(seat).legal.find((move) => printMove(table.rules.moves, move).startsWith(start)) ??
  expect.fail(`seat ${seat} has no '${start}'`);
const first = (table: RemoteTable, seat: Seat): Move => table.outlook(seat).legal[0]!;

it.each([
  ['tranquility', tranquility, 3],
  ['cloud-nine', cloudNine, 4],
] as const)('%s: each device holds what the server would show it', (_, game, seats) => {
  const server = new FakeServer(begin(seats, game as typeof tranquility), (1 << seats) - 1);
  const two = sitDown(server, 0, 1);
  const rest = sitDown(server, ...Array.from({ length: seats - 2 }, (__, i) => i + 2));
  const watcher = sitDown(server);
  for (let i = 0; i < 150 && !server.match.outcome; i++) {
    const seat = turnOf(server);
    const { table } = seat < 2 ? two : rest;
    const { legal } = table.outlook(seat);
    expect(legal).toEqual(server.match.legal(seat));
    expect(table.play(seat, legal[i % legal.length]!)).toBeUndefined();
    for (const own of two.table.own) same(two.table, server, own);
    same(watcher.table, server, 'audience');
    // Whoever sits can also be shown what everybody may know: for the moment in which a device is passed on.
    same(two.table, server, 'audience');
  }
  expect(server.match.length).toBeGreaterThan(30);
  expect([two, rest, watcher].flatMap(({ refused }) => refused)).toEqual([]);
  expect(two.table.waiting).toBe(0);
});

/** Island 19 beside 17 costs two cards: nothing is drawn before they are paid. */
const besideIsland = (): Match =>
  drawSea({
    sea: `
      . 24 . . . .
      17 . . . . .
      . . . . . .
      . . . . . .`,
    hands: ['19 25 30 40 50', '60 61 62 63 64'],
  });
it('shows own moves at once where nothing unknown comes of them, and sends them one after the other', () => {
  const server = new FakeServer(besideIsland(), 3);
  const { table, hold, release } = sitDown(server, 0);
  hold();
  table.play(0, moveOf(table, 0, 'place 19'));
  expect([table.outlook(0).step, table.outlook(0).ask?.id]).toEqual([1, 'pay']);
  table.play(0, first(table, 0));
  expect(table.outlook(0).step).toBe(2);
  const played = (): number => server.heard.filter((command) => command.do === 'play').length;
  expect([played(), table.waiting]).toEqual([1, 2]);
  release();
  expect([played(), table.waiting, server.match.length]).toEqual([2, 0, 2]);
  same(table, server, 0);
});
it('a refused move takes back what was shown, and says why', () => {
  const server = new FakeServer(besideIsland(), 3);
  const { table, hold, release, refused } = sitDown(server, 0);
  const before = table.outlook(0).message();
  server.refuses = { kind: 'rule', id: 'some', rule: 'T1', facts: {} };
  hold();
  table.play(0, moveOf(table, 0, 'place 19'));
  table.play(0, first(table, 0));
  release();
  expect(refused).toEqual([['play', server.refuses]]);
  expect(table.outlook(0).message()).toEqual(before);
  expect([table.waiting, server.match.length]).toEqual([0, 0]);
});

it('waits where a card would be drawn that nobody has told it yet', () => {
  const server = new FakeServer(begin(2), 3);
  const seat = turnOf(server);
  const { table, hold, release } = sitDown(server, seat);
  // The first whose result holds an unknown card.
  const drawing = table.outlook(seat).legal.find((move) => {
    const match = begin(2);
    match.play(seat, move);
    const [before, after] = [begin(2).view(seat), match.view(seat)].map((view) => (view.hands as number[][])[seat]!);
    return after!.some((card) => !before!.includes(card));
  });
  if (drawing === undefined) return expect.fail('no move draws a card');
  hold();
  table.play(seat, drawing);
  const waiting = table.outlook(seat);
  expect(waiting.step).toBe(outlookOf(begin(2), seat).step);
  expect(waiting.legal).toEqual([]);
  expect(waiting.ask).toBeUndefined();
  expect(table.play(seat, drawing)).toMatchObject({ id: 'chance-first' });
  release();
  same(table, server, seat);
});

it('a move made without a line waits, is sent once, and is done once', () => {
  const server = new FakeServer(begin(2), 3);
  const seat = turnOf(server);
  const { table, cut, connect, shown } = sitDown(server, seat);
  cut();
  table.play(seat, moveOf(table, seat, 'place'));
  expect(server.heard.filter((command) => command.do === 'play')).toEqual([]);
  expect(shown.at(-1)).toBe(1);
  const { length } = server.match;
  connect();
  expect(server.match.length).toBeGreaterThan(length);
  expect(table.waiting).toBe(0);
  expect(shown.at(-1)).toBe(0);
  same(table, server, seat);
});

it('a move whose answer was lost is sent again under the same key, and is done once', () => {
  const server = new FakeServer(begin(2), 3);
  const seat = turnOf(server);
  const device = sitDown(server, seat);
  device.hold();
  device.table.play(seat, moveOf(device.table, seat, 'place'));
  const { length } = server.match;
  device.cut();
  // What was on its way is lost.
  const lost = sitDown(server, 1 - seat);
  expect(lost.table.length).toBe(length);
  device.release();
  device.cut();
  device.connect();
  const plays = server.heard.filter((command) => command.do === 'play');
  expect(new Set(plays.map((play) => 'key' in play && play.key)).size).toBe(1);
  expect(server.match.length).toBe(length);
  same(device.table, server, seat);
});

it('a move that waited when the page was left is sent after it, once, whether it had been sent or not', () => {
  for (const wasSent of [false, true]) {
    const server = new FakeServer(begin(2), 3);
    const seat = turnOf(server);
    const left = sitDown(server, seat);
    if (wasSent) left.hold();
    else left.cut();
    left.table.play(seat, moveOf(left.table, seat, 'place'));
    left.cut();
    expect(left.laid()).toMatchObject([{ wish: { do: 'play', seat } }]);
    const back = comeBack(server, left.laid(), seat);
    const plays = server.heard.filter((command) => command.do === 'play');
    expect(new Set(plays.map((play) => 'key' in play && play.key)).size).toBe(1);
    expect(server.match.length).toBeGreaterThan(0);
    expect([back.table.waiting, back.laid(), back.refused]).toEqual([0, [], []]);
    same(back.table, server, seat);
  }
});

it('a move that waited and is no longer possible is explained', () => {
  const server = new FakeServer(begin(2), 3);
  const seat = turnOf(server);
  const left = sitDown(server, seat);
  left.cut();
  left.table.play(seat, moveOf(left.table, seat, 'place'));
  server.play(seat, server.match.legal(seat)[0]!);
  const back = comeBack(server, left.laid(), seat);
  expect(back.refused).toEqual([['play', { kind: 'stale' }]]);
  expect([back.table.waiting, back.laid()]).toEqual([0, []]);
  same(back.table, server, seat);
});

it('a move that came too late is taken back, with those that followed it', () => {
  const server = new FakeServer(begin(2), 3);
  const seat = turnOf(server);
  const { table, cut, connect, refused } = sitDown(server, seat);
  cut();
  table.play(seat, moveOf(table, seat, 'place'));
  const next = first(table, seat);
  if (next !== undefined) table.play(seat, next);
  // Somebody else sits at the same seat on another device.
  server.play(seat, server.match.legal(seat).at(-1)!);
  connect();
  expect(refused).toEqual([['play', { kind: 'stale' }]]);
  expect(table.waiting).toBe(0);
  same(table, server, seat);
});

it('what never left the device is taken back without asking anybody', () => {
  const server = new FakeServer(begin(2), 3);
  const seat = turnOf(server);
  const { table, cut, connect } = sitDown(server, seat);
  cut();
  const before = table.outlook(seat).message();
  table.play(seat, moveOf(table, seat, 'place'));
  expect(table.backFor(seat)).toMatchObject({ how: 'free' });
  table.takeBack(seat);
  expect(table.outlook(seat).message()).toEqual(before);
  connect();
  expect(server.heard.filter((command) => command.do !== 'enter')).toEqual([]);
});

it('a take-back is asked of the others, refused, asked again, granted', () => {
  const server = new FakeServer(begin(2), 3);
  const seat = turnOf(server);
  const mine = sitDown(server, seat).table;
  const other = sitDown(server, 1 - seat).table;
  mine.play(seat, moveOf(mine, seat, 'place'));
  const { length } = server.match;
  expect(mine.backFor(seat)).toMatchObject({ how: 'agreed', asks: [1 - seat] });
  for (const agrees of [false, true]) {
    mine.takeBack(seat);
    expect(other.proposal?.back).toMatchObject({ by: seat, asks: [1 - seat] });
    other.answer(1 - seat, agrees);
    expect(mine.proposal).toBeUndefined();
    expect(server.match.length < length).toBe(agrees);
  }
  expect(mine.marks).toBe(1);
  same(mine, server, seat);
  same(other, server, 1 - seat);
});

it('what cannot be understood is asked for anew, once', () => {
  const server = new FakeServer(begin(2), 3);
  const { table } = sitDown(server, 0);
  const entered = (): number => server.heard.filter((command) => command.do === 'enter').length;
  const odd = [
    { is: 'something-new' },
    {
      is: 'news',
      seq: 9,
      table: server.table(),
      you: table.you,
      changes: [{ viewer: 0, from: 999, steps: [], told: [], fields: {} }],
      now: 0,
    },
    { is: 'news', seq: 9, views: [{}] },
  ] as unknown as ServerMessage[];
  for (const [i, message] of odd.entries()) {
    table.receive(message);
    expect(entered()).toBe(2 + i);
    expect(server.heard.at(-1)).toEqual({ do: 'enter', protocol: 1 });
    same(table, server, 0);
  }
  const wanted: string[] = [];
  const deaf = new RemoteTable({
    send: () => {},
    key: () => '',
    reopen: () => wanted.push('reopen'),
    lost: () => wanted.push('lost'),
  });
  deaf.receive(odd[0]!);
  deaf.receive(odd[0]!);
  expect(wanted).toEqual(['reopen', 'lost']);
});

it('a table that was abandoned asks nobody any more', () => {
  const server = new FakeServer(begin(2), 3);
  const seat = turnOf(server);
  const { table, cut, connect } = sitDown(server, seat);
  const move = first(table, seat);
  cut();
  server.abandoned = true;
  connect();
  expect([table.outlook(seat).legal, table.outlook(seat).ask]).toEqual([[], undefined]);
  expect(table.play(seat, move)).toBeDefined();
});

it('an earlier moment is shown if it was seen from here', () => {
  const server = new FakeServer(begin(2), 3);
  const { table } = sitDown(server, 0, 1);
  const from = table.length;
  for (let i = 0; i < 6; i++) table.play(turnOf(server), first(table, turnOf(server)));
  for (let step = from; step <= table.length; step++) {
    const shown = table.outlookAt(step, 0);
    const real = outlookOf(server.match, 0, step);
    if (shown) expect(shown.message()).toEqual(JSON.parse(JSON.stringify(real.message())));
  }
  expect(table.outlookAt(table.length, 0)).toBeDefined();
  expect(table.outlookAt(from, 0)).toBeDefined();
  if (from > 0) expect(table.outlookAt(0, 0)).toBeUndefined();
});
