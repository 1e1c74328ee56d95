/** Bots asked through the pipe: the same choice as anywhere else, and clear errors. */
import { advise } from '@halcyon/catalog/bots';
import { agree, Match, outlookOf, parseMove, printMove, tableKey } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { expect, test } from 'vitest';
import { listedChance } from '../src/index.ts';
import { ask, good, makeTables, type Status } from './setting.ts';

const WISH = { game: 'tranquility', seats: 2, features: ['storm-compass'], seed: 5 };
const WORLDS = 16;
const DECISIONS = 30;

test('a bot that searches chooses through the pipe what it chooses at a table of its own', () => {
  const tables = makeTables();
  let status = good<Status>(tables, { do: 'new', ...WISH });
  const match = new Match(tranquility, agree(tranquility, WISH), listedChance('5', []));
  const others = new Set<string>();
  for (let i = 0; i < DECISIONS; i++) {
    const seat = status.mustAct[0]!;
    const outlook = outlookOf(match, seat);
    const chosen = advise('strong', outlook, tableKey(match), WORLDS).move!;
    const { table } = status;
    const advice = good<{ move: string }>(tables, { do: 'advise', table, seat, bot: 'strong', worlds: WORLDS });
    expect(advice).toMatchObject({ bot: 'strong', move: printMove(match.rules.moves, chosen) });
    if (outlook.legal.length > 1) others.add(advice.move);
    status = good<Status>(tables, { do: 'play', table, seat, move: advice.move });
    expect(match.play(seat, parseMove(match.rules.moves, advice.move) as number)).toBeUndefined();
  }
  expect(others.size).toBeGreaterThan(10);
});
test('the usual bot answers where nobody is named, and a seat that would do nothing has no move', () => {
  const tables = makeTables();
  const { table, mustAct } = good<Status>(tables, { do: 'new', ...WISH });
  const seat = mustAct[0]!;
  const { move } = good<{ move: string }>(tables, { do: 'advise', table, seat });
  expect(good(tables, { do: 'check', table, seat, move })).toMatchObject({ allowed: true });
  expect(good(tables, { do: 'advise', table, seat: 1 - seat })).toMatchObject({ bot: 'heuristic', move: null });
});
test.each([
  [{ bot: 'mermaid' }, 'bot'],
  [{ worlds: 0 }, 'worlds'],
  [{ worlds: 1e9 }, 'worlds'],
  [{ seat: 7 }, 'seat'],
])('%j is an error of the field', (wrong, field) => {
  const tables = makeTables();
  const { table } = good<Status>(tables, { do: 'new', ...WISH });
  expect(ask(tables, { do: 'advise', table, seat: 0, ...wrong })).toMatchObject({ ok: false, error: { field } });
});
