import { describe, expect, test } from 'vitest';
import { ask, good, makeTables, playOn, type Status } from './setting.ts';

const tables = makeTables();
const { table } = good<Status>(tables, { do: 'new', game: 'tranquility', seats: 2, seed: 3 });
const { position } = good<{ position: string }>(tables, { do: 'position', table });

const change = (from: string | RegExp, to: string): string => {
  const changed = position.replace(from, to);
  expect(changed).not.toBe(position);
  return changed;
};
const lineWith = (start: string): string =>
  `line ${position.split('\n').findIndex((line) => line.startsWith(start)) + 1}`;
const start = (text: string) => ask(tables, { do: 'position', position: text, seed: 1 });

describe('positions that cannot be played name what is wrong', () => {
  test.each([
    ['a header of another game', change('tranquility', 'chess'), 'game'],
    ['another version', change(/tranquility \d+/, 'tranquility 99'), 'game'],
    ['too many seats', change('seats 2', 'seats 9'), 'seats'],
    ['a card twice', change(/hands: \d+/, 'hands: 80 80'), 'position'],
    ['an unknown field', `${position}weather: 3\n`, `line ${position.split('\n').length}`],
    ['no frames', change(/frames:.*\n/, ''), 'frames'],
    ['an unknown frame', change('frames: turn', 'frames: dance'), lineWith('frames')],
    ['nobody is asked', change('frames: turn', 'frames:'), 'frames'],
    ['a seat that is not there is asked', change(/turn: \d/, 'turn: 7'), lineWith('turn')],
    ['a frame that runs by itself on top', change('frames: turn', 'frames: next'), 'frames'],
    ['a frame where it cannot lie', change('frames: turn', 'frames: turn; next'), 'frames'],
    ['a hidden card', change(/hands: \d+/, 'hands: ?'), lineWith('hands')],
  ])('%s', (_, text, field) => {
    expect(start(text)).toMatchObject({ ok: false, error: { kind: 'field', field } });
  });
});

test('a move behind which a strange position breaks is taken back', () => {
  // The draw for seat 9 lies below the question and is reached only when that is answered.
  const asked = change('frames: turn', 'frames: draw 9; pay').replace('due: 0 0', 'due: 1 0');
  const opened = start(asked) as unknown as Status;
  expect(opened).toMatchObject({ ok: true, mustAct: [0] });
  const seat = opened.mustAct[0]!;
  const view = { do: 'view', table: opened.table, viewer: 'referee' } as const;
  const { moves } = good<{ moves: string[] }>(tables, { do: 'legal', table: opened.table, seat });
  const before = good(tables, view);
  expect(ask(tables, { do: 'play', table: opened.table, seat, move: moves[0] })).toMatchObject({
    ok: false,
    error: { kind: 'internal' },
  });
  expect(good(tables, view)).toEqual(before);
});

test('a chance number that does not fit stops its own step, again and again', () => {
  // A question with a shuffle below it: the step after the answer is the first that needs the list.
  const text = change('frames: turn', 'frames: turn; lot; pay')
    .replace('due: 0 0', 'due: 1 0')
    .replace(/piles: \S+ /, 'piles: ');
  const lost = /piles: (\S+) /.exec(position)![1]!;
  const opened = ask(tables, {
    do: 'position',
    position: text.replace('removed:', `removed: ${lost}`),
    seed: 1,
    chance: [99],
  }) as unknown as Status;
  expect(opened).toMatchObject({ ok: true, mustAct: [0] });
  const { moves } = good<{ moves: string[] }>(tables, { do: 'legal', table: opened.table, seat: 0 });
  for (let n = 0; n < 2; n++) {
    expect(ask(tables, { do: 'play', table: opened.table, seat: 0, move: moves[0] })).toMatchObject({
      ok: false,
      error: { kind: 'field', field: 'chance.0' },
    });
    expect(good(tables, { do: 'legal', table: opened.table, seat: 0 })).toMatchObject({ moves });
  }
});

test('every position of a random game starts a table that prints it again', () => {
  let status = good<Status>(tables, {
    do: 'new',
    game: 'tranquility',
    seats: 3,
    features: ['jagged-rocks', 'storm-compass'],
    seed: 5,
  });
  for (let n = 0; status.outcome === null; n++) {
    const printed = good<{ position: string }>(tables, { do: 'position', table: status.table });
    const again = good<Status>(tables, { do: 'position', position: printed.position });
    expect(good(tables, { do: 'position', table: again.table })).toMatchObject(printed);
    good(tables, { do: 'free', table: again.table });
    status = playOn(tables, status, `step ${n}`, 1);
  }
});
