import { readFileSync } from 'node:fs';
import { rateFor } from '@halcyon/bots/rates';
import { GAMES } from '@halcyon/catalog';
import { loadRates } from '@halcyon/catalog/lazy';
import { agree, type Game } from '@halcyon/kernel';
import { describe, expect, test } from 'vitest';
import { difficulty, linesOf, measuredAgain, type Result } from '../difficulty.ts';
import { ratesOf } from '../rates.ts';

/** Rules are never asked: only what the game offers. */
const game: Game = {
  ...GAMES[0]!,
  seats: { least: 1, most: 3 },
  features: [{ id: 'reef' }, { id: 'fog' }],
  layouts: [{ id: 'square' }, { id: 'ring', bars: ['reef', 'fog'] }],
  modes: [{ id: 'standard' }, { id: 'race', bars: ['reef', 'fog', 'ring'], seats: [2] }],
  options: [
    { id: 'gaps', values: [0, 4, 8], standard: 0, bars: ['race'] },
    { id: 'density', values: [1, 2], standard: 2, needs: 'fog' },
  ],
};

const calls: string[] = [];
const simulate = (words: readonly string[]): Result => {
  calls.push(words.join(' '));
  const games = Number(words[words.indexOf('--games') + 1]);
  if (!words.includes('race')) return { games, wins: games / 2, averageScores: [20] };
  const best = words.includes('heuristic,random') ? 0 : 1;
  const wins = best === 0 ? [80, 25] : [30, 70];
  return { games, winsBySeat: wins, sharedBySeat: best === 0 ? [5, 5] : [0, 0], averageScores: [30.25, 20] };
};
const text = difficulty(game, 100, simulate);
const rows = text.split('\n').filter((line) => line.startsWith('|'));

describe('difficulty', () => {
  test('a line for every kind of game and every value of its options', () => {
    expect(linesOf(game).map(({ name, options, setups }) => [name, options, setups.map(({ seats }) => seats)])).toEqual(
      [
        ['plain', { gaps: 0 }, [1, 2, 3]],
        ['plain', { gaps: 4 }, [1, 2, 3]],
        ['plain', { gaps: 8 }, [1, 2, 3]],
        ['reef', {}, [1, 2, 3]],
        ['fog', { density: 2 }, [1, 2, 3]],
        ['fog', { density: 1 }, [1, 2, 3]],
        ['ring', {}, [1, 2, 3]],
        ['race', {}, [2]],
        ['reef + fog', {}, [1, 2, 3]],
      ],
    );
  });
  test('a win rate for each number of seats, with the call that gives it', () => {
    const half = '50.0 % (40.4–59.6)';
    const call =
      '`npx halcyon simulate tranquility --seats 2 --with fog --set density=1 --bot heuristic --games 100 --seed difficulty`';
    expect(rows[0]).toBe('| game | options | 1 seat | 2 seats | 3 seats | call |');
    expect(rows).toContain(`| fog | density=1 | ${half} | ${half} | ${half} | ${call} |`);
    for (const seats of [1, 2, 3]) {
      const rest = '--layout ring --bot heuristic --games 100 --seed difficulty';
      expect(calls).toContain(`simulate tranquility --seats ${seats} ${rest}`);
    }
    expect(text).toContain('`npm run difficulty -- tranquility --games 100`');
  });
  test('games with ranks: the best bot at each seat against the weakest, and both orders together', () => {
    const call = (bots: string) =>
      `\`npx halcyon simulate tranquility --seats 2 --mode race --bot ${bots} --games 100 --seed difficulty\``;
    expect(rows.slice(-3)).toEqual([
      `| race |  | heuristic, random | 80.0 % (71.1–86.7) | 5 | 30.3 : 20.0 | ${call('heuristic,random')} |`,
      `| race |  | random, heuristic | 70.0 % (60.4–78.1) | 0 | 30.3 : 20.0 | ${call('random,heuristic')} |`,
      '| race |  | all orders | 75.0 % (68.6–80.5) | 5 |  |  |',
    ]);
    expect(rows.filter((line) => line.startsWith('| race'))).toHaveLength(3);
  });
});

test('one figure is measured anew, with as many games, and the rest stays', () => {
  const again = (words: readonly string[]): Result => {
    expect(words.join(' ')).toBe(
      'simulate tranquility --seats 3 --with fog --set density=1 --bot heuristic --games 100 --seed difficulty',
    );
    return { games: 100, wins: 80, averageScores: [20] };
  };
  const changed = measuredAgain(game, text, 'fog density=1', 3, again).split('\n');
  const differing = text.split('\n').flatMap((line, i) => (line === changed[i] ? [] : [changed[i]!]));
  expect(differing).toHaveLength(1);
  expect(differing[0]).toMatch(/^\| fog \| density=1 \| 50\.0.* \| 50\.0.* \| 80\.0 % \(71\.1–86\.7\) \| `npx/);
  expect(() => measuredAgain(game, text, 'ice', 3, again)).toThrow("no figure for 'ice'");
});

describe('rates', () => {
  const rates = ratesOf(game, text);
  const half = { won: 50, low: 40.4, high: 59.6 };
  test('a set-up finds its figure by its modules and by what is not standard', () => {
    expect(rateFor(rates, agree(game, { seats: 3 }))).toEqual(half);
    expect(rateFor(rates, agree(game, { features: ['fog', 'reef'] }))).toEqual(half);
    expect(rateFor(rates, agree(game, { features: ['fog'], options: { density: 1 } }))).toEqual(half);
    expect(rateFor(rates, agree(game, { mode: 'race' }))).toEqual({ won: 75, low: 68.6, high: 80.5, points: 25.2 });
  });
  test('what nobody measured has none', () => {
    expect(rateFor(rates, agree(game, { layout: 'ring', options: { gaps: 4 } }))).toBeUndefined();
    expect(rateFor(rates, agree(game, { features: ['fog', 'reef'], options: { density: 1 } }))).toBeUndefined();
  });
  test.for(GAMES.map(({ id }) => id))('what programs read is what the document says: %s', async (id) => {
    const document = readFileSync(new URL(`../../docs/difficulty/${id}.md`, import.meta.url), 'utf8');
    // What luck allows is counted, not measured (ceilings.test.ts of the game).
    const { ceilings: _, ...rates } = (await loadRates(id))!;
    expect(rates).toEqual(ratesOf(GAMES.find((each) => each.id === id)!, document));
  });
});
