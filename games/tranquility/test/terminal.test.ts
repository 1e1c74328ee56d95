/** Tranquility in the terminal: the plain game and its sea; the variants have a file of their own. */
import { argOf, kindOf, type Match, topFrame } from '@halcyon/kernel';
import { LANGUAGES } from '@halcyon/speech';
import { layOut } from '@halcyon/terminal-kit/picture';
import { asked, dressed, openTerminal } from '@halcyon/terminal-kit/test-kit';
import { width } from '@halcyon/terminal-kit/text';
import { describe, expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { boardOf, type State } from '../rules/index.ts';

const { drawing, matchWhere, sceneAt, pictureAt } = await openTerminal(manifest);
const both = ['jagged-rocks', 'storm-compass'];
const cellsOf = (match: Match): number[] => (match.view(0) as unknown as State).cells;
const rowLine = (board: readonly string[], row: number): string =>
  board.slice(1).find((line) => line.trim().startsWith(`${row} `))!;

describe('the sea', () => {
  test('row 6 lies on top, every island stands in its row, unplayed corners are hollow', () => {
    const match = matchWhere({ seats: 2 }, '3', asked('turn', 40));
    const board = drawing.board(dressed(sceneAt(match), { scale: 1 }));
    expect(board).toHaveLength(1 + boardOf('square').lines + 1);
    expect(board[1]).toMatch(/^ 6 /);
    cellsOf(match).forEach((card, cell) => {
      const line = rowLine(board, Math.floor(cell / 6) + 1);
      if (card > 0) expect(line).toContain(`[${card}]`);
    });
    expect(board[0]).toContain('◇ Finish');
    expect(board.at(-1)).toContain((match.view(0) as unknown as State).started ? '◆ Start' : '◇ Start');
  });

  test('a selected card shows its cost in every cell where it may go, and nowhere else', () => {
    const match = matchWhere({ seats: 2 }, '3', asked('turn', 30));
    const scene = sceneAt(match);
    for (const card of (scene.view as unknown as State).hands[0]!.filter((each) => each <= 80)) {
      const places = scene.legal.filter(
        (move) => scene.rules.moves[kindOf(move)]!.name === 'place' && argOf(move, 0) === card,
      );
      const board = drawing.board(dressed(scene, { selected: card }));
      expect(board.join('').match(/\(\d+\)/g) ?? []).toHaveLength(places.length);
    }
    expect(drawing.board(scene).join('')).not.toMatch(/\(\d+\)/);
  });

  test('closed rows carry a symbol and a word', () => {
    // In a row that has both the nearer sign stands before the other.
    const match = matchWhere({ seats: 3, features: both }, '3', (m) => {
      const { rocks, purples } = m.view(0) as unknown as { rocks: number; purples: number[] };
      return purples.some((n, row) => n > 0 && row !== rocks) && purples[rocks] === 0 && m.ask(0)?.id === 'turn';
    });
    const { rocks, purples } = match.view(0) as unknown as { rocks: number; purples: number[] };
    const board = drawing.board(dressed(sceneAt(match), { scale: 2 }));
    const at = (row: number): string => [0, 1].map((i) => board[board.indexOf(rowLine(board, row)) + i]).join(' ');
    expect(at(rocks + 1)).toMatch(/▲.*▲ Rocks/);
    expect(at(purples.findIndex((n) => n > 0) + 1)).toMatch(/≈ Purple/);
  });
});

describe('the whole screen', () => {
  const crowded = { seats: 5, features: both };
  const names = ['Bartholomäus', 'Anna-Lena', 'Maximiliane', 'Christophe', 'Ευαγγελία'];
  const moments: [string, Match][] = [
    ['a turn', matchWhere(crowded, '3', asked('turn', 60))],
    ['a pledge', matchWhere(crowded, '3', asked('pledge'))],
    ['a payment', matchWhere(crowded, '3', asked('pay'))],
    ['the rocks', matchWhere(crowded, '3', asked('rocks'))],
    ['solo, eight to give', matchWhere({ seats: 1 }, '3', asked('share'))],
  ];
  for (const [moment, match] of moments) {
    test(`${moment} fits 80 x 24 with a line to spare, in every language`, () => {
      expect(match.outcome).toBeUndefined();
      for (const language of LANGUAGES) {
        for (const selected of [undefined, (match.view(0).hands as number[][])[0]![0]]) {
          const picture = pictureAt(match, { language, names, selected });
          const lines = layOut(picture, { columns: 80, rows: 24 });
          expect(lines.length, `${language}: ${lines.join('\n')}`).toBeLessThanOrEqual(22);
          for (const line of lines) expect(width(line)).toBeLessThanOrEqual(80);
          expect(width(picture.keys), picture.keys).toBeLessThanOrEqual(79);
          expect(picture.board.length).toBeGreaterThanOrEqual(picture.seats.length);
        }
      }
    });
  }

  test('a low window gets one line per row, a high one three; the talk moves to the side of a wide one', () => {
    const match = matchWhere({ seats: 3 }, '3', asked('turn', 40));
    const at = (columns: number, rows: number): string[] =>
      layOut(pictureAt(match, { columns, rows }, 'Ask'), { columns, rows });
    expect(at(80, 18).length).toBeLessThanOrEqual(17);
    expect(at(60, 24).every((line) => width(line) <= 60)).toBe(true);
    expect(at(120, 40).length).toBeGreaterThan(25);
    expect(at(120, 40).some((line) => width(line) > 82)).toBe(true);
  });

  test('other hands are hidden before anything is drawn, and the public sees none', () => {
    const match = matchWhere({ seats: 3 }, '3', asked('turn', 40));
    const scene = sceneAt(match);
    const others = (scene.view as unknown as State).hands.slice(1);
    expect(others.every((hand) => hand.every((card) => card === -1))).toBe(true);
    const audience = pictureAt(match, { viewer: 'audience' });
    expect(audience.hand).toEqual([]);
  });

  test('offers for the Start stand beside the seats', () => {
    const match = matchWhere(
      { seats: 3 },
      '3',
      (m) => asked('pledge')(m) && (m.view(0).pledges as number[]).filter((n) => n < 9).length >= 0,
    );
    expect(match.rules.frames[topFrame(match.view(0) as unknown as State)]?.name).toBe('pledge');
    match.play(1, match.legal(1)[2]!);
    expect(drawing.seats(sceneAt(match)).join('\n')).toContain('gives 2');
  });
});
