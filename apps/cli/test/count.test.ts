import { GAMES } from '@halcyon/catalog';
import { agree, chanceFrom, Match, seatsOf } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { halcyon } from './halcyon.ts';

const GAME = GAMES.find(({ id }) => id === 'tranquility')!;

/** The same by the long way: every sequence played at a table of its own. */
const countAtTables = (wish: Parameters<typeof agree>[1], seed: string, depth: number): number[] => {
  const counts = Array.from({ length: depth + 1 }, () => 0);
  const walk = (sequence: readonly (readonly [number, number])[]): void => {
    counts[sequence.length]!++;
    if (sequence.length === depth) return;
    const match = new Match(GAME, agree(GAME, wish), chanceFrom(seed));
    for (const [seat, move] of sequence) match.play(seat, move);
    for (const seat of seatsOf(match.mustAct | match.mayAct)) {
      for (const move of match.legal(seat)) walk([...sequence, [seat, move]]);
    }
  };
  walk([]);
  return counts;
};

test.each([
  [2, 'x', [], 1],
  [3, '7', ['jagged-rocks', 'storm-compass'], 2],
])('count agrees with tables: %i seats, seed %s, %j', (seats, seed, features, depth) => {
  const wish = features.length > 0 ? ['--with', features.join(',')] : [];
  const args = ['count', 'tranquility', '--seats', String(seats), '--depth', String(depth), '--seed', seed, ...wish];
  const { code, out, err } = halcyon([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const counts = countAtTables({ seats, features }, seed, depth);
  expect(JSON.parse(out)).toMatchObject({ game: 'tranquility', seats, features, seed, depth, counts });
  expect(counts[0]).toBe(1);
  const words = halcyon([...args, '--lang', 'de']).out;
  expect(words).toContain('Tiefe');
});
