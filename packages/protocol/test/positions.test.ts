import { GAMES } from '@halcyon/catalog';
import { type AnyRules, CHANCE, type Setup } from '@halcyon/kernel';
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

test('a move behind which the rules break is taken back', () => {
  const brittle = GAMES.map((game) => ({
    ...game,
    compose(setup: Setup): AnyRules {
      const rules = game.compose(setup);
      return {
        ...rules,
        apply(s, seat, move, tell) {
          rules.apply(s, seat, move, tell);
          if (seat !== CHANCE) throw new Error('broken');
        },
      };
    },
  }));
  const others = makeTables(9, brittle);
  const opened = good<Status>(others, { do: 'new', game: 'tranquility', seed: 3 });
  const view = { do: 'view', table: opened.table, viewer: 'referee' } as const;
  const before = good(others, view);
  expect(ask(others, { do: 'play', table: opened.table, seat: opened.mustAct[0], move: 'discard' })).toMatchObject({
    ok: false,
    error: { kind: 'internal', message: 'broken' },
  });
  expect(good(others, view)).toEqual(before);
});

test('a chance number that does not fit stops its own step, again and again', () => {
  const sky = good<Status>(tables, { do: 'new', game: 'cloud-nine', seats: 2, seed: 3 });
  const { position: flying } = good<{ position: string }>(tables, { do: 'position', table: sky.table });
  const alone = flying.replace(/frames: .*/, 'frames: alone 0').replace(/pilot: \d/, 'pilot: 0');
  const opened = good<Status>(tables, {
    do: 'position',
    position: alone.replace(/aboard: .*/, 'aboard: 1 0'),
    seed: 1,
    chance: [99],
  });
  for (let n = 0; n < 2; n++) {
    expect(ask(tables, { do: 'play', table: opened.table, seat: 0, move: 'throw' })).toMatchObject({
      ok: false,
      error: { kind: 'field', field: 'chance.0' },
    });
    expect(good(tables, { do: 'legal', table: opened.table, seat: 0 })).toMatchObject({ moves: ['throw', 'jump'] });
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
