/**
 * A puzzle is a log: a position with open cards, what is to be reached from there, and a line that reaches it. A book of
 * puzzles is a text of such logs one after the other; docs/decisions/0022 says why.
 *
 *   # puzzle 8c18df18 grade 3
 *   # goal 2 turn 0          win within two turns of seat 0; 'all': within two turns of anybody, all win together
 *   # coming 3 0 5           what the next dice show, whoever throws them
 */
import { BadInput, type FindGame, type Match, parseLog, type Seat, type Step } from '@halcyon/kernel';

/** What is counted: turns, or in a game without turns the trips of a balloon. By the event that each begins or ends with. */
export const UNITS = { turn: 'turn', trip: 'trip-over' } as const;
export type Unit = keyof typeof UNITS;

/** To win, in so many turns from now. */
export interface Goal {
  readonly within: number;
  readonly unit: Unit;
  /** Who is to win; undefined: all together, and whoever solves it plays every seat. */
  readonly seat: Seat | undefined;
}
/** Whether others act before it is reached, and must not be able to keep it away. */
export const isForced = ({ seat, within, unit }: Goal): boolean =>
  seat !== undefined && (within > 1 || unit === 'trip');
/** What a list tells of a puzzle, read without the rules. */
export interface PuzzleHead {
  /** The digest of its position: the same puzzle keeps its name in every book. */
  readonly id: string;
  /** 1 … GRADES, by how often bots fail. */
  readonly grade: number;
  readonly goal: Goal;
  readonly seats: number;
  /** As in the log's header. */
  readonly modules: readonly string[];
  /** Its log. */
  readonly text: string;
}
export interface Puzzle extends PuzzleHead {
  /** What the next dice show. */
  readonly coming: readonly number[];
  /** The found line, played to its end. */
  readonly match: Match;
  readonly line: readonly Step[];
}
export const GRADES = 5;

const wordsAfter = (text: string, note: string): string[] =>
  new RegExp(`^# ${note} (.*)$`, 'm').exec(text)?.[1]?.split(' ') ?? [];

const headOf = (text: string): PuzzleHead => {
  const [id = '', , grade] = wordsAfter(text, 'puzzle');
  const [within, unit = '', seat = ''] = wordsAfter(text, 'goal');
  const header = (name: string): string[] => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]?.split(' ') ?? [];
  return {
    id,
    grade: Number(grade),
    goal: {
      within: Number(within),
      unit: unit === 'trip' ? 'trip' : 'turn',
      seat: seat === 'all' ? undefined : Number(seat),
    },
    seats: Number(header('seats')[0]),
    modules: [...header('features'), ...header('layout'), ...header('mode')],
    text,
  };
};
const START = /^(?=halcyon \d+$)/m;
/** The puzzles of a book, in its order. */
export const puzzleHeads = (book: string): PuzzleHead[] =>
  book
    .split(START)
    .filter((text) => text.trim() !== '')
    .map(headOf);

/** Played by the rules of now; a line that they refuse is a BadInput. */
export const readPuzzle = (head: PuzzleHead, find: FindGame): Puzzle => {
  const match = parseLog(head.text, find);
  if (!match.origin) throw new BadInput('puzzle', `${head.id} does not begin from a position`);
  return { ...head, coming: wordsAfter(head.text, 'coming').map(Number), match, line: match.steps };
};
