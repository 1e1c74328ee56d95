/** Puzzles in the terminal: listed, solved by typing the found line, shown, and refused where there is none. */
import { findGame } from '@halcyon/catalog';
import { loadPuzzles } from '@halcyon/catalog/puzzles';
import { CHANCE, printMove } from '@halcyon/kernel';
import { puzzleHeads, readPuzzle } from '@halcyon/table';
import { expect, test } from 'vitest';
import { halcyon } from './halcyon.ts';

const heads = puzzleHeads((await loadPuzzles('fantasy-pub'))!.book);
const at = heads.findIndex(({ goal }) => goal.within === 1);
const puzzle = readPuzzle(heads[at]!, findGame);
const typed = puzzle.line
  .filter(({ seat }) => seat !== CHANCE)
  .map(({ move }) => printMove(puzzle.match.rules.moves, move));

test('books and puzzles are listed', () => {
  expect(halcyon(['puzzle', '--lang', 'en']).out).toMatch(/fantasy-pub: Fantasy Pub · \d+/);
  expect(halcyon(['puzzle', 'fantasy-pub', '--lang', 'de']).out).toContain(`${puzzle.id}  Rätsel ${at + 1} · Stufe`);
});
test('the found line solves it; the solution can be shown', () => {
  const solved = halcyon(['puzzle', 'fantasy-pub', puzzle.id, '--lang', 'en'], `${typed.join('\n')}\n`);
  expect(solved).toMatchObject({ code: 0, out: expect.stringContaining('Solved!') });
  expect(solved.out).toContain('Win in this turn.');
  expect(solved.out).toContain('The next dice: ');
  const shown = halcyon(
    ['puzzle', 'fantasy-pub', String(at + 1), '--lang', 'fr'],
    `${puzzle.line.map(() => 'solution').join('\n')}\n`,
  );
  expect(shown.out).toContain('C’était la solution.');
  expect(shown.out).not.toContain('Résolu');
});
test('an unknown puzzle is refused with a sentence', () => {
  expect(halcyon(['puzzle', 'fantasy-pub', 'x'])).toMatchObject({
    code: 2,
    err: expect.stringContaining("no puzzle 'x'"),
  });
});
