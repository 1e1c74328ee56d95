import { findGame } from '@halcyon/catalog';
import { parseLog, prove } from '@halcyon/kernel';
import { describe, expect, test } from 'vitest';
import { ask, good, makeTables, type Status } from './setting.ts';

const NEW = { do: 'new', game: 'tranquility', seed: 7 } as const;
/** One step made: a seat says that it will discard, which everybody sees. */
const setUp = (seats: number) => {
  const tables = makeTables();
  const { table, mustAct, steps } = good<Status & { steps: number }>(tables, { ...NEW, seats });
  const seat = mustAct[0]!;
  const play = (move: string) => good(tables, { do: 'play', table, seat, move });
  const logOf = (): string => good<{ log: string }>(tables, { do: 'log', table }).log;
  const legal = (): string[] => good<{ moves: string[] }>(tables, { do: 'legal', table, seat }).moves;
  const view = () => good(tables, { do: 'view', table, viewer: 'referee' });
  return { tables, table, seat, steps, play, logOf, legal, view, undo: { do: 'undo', table, seat } as const };
};

describe('undo', () => {
  test('takes back at once what told nobody anything, without a mark', () => {
    const { tables, seat, steps, play, logOf, undo, view } = setUp(1);
    const before = view();
    play('discard');
    expect(good(tables, undo)).toMatchObject({
      steps,
      mustAct: [seat],
      back: { to: steps, how: 'free', seen: [], learnt: [] },
    });
    expect(view()).toEqual(before);
    expect(logOf()).toContain(`\nback ${steps} ${seat} free\n`);
    expect(logOf()).not.toContain('marked');
  });
  test('names what others saw and changes nothing; knowingly it is agreed for them, with a mark', () => {
    const { tables, seat, steps, play, logOf, undo, view } = setUp(3);
    play('discard');
    const before = view();
    const learnt = [0, 1, 2].filter((other) => other !== seat);
    const back = { to: steps, how: 'agreed', seen: [steps], learnt };
    for (const said of [undo, { ...undo, knowingly: false }]) {
      expect(ask(tables, said)).toMatchObject({
        ok: false,
        error: { kind: 'undo', field: 'knowingly', message: expect.stringContaining(`steps ${steps} `) },
        back,
      });
    }
    expect(view()).toEqual(before);
    expect(good(tables, { ...undo, knowingly: true })).toMatchObject({ steps, back });
    expect(logOf()).toContain(`\nback ${steps} ${seat} agreed\n`);
    expect(logOf()).toContain('\nmarked 1\n');
  });
  test('a lone seat that drew a card is warned, and then takes it back alone', () => {
    const { tables, seat, play, legal, logOf, undo } = setUp(1);
    play(legal().find((move) => move.startsWith('place'))!);
    const { back } = ask(tables, undo) as { back?: { to: number; how: string } };
    expect(back).toMatchObject({ how: 'alone', learnt: [seat] });
    good(tables, { ...undo, knowingly: true });
    expect(logOf()).toContain(`\nback ${back!.to} ${seat} alone\n`);
  });
  test('a seat that has made no step has nothing to take back', () => {
    const { tables, undo } = setUp(2);
    expect(ask(tables, undo)).toMatchObject({ ok: false, error: { kind: 'undo', field: 'seat' } });
    expect(ask(tables, { ...undo, seat: 2 })).toMatchObject({ ok: false, error: { kind: 'seat', field: 'seat' } });
  });
});

describe('chance of a table', () => {
  const open = (said: object): string => {
    const tables = makeTables();
    const { table } = good<Status>(tables, { ...NEW, ...said });
    return good<{ log: string }>(tables, { do: 'log', table }).log;
  };
  test('a typed seed stands in the log and can be proved from it, whatever is between its words', () => {
    const log = open({ seed: ' calm\n~ 5\t sea ' });
    expect(log).toContain('\nseed calm ~ 5 sea\n');
    const { seeded, wrong } = prove(parseLog(log, findGame));
    expect([seeded > 0, wrong]).toEqual([true, undefined]);
  });
  test('a seed that is longer than a line is refused', () => {
    expect(ask(makeTables(), { ...NEW, seed: 'x'.repeat(201) })).toMatchObject({ error: { field: 'seed' } });
  });
  test('listed numbers are nobody’s seed', () => {
    expect(open({ chance: [1] })).not.toContain('seed');
  });
  test('a step that fails in the middle of its chance meets the same numbers again', () => {
    const tables = makeTables();
    const sky = good<Status>(tables, { do: 'new', game: 'cloud-nine', seats: 2, seed: 3 });
    const { position } = good<{ position: string }>(tables, { do: 'position', table: sky.table });
    const alone = position
      .replace(/frames: .*/, 'frames: alone 0')
      .replace(/pilot: \d/, 'pilot: 0')
      .replace(/aboard: .*/, 'aboard: 1 0');
    const { table } = good<Status>(tables, { do: 'position', position: alone, chance: [1, 99] });
    for (let n = 0; n < 2; n++) {
      expect(ask(tables, { do: 'play', table, seat: 0, move: 'throw' })).toMatchObject({
        error: { field: 'chance.1' },
      });
    }
  });
  test('after a take-back over chance the list is over: nobody meets a number that was seen', () => {
    const tables = makeTables();
    const list = [1, 0, 0, 0, 0, 2, 0, 0, 0];
    const numbers = (table: string): string[] =>
      good<{ log: string }>(tables, { do: 'log', table }).log.match(/^~ \d+$/gm) ?? [];
    const { table } = good<Status>(tables, { do: 'new', game: 'reef', seats: 2, seed: 1, chance: list });
    const dealt = numbers(table);
    let seat = 0;
    for (let n = 0; n < 50 && numbers(table).length === dealt.length; n++) {
      const view = good<Status>(tables, { do: 'view', table, viewer: 'audience' });
      seat = view.mustAct[0]!;
      const { moves } = good<{ moves: string[] }>(tables, { do: 'legal', table, seat });
      good(tables, { do: 'play', table, seat, move: moves.at(-1) });
    }
    const rolled = numbers(table);
    expect(rolled.slice(0, list.length)).toEqual(list.slice(0, rolled.length).map((number) => `~ ${number}`));
    good(tables, { do: 'undo', table, seat, knowingly: true });
    const { moves } = good<{ moves: string[] }>(tables, { do: 'legal', table, seat });
    good(tables, { do: 'play', table, seat, move: moves.at(-1) });
    expect(numbers(table).slice(rolled.length)).not.toEqual(rolled.slice(dealt.length));
  });
});
