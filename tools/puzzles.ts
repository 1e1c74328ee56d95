/**
 * npm run puzzles -- GAME [--count N] [--seed S]: plays games of bots, cuts them near their end, looks for lines that win
 * within a few turns, keeps what bots fail at, and writes games/GAME/puzzle/book.ts, the easiest first. The same seed
 * writes the same book.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findGame } from '@halcyon/catalog';
import { agree, BadInput, type Game, type Step } from '@halcyon/kernel';
import { GRADES, OverBudget, Solver, type Standing, type Task } from '../packages/table/src/index.ts';
import { bookFile, type Found, type Made, printPuzzle } from './puzzles/book.ts';
import { type Cut, cutsOf } from './puzzles/cuts.ts';
import { PLANS, type Plan } from './puzzles/plans.ts';
import { shortened } from './puzzles/short.ts';
import { failures, RANDOM } from './puzzles/tries.ts';

/** Whoever moves at random must fail at least as often as this. */
const LEAST_RANDOM = 0.75;
const MOST_GAMES = 4000;

/** A goal that can be reached, and a line; undefined if there is none that could be found. */
const solve = (cut: Cut, { unit, within, budget }: Plan): Pick<Made, 'task' | 'line'> | undefined => {
  const from: Standing = { state: cut.state, used: 0, thrown: 0 };
  const taskOf = (n: number): Task => ({
    rules: cut.rules,
    goal: { within: n, unit, seat: cut.seat },
    coming: cut.coming,
  });
  const [least, most] = within;
  const { won } = cut;
  if (won) return won.turns < least || won.turns > most ? undefined : { task: taskOf(won.turns), line: won.line };
  for (let n = least; n <= most; n++) {
    // Where nobody else has a say, the last search finds what the others would.
    const line = cut.seat === undefined && n < most ? undefined : search(taskOf(n), from, budget);
    if (!line) continue;
    const turns = cut.seat === undefined ? turnsIn(taskOf(n), from, line) : n;
    return turns < least ? undefined : { task: taskOf(turns), line };
  }
  return undefined;
};
/** How many turns a line takes. */
const turnsIn = (task: Task, from: Standing, line: readonly Step[]): number => {
  const solver = new Solver(task, 0);
  return 1 + line.slice(0, -1).reduce((at, step) => solver.after(at, step), from).used;
};
const search = (task: Task, from: Standing, budget: number): readonly Step[] | undefined => {
  const solver = new Solver(task, budget);
  try {
    return solver.wins(from) ? solver.line(from) : undefined;
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
};

/** The hardest of a game that can be solved: two of one game would be near the same. Failing costs less than solving. */
const puzzleFrom = (game: Game, cuts: readonly Cut[], plan: Plan): Found | undefined => {
  const { unit, within } = plan;
  const judged = cuts.map((cut) => {
    const turns = (cut.seat === undefined ? cut.won?.turns : undefined) ?? within[1];
    const task: Task = { rules: cut.rules, goal: { within: turns, unit, seat: cut.seat }, coming: cut.coming };
    return { cut, turns, failed: failures(game, cut, task, plan.glance) };
  });
  const hardest = judged.filter(({ failed }) => failed >= plan.failed).sort((a, b) => b.failed - a.failed);
  for (const { cut, turns, failed: guessed } of hardest) {
    const solved = solve(cut, plan);
    if (!solved) continue;
    const failed = solved.task.goal.within === turns ? guessed : failures(game, cut, solved.task);
    if (failed >= plan.failed && failures(game, cut, solved.task, undefined, [RANDOM]) >= LEAST_RANDOM)
      return { ...solved, cut, failed };
  }
  return undefined;
};

/** The puzzle that the nth game brings, if it brings one. */
const puzzleOf = (game: Game, plan: Plan, seed: string, n: number): Found | undefined => {
  const setup = agree(game, plan.wishes[n % plan.wishes.length]!);
  return puzzleFrom(game, cutsOf(game, setup, plan, `${seed}/${n}`), plan);
};
const make = (game: Game, plan: Plan, count: number, seed: string): Made[] => {
  const made = new Map<number, Found>();
  for (let i = 0; i < MOST_GAMES && made.size < count; i++) {
    const found = puzzleOf(game, plan, seed, i);
    if (found) made.set(cutKey(found.cut), found);
    if (i % 20 === 19) console.error(`${i + 1} games, ${made.size} puzzles`);
  }
  return graded([...made.values()]);
};
/** The easiest first, with short lines. */
const graded = (found: readonly Found[]): Made[] => {
  const sorted = found.toSorted((a, b) => a.failed - b.failed || cutKey(a.cut) - cutKey(b.cut));
  // A grade is a fifth of the book; those at which bots fail as often have the same one.
  const gradeOf = (failed: number): number => {
    const before = sorted.findIndex((each) => each.failed === failed);
    return 1 + Math.floor((GRADES * before) / sorted.length);
  };
  return sorted.map(({ cut, task, line, failed }) => {
    const from: Standing = { state: cut.state, used: 0, thrown: 0 };
    return { cut, task, line: shortened(task, from, line), failed, grade: gradeOf(failed) };
  });
};
const cutKey = ({ rules, state }: Cut): number => rules.digest(state);

const main = (): void => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string' }, seed: { type: 'string', default: 'puzzles' } },
  });
  const game = findGame(positionals[0] ?? '');
  const plan = game && PLANS[game.id];
  if (!plan) throw new BadInput('game', `there is no plan for puzzles of '${positionals[0] ?? ''}'`);
  const count = values.count === undefined ? plan.count : Number(values.count);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new BadInput('count', `--count takes a number, not '${values.count}'`);
  const made = make(game, plan, count, values.seed);
  const texts = made.map((each) => printPuzzle(game, each));
  writeFileSync(new URL(`../games/${game.id}/puzzle/book.ts`, import.meta.url), bookFile(texts));
  const hard = made.map(({ failed }) => `${Math.round(100 * failed)} %`);
  console.error(
    `${made.length} puzzles of ${game.id}; bots fail at ${hard[0]} to ${hard.at(-1)}, half of them ${hard[hard.length >> 1]}`,
  );
};
if (process.argv[1]?.endsWith('puzzles.ts')) main();
