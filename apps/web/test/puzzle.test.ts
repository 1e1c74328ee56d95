/** Puzzles as somebody solves them: on the picture with a finger's room, and as text in another language. */
import { findGame } from '@halcyon/catalog';
import { loadPuzzles } from '@halcyon/catalog/puzzles';
import { speak } from '@halcyon/catalog/words';
import { CHANCE, kindOf, type Move, printMove } from '@halcyon/kernel';
import { PUZZLES } from '@halcyon/speech/puzzles/index';
import { type Puzzle, PuzzleTable, puzzleHeads, readPuzzle } from '@halcyon/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, openPage } from './browser.ts';
import { button } from './player.ts';
import { PHONE, troubles } from './troubles.ts';

const bookOf = async (game: string): Promise<Puzzle[]> =>
  puzzleHeads((await loadPuzzles(game))!.book).map((head) => readPuzzle(head, findGame));
const status = (page: Page, is: string): Promise<void> => page.locator(`[data-status=${is}]`).waitFor();

/** Somebody who throws cards away: undefined where the rules do not let that go on to the end of the try. */
const wasteful = (puzzle: Puzzle): Move[] | undefined => {
  const table = new PuzzleTable(puzzle, {});
  const moves: Move[] = [];
  while (table.status === 'open') {
    const { legal, rules } = table.outlook(0);
    const nameOf = (move: Move): string => rules.moves[kindOf(move)]!.name;
    const move = legal.find((each) => nameOf(each) === 'discard') ?? legal.find((each) => nameOf(each) === 'drop');
    if (move === undefined) return undefined;
    moves.push(move);
    table.play(0, move);
  }
  return table.status === 'failed' ? moves : undefined;
};
const OFFERED: Readonly<Record<string, string>> = {
  discard: 'Discard two cards',
  finish: 'Play the Finish',
  start: 'Play the Start',
};
/** One move of Tranquility, on the picture. */
const press = async (page: Page, { match }: Puzzle, move: Move): Promise<void> => {
  const [name = '', card = '', cell] = printMove(match.rules.moves, move).split(' ');
  if (OFFERED[name]) return button(page, OFFERED[name]).click();
  const held = card.charAt(0).toUpperCase() + card.slice(1);
  await page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: held, exact: true }).first().click();
  if (name === 'place') await page.locator(`[data-cell='${Number(cell) - 1}']`).click();
};

test('a try that fails, another that solves it, and the mark in the list', async () => {
  const words = PUZZLES.en;
  const puzzles = await bookOf('tranquility');
  const at = puzzles.findIndex(
    (puzzle) => puzzle.seats === 1 && puzzle.modules.join() === 'square,standard' && wasteful(puzzle) !== undefined,
  );
  const puzzle = puzzles[at]!;
  const page = await openPage({
    ...PHONE,
    stored: { 'halcyon/settings': '{"pace":0}' },
    route: '#/puzzle/tranquility',
  });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await link(words.number(at + 1)).waitFor();
  expect(await axe(page)).toEqual([]);
  await link(words.number(at + 1)).click();
  await status(page, 'open');
  expect(page.url()).toContain(`#/puzzle/tranquility/${puzzle.id}`);
  expect(await axe(page)).toEqual([]);
  expect(await troubles(page)).toEqual([]);

  for (const move of wasteful(puzzle)!) await press(page, puzzle, move);
  await status(page, 'failed');
  await page.getByText(words.failed).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await troubles(page)).toEqual([]);
  await page.locator('[data-status]').getByRole('button', { name: words.takeBack }).click();
  await status(page, 'open');
  await button(page, words.again).click();

  for (const { move } of puzzle.line) await press(page, puzzle, move);
  await status(page, 'solved');
  await page.getByText(words.solved).waitFor();
  await link(words.all).click();
  await link(`${words.number(at + 1)}, ${words.done}`).waitFor();
  await page.getByText(words.solvedOf(1, puzzles.length)).waitFor();
});

test('a link opens one at once, in the language of whoever follows it and as text; the solution is shown', async () => {
  const words = PUZZLES.de;
  const puzzles = await bookOf('cloud-nine');
  const puzzle = puzzles.find(({ line, goal }) => line.some(({ seat }) => seat !== CHANCE && seat !== goal.seat))!;
  const { rules } = puzzle.match;
  const names = Array.from({ length: rules.seats }, () => '');
  const speaker = speak('de', rules, { viewer: puzzle.goal.seat!, names });
  const page = await openPage({
    ...PHONE,
    locale: 'de',
    stored: { 'halcyon/settings': '{"pace":0,"plain":true}' },
    route: `#/puzzle/cloud-nine/${puzzle.id}`,
  });
  await status(page, 'open');
  await page.getByText(words.goal[puzzle.goal.unit](puzzle.goal.within, true)).waitFor();
  await page.getByRole('main').waitFor();
  expect(await axe(page)).toEqual([]);
  const own = puzzle.line.filter(({ seat }) => seat === puzzle.goal.seat);
  for (const { move } of own) await button(page, speaker.move(move)).first().click();
  await status(page, 'solved');

  await button(page, words.again).click();
  await button(page, words.solution).click();
  for (let i = 1; i < puzzle.line.filter(({ seat }) => seat !== CHANCE).length; i++)
    await button(page, words.step).click();
  await page.getByText(words.shown).waitFor();

  await page.goto(`${page.url().split('#')[0]}#/puzzle/cloud-nine/nothing`);
  await page.getByText(words.unknown).waitFor();
});
