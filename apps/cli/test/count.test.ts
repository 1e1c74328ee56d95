import { findGame } from '@halcyon/catalog';
import { agree, chanceFrom, type Game, Match, type SetupWish, seatsOf } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { halcyon } from './halcyon.ts';

/** The same by the long way: every sequence played at a table of its own. */
const countAtTables = (game: Game, wish: SetupWish, seed: string, depth: number): number[] => {
  const counts = Array.from({ length: depth + 1 }, () => 0);
  const walk = (sequence: readonly (readonly [number, number])[]): void => {
    counts[sequence.length]!++;
    if (sequence.length === depth) return;
    const match = new Match(game, agree(game, wish), chanceFrom(seed));
    for (const [seat, move] of sequence) match.play(seat, move);
    for (const seat of seatsOf(match.mustAct | match.mayAct)) {
      for (const move of match.legal(seat)) walk([...sequence, [seat, move]]);
    }
  };
  walk([]);
  return counts;
};

test.each([
  ['tranquility', 2, 'x', [], 1],
  ['tranquility', 3, '7', ['jagged-rocks', 'storm-compass'], 2],
  ['ascent', 1, '7', ['wildlife'], 2],
])('count agrees with tables: %s, %i seats, seed %s, %j', (game, seats, seed, features, depth) => {
  const wish = features.length > 0 ? ['--with', features.join(',')] : [];
  const args = ['count', game, '--seats', String(seats), '--depth', String(depth), '--seed', seed, ...wish];
  const { code, out, err } = halcyon([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const counts = countAtTables(findGame(game)!, { seats, features }, seed, depth);
  expect(JSON.parse(out)).toMatchObject({ game, seats, features, seed, depth, counts });
  expect(counts[0]).toBe(1);
  const words = halcyon([...args, '--lang', 'de']).out;
  expect(words).toContain('Tiefe');
});
