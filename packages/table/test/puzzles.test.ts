/** Every puzzle is read and solved by the rules of now. */
import { findGame } from '@halcyon/catalog';
import { loadPuzzles, PUZZLE_GAMES } from '@halcyon/catalog/puzzles';
import { speak, tableWords } from '@halcyon/catalog/words';
import { CHANCE, type Match, outlookOf, printArg, printDigest, seatsOf } from '@halcyon/kernel';
import { PUZZLES } from '@halcyon/speech/puzzles/index';
import { comingDice, openCards } from '@halcyon/speech/puzzles/open-cards';
import { LANGUAGES } from '@halcyon/speech/speaker';
import { describe, expect, test } from 'vitest';
import { GRADES, type Puzzle, PuzzleTable, puzzleHeads, readPuzzle, Solver } from '../src/index.ts';

/** More than any puzzle takes in which others have a say. */
const BUDGET = 60_000;
/** The maker has looked at all of them. */
const SAMPLE = 8;
const TOGETHER = 100;
const AGAINST = 30;

const books = await Promise.all(
  PUZZLE_GAMES.map(async (game) => {
    const book = (await loadPuzzles(game))!;
    return { game, book, heads: puzzleHeads(book.book) };
  }),
);
const puzzlesOf = ({ heads }: (typeof books)[number]): Puzzle[] => heads.map((head) => readPuzzle(head, findGame));
/** Seats that act in the found line besides those who solve it. */
const hasOthers = ({ line, goal }: Puzzle): boolean =>
  goal.seat !== undefined && line.some(({ seat }) => seat !== CHANCE && seat !== goal.seat);

test('six games have puzzles', () => expect(PUZZLE_GAMES.length).toBeGreaterThanOrEqual(6));

describe.each(books)('puzzles of $game', (entry) => {
  const { game, book, heads } = entry;
  const puzzles = puzzlesOf(entry);

  test('there are enough of them, none twice, the easiest first', () => {
    const together = heads.every(({ goal }) => goal.seat === undefined);
    expect(heads.length).toBeGreaterThanOrEqual(together ? TOGETHER : AGAINST);
    expect(new Set(heads.map(({ id }) => id)).size).toBe(heads.length);
    const grades = heads.map(({ grade }) => grade);
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
    for (const grade of grades) expect([1, 2, 3, 4, 5]).toContain(grade);
    expect(GRADES).toBe(5);
  });

  test('each is named by its position, which waits for whoever is to solve it', () => {
    for (const { id, match, goal } of puzzles) {
      expect(printDigest(match.digestAt(0))).toBe(id);
      const [asked] = seatsOf(match.rules.mustAct(match.origin!));
      expect(asked, id).toBe(goal.seat ?? asked);
    }
  });

  test('the found line reaches the goal in time, step by step at a table', () => {
    for (const puzzle of puzzles) {
      const table = new PuzzleTable(puzzle, {});
      const { within } = puzzle.goal;
      expect(table.left, puzzle.id).toBe(within);
      while (table.length < puzzle.line.length) {
        expect(table.status, `${puzzle.id} after ${table.length} steps`).toBe('open');
        table.show();
      }
      expect(table.status, puzzle.id).toBe('solved');
    }
  });

  test('where others have a say, no answer of theirs keeps the goal away: some of them, again', () => {
    const some = puzzles.filter(hasOthers).filter((_, i) => i % SAMPLE === 0);
    for (const { id, match, goal, coming } of some) {
      const solver = new Solver({ rules: match.rules, goal, coming }, BUDGET);
      expect(solver.wins({ state: match.origin!, used: 0, thrown: 0 }), id).toBe(true);
    }
  });

  test('what is hidden is told in every language, and a die as it falls', () => {
    const faces = new Map<number, string>();
    for (const { match, coming, goal } of puzzles) {
      for (const [face, word] of facesIn(match)) faces.set(face, word);
      for (const language of LANGUAGES) {
        const names = match.rules.infos.map(() => 'X');
        const speaker = speak(language, match.rules, { viewer: goal.seat ?? 0, names });
        const told = { outlook: outlookOf(match, 'referee', 0), seat: goal.seat ?? 0, speaker, book };
        const lines = [...openCards({ ...told, table: tableWords(language) }), ...comingDice(coming, told)];
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|: ,|: \./);
        // Words of the notation, like 'b-orc2', are for logs.
        expect(lines.join('\n')).not.toMatch(/(?<![\p{L}’])[a-z]+-[a-z]+\d?(?!\p{L})/u);
      }
    }
    for (const [face, word] of faces) expect(book.die[face], `face ${face} of ${game}`).toBe(word);
  });
});

/** What dice showed in a match, by the number of chance, in the words of the field that keeps them. */
const facesIn = (match: Match): Map<number, string> => {
  const faces = new Map<number, string>();
  const info = match.rules.infos.find(({ name }) => name === 'dice' || name === 'die');
  match.steps.forEach(({ seat, move }, i) => {
    if (seat !== CHANCE || !info) return;
    const shown = [match.viewAt(i + 1, 'referee')[info.name]!].flat(2).filter((value) => value !== 0);
    const before = [match.viewAt(i, 'referee')[info.name]!].flat(2).filter((value) => value !== 0);
    if (shown.length === before.length + 1) faces.set(move, printArg(info.of, shown.at(-1)!));
  });
  return faces;
};

test('a wrong move fails, is taken back, and dice fall again as they were told', async () => {
  const pub = books.find(({ game }) => game === 'fantasy-pub')!;
  const puzzle = puzzlesOf(pub).find(({ goal }) => goal.within === 1)!;
  const table = new PuzzleTable(puzzle, {});
  const [seat] = table.own;
  // Ending the turn, or whatever leads there.
  for (let moves = 0; table.status === 'open' && moves < 4; moves++) {
    const { legal, rules } = table.outlook(seat!);
    const end = legal.find((move) => rules.moves[move >>> 24]!.name === 'end');
    const wrong = end ?? legal.find((move) => move !== puzzle.line[table.length]?.move) ?? legal[0]!;
    expect(table.play(seat!, wrong)).toBeUndefined();
  }
  expect(table.status).toBe('failed');
  expect(table.outlook(seat!).legal).toEqual([]);
  table.takeBack();
  expect(table.status).toBe('open');
  table.restart();
  expect(table.length).toBe(0);
  while (table.shown) table.show();
  expect(table.status).toBe('solved');
});

test('the words of puzzles are there in every language', () => {
  for (const language of LANGUAGES) expect(PUZZLES[language].goal.turn(2, true)).toMatch(/2/);
});
